import { daysBetween } from "../calendar.ts";
import { clamp, roundTo } from "../numerals.ts";
import { weightBounds } from "../person-bounds.ts";

/** Kilograms where the ruler stands while nobody has weighed themselves. */
export const firstRulerWeight = 70;

/** Kilograms that the ruler moves for one pixel of horizontal drag. */
export const rulerKgPerPixel = 0.15;

/** A weight from buttons or the ruler: clamped into the range and rounded to 0.1 kg. */
export function clampWeight(kg: number): number {
  return roundTo(clamp(kg, weightBounds.min, weightBounds.max), weightBounds.decimals);
}

/** What a body may gain or lose from one day to the next (water, a meal, a scale), and each day more; kg. */
const usualChange = { atOnce: 2, perDay: 0.3 };
/** The share of a weight that no stretch of time makes usual without a question. */
const slipShare = 0.1;

/**
 * Whether a weight (kg) is so far from an earlier one that it wants a question first: beyond 2 kg and
 * 0.3 kg a day between them, at the latest beyond a tenth.
 */
export function isFarFromLast(
  { date, weight }: WeightRecord,
  last: WeightRecord | null | undefined,
): boolean {
  if (!last) return false;
  const days = Math.abs(daysBetween(last.date, date));
  const most = Math.min(
    usualChange.atOnce + usualChange.perDay * days,
    Math.max(usualChange.atOnce, last.weight * slipShare),
  );
  return roundTo(Math.abs(weight - last.weight), weightBounds.decimals) > roundTo(most, 1);
}

/** A weight of a local day. */
export interface WeightRecord {
  date: string;
  /** kg */
  weight: number;
  /** The record's id where it is the trainee's own to delete. */
  ownId?: string | null;
}

/** How far back a history reaches. */
export const weightRanges = ["90d", "1y", "all"] as const;
export type WeightRange = (typeof weightRanges)[number];
/** How many days each reaches back; undefined: to the first record. */
export const weightRangeDays: Record<WeightRange, number | undefined> = {
  "90d": 90,
  "1y": 365,
  all: undefined,
};

/** What the newest day says against the one before it. */
export interface WeightTrend {
  current: WeightRecord | null;
  previous: WeightRecord | null;
  /** kg, one decimal; negative when weight was lost. */
  difference: number | null;
  /** One value a day, oldest first. */
  days: WeightRecord[];
}

/** One value a day, oldest first: of several on one day the last one counts. */
export function weightTrend(records: readonly WeightRecord[]): WeightTrend {
  const byDate = new Map<string, WeightRecord>();
  for (const { date, weight, ownId } of records) {
    byDate.set(date, { date, weight, ...(ownId === undefined ? {} : { ownId }) });
  }
  const days = [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
  const current = days.at(-1) ?? null;
  const previous = days.at(-2) ?? null;
  return { current, previous, difference: weightDifference(previous, current), days };
}

/** kg from one record to a later one, one decimal; null when either is missing. */
export function weightDifference(
  from: WeightRecord | null | undefined,
  to: WeightRecord | null | undefined,
): number | null {
  return from && to ? roundTo(to.weight - from.weight, weightBounds.decimals) : null;
}

/** Where a weight came from: sent by the trainee each week, corrected, registered, or the trainer's. */
export const weightSources = ["sent", "updated", "registered", "trainer"] as const;
export type WeightSource = (typeof weightSources)[number];
/** Those that trainees record themselves, and may delete. */
export const ownWeightSources = ["sent", "updated"] as const satisfies readonly WeightSource[];
