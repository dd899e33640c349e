/** Body weight in kilograms: the accepted range, the step of the buttons, and the decimals kept. */
export const weightBounds = { min: 30, max: 200, step: 0.1, decimals: 1 } as const;

/**
 * Daily steps: default and bounds of the target, and the steps of its inputs. `maxCount` is the most
 * that a person walks in a day (100 km of short steps come to it); beyond it, it is a slip of the finger.
 */
export const stepBounds = {
  defaultTarget: 3000,
  minTarget: 1000,
  maxTarget: 20_000,
  targetStep: 500,
  countStep: 100,
  maxCount: 100_000,
} as const;

/** What a target may be. */
export const targetStepBounds = { min: stepBounds.minTarget, max: stepBounds.maxTarget } as const;
