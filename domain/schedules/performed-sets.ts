import type { FieldRule } from "../fields.ts";
import { exerciseBounds } from "../libraries/bounds.ts";
import { clamp, roundTo } from "../numerals.ts";

/** What may be performed of one exercise on one day: `weight` in kg. */
export const performedBounds = {
  sets: exerciseBounds.sets.max,
  reps: { min: 0, max: 1000, step: 1 },
  weight: { min: 0, max: 500, step: 2.5, decimals: 2 },
  seconds: { min: 1, max: 36_000, step: 5 },
  metres: { min: 1, max: 200_000, step: 5 },
} as const;

/** A set's own rules; no weight is body weight. */
export const performedFields = {
  reps: { kind: "number", ...performedBounds.reps, decimals: 0 },
  weight: {
    kind: "number",
    min: performedBounds.weight.min,
    max: performedBounds.weight.max,
    decimals: performedBounds.weight.decimals,
    optional: true,
  },
  seconds: { kind: "number", ...performedBounds.seconds, decimals: 0 },
  metres: { kind: "number", ...performedBounds.metres, decimals: 0 },
} as const satisfies Record<string, FieldRule>;

/** One set as it was performed. */
export interface PerformedSet {
  /** 1–10. */
  setNumber: number;
  /** 0–1000; 0 is an attempt that failed, or a set that is counted in seconds or metres. */
  reps: number;
  /** kg, 0–500; null without weight. */
  weight: number | null;
  /** 1–36,000, of a set that was held or kept up. */
  seconds?: number;
  /** 1–200,000, of a set that was a way. */
  metres?: number;
}

/** A number some steps up or down, kept in its range; buttons clamp, typing does not. */
export function stepBy(
  value: number | null,
  count: number,
  { min, max, step }: { min: number; max: number; step: number },
): number {
  return clamp(roundTo((value ?? 0) + count * step, 2), min, max);
}

/** Kilograms moved: reps × weight over all sets, one decimal, summed in whole hundredths. */
export function volume(sets: readonly PerformedSet[]): number {
  const hundredths = sets.reduce(
    (sum, { reps, weight }) => sum + reps * Math.round((weight ?? 0) * 100),
    0,
  );
  return Math.floor((hundredths + 5) / 10) / 10;
}
