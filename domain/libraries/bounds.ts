/**
 * Bounds of an assigned exercise: `weight` and `progressionStep` in kg, `percent` of the best
 * one-repetition maximum, `rest` between sets in seconds, `rpe` on Borg's CR10 as lifters use it.
 */
export const exerciseBounds = {
  sets: { min: 1, max: 10, default: 4 },
  reps: { min: 1, max: 100, default: 12 },
  seconds: { min: 1, max: 14_400, default: 30, decimals: 0 },
  metres: { min: 1, max: 100_000, default: 30, decimals: 0 },
  weight: { min: 0, max: 500, decimals: 2 },
  percent: { min: 10, max: 120, decimals: 0 },
  rest: { min: 0, max: 600, decimals: 0 },
  rpe: { min: 1, max: 10, decimals: 1 },
  progressionStep: { min: 0.25, max: 20, default: 2.5, decimals: 2 },
} as const;

/** Rules that raise an exercise from week to week; without one it stays as planned. */
export const progressions = ["linear", "double"] as const;

export type Progression = (typeof progressions)[number];

/** Grams of a scheduled meal. */
export const quantityBounds = { min: 50, max: 5000, step: 50, default: 100 } as const;
