/** Body weight in kg: range, step of the buttons, stored decimals. */
export const weightBounds = { min: 30, max: 200, step: 0.1, decimals: 1 } as const;

/**
 * Daily steps: default and bounds of the target, steps of its inputs. `maxCount` is the maximum of a day
 * (100 km in short steps); a larger number is a typing error.
 */
export const stepBounds = {
  defaultTarget: 3000,
  minTarget: 1000,
  maxTarget: 20_000,
  targetStep: 500,
  countStep: 100,
  maxCount: 100_000,
} as const;

/** Bounds of a target. */
export const targetStepBounds = { min: stepBounds.minTarget, max: stepBounds.maxTarget } as const;
