import { daysBetween } from "../calendar.ts";
import { clamp, roundTo } from "../numerals.ts";
import { weightBounds } from "../person-bounds.ts";

/** The ruler's first position without any record, in kg. */
export const firstRulerWeight = 70;

/** Kilograms of the ruler for one pixel of horizontal drag. */
export const rulerKgPerPixel = 0.15;

/** A weight from buttons or the ruler: clamped into the range and rounded to 0.1 kg. */
export function clampWeight(kg: number): number {
  return roundTo(clamp(kg, weightBounds.min, weightBounds.max), weightBounds.decimals);
}

/** The usual change of a body (water, a meal, the scale) at once and for each further day, in kg. */
const usualChange = { atOnce: 2, perDay: 0.3 };
/** A change by this share always needs a question. */
const slipShare = 0.1;

/**
 * Whether a weight (kg) is far enough from an earlier one to ask first: by more than 2 kg plus 0.3 kg for
 * each day between, or by more than a tenth.
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
  /** The record's id, if the trainee may delete it. */
  ownId?: string | null;
}

/** Ranges of a history. */
export const weightRanges = ["90d", "1y", "all"] as const;
export type WeightRange = (typeof weightRanges)[number];
/** Days of each range; undefined for all records. */
export const weightRangeDays: Record<WeightRange, number | undefined> = {
  "90d": 90,
  "1y": 365,
  all: undefined,
};

/** The newest day and its difference from the day before it. */
export interface WeightTrend {
  current: WeightRecord | null;
  previous: WeightRecord | null;
  /** kg, one decimal; negative for a loss. */
  difference: number | null;
  /** One value a day, oldest first. */
  days: WeightRecord[];
}

/** One value a day, oldest first; the last of a day counts. */
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

/** Difference of a record and a later one in kg, one decimal; null if either is missing. */
export function weightDifference(
  from: WeightRecord | null | undefined,
  to: WeightRecord | null | undefined,
): number | null {
  return from && to ? roundTo(to.weight - from.weight, weightBounds.decimals) : null;
}

/** Sources of a weight: the trainee's weekly sending, a correction, the registration, the trainer. */
export const weightSources = ["sent", "updated", "registered", "trainer"] as const;
export type WeightSource = (typeof weightSources)[number];
/** Sources of the trainee, whose records they may delete. */
export const ownWeightSources = ["sent", "updated"] as const satisfies readonly WeightSource[];
