import { type DayParts, formatDay, formatNumber } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import type { ChartPoint } from "./geometry.ts";
import type { Bar } from "./layout.ts";

const parts = {
  day: { day: "numeric", month: "short" },
  month: { month: "short", year: "numeric" },
  full: { day: "numeric", month: "long", year: "numeric" },
} satisfies Record<string, DayParts>;

/** A calendar day in words. */
export function chartDate(date: string, shown: keyof typeof parts = "full"): string {
  return formatDay(date, parts[shown]);
}

export const chartNumber = (value: number): string => formatNumber(value, 2);

export const isKnown = (bar: Bar): bar is ChartPoint => bar.value !== null;

export function byDate<T extends { date: string }>(points: readonly T[]): T[] {
  return points.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** One point in words. */
export function pointText({ date, value }: Bar, unit: string): string {
  const day = chartDate(date);
  if (value === null) return m.ui_chart_unknown({ date: day });
  return m.ui_chart_point({ value: chartNumber(value), unit, date: day });
}

/** The chart in a sentence. */
export function chartSummary(points: readonly ChartPoint[], unit: string): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return m.ui_not_enough_points();
  if (points.length === 1) {
    const date = chartDate(first.date);
    return m.ui_chart_single({ value: chartNumber(first.value), unit, date });
  }
  const values = points.map((point) => point.value);
  return m.ui_chart_summary({
    unit,
    first: chartNumber(first.value),
    firstDate: chartDate(first.date),
    last: chartNumber(last.value),
    lastDate: chartDate(last.date),
    min: chartNumber(Math.min(...values)),
    max: chartNumber(Math.max(...values)),
  });
}
