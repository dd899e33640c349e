import type { FieldRule } from "../fields.ts";
import { exerciseBounds } from "../libraries/bounds.ts";
import { clamp, roundTo } from "../numerals.ts";

/** Bounds of an exercise's performed sets on one day; `weight` in kg. */
export const performedBounds = {
  sets: exerciseBounds.sets.max,
  reps: { min: 0, max: 1000, step: 1 },
  weight: { min: 0, max: 500, step: 2.5, decimals: 2 },
  seconds: { min: 1, max: 36_000, step: 5 },
  metres: { min: 1, max: 200_000, step: 5 },
} as const;

/** Field rules of a set; without weight it is body weight. */
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

/** A set of a kind of its own; a normal one has none. Warm-ups count for no best and no volume. */
export const setKinds = ["warm_up", "drop", "failure"] as const;
export type SetKind = (typeof setKinds)[number];

/** A performed set. */
export interface PerformedSet {
  /** 1–10. */
  setNumber: number;
  /** 0–1000; 0 for a failed attempt, or for a set in seconds or metres. */
  reps: number;
  /** kg, 0–500; null without weight. */
  weight: number | null;
  /** 1–36,000, for a set in seconds. */
  seconds?: number;
  /** 1–200,000, for a set in metres. */
  metres?: number;
  kind?: SetKind;
}

/** The sets that count. */
export const countedSets = (sets: readonly PerformedSet[]): PerformedSet[] =>
  sets.filter(({ kind }) => kind !== "warm_up");

/** A number some steps up or down, clamped to its range, for buttons. */
export function stepBy(
  value: number | null,
  count: number,
  { min, max, step }: { min: number; max: number; step: number },
): number {
  return clamp(roundTo((value ?? 0) + count * step, 2), min, max);
}

/** The volume in kg: reps × weight over all sets, one decimal, summed in whole hundredths. */
export function volume(sets: readonly PerformedSet[]): number {
  const hundredths = sets.reduce(
    (sum, { reps, weight }) => sum + reps * Math.round((weight ?? 0) * 100),
    0,
  );
  return Math.floor((hundredths + 5) / 10) / 10;
}
