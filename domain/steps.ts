/** Daily steps: default and bounds of the target, and the steps of its inputs. */
export const stepBounds = {
  defaultTarget: 3000,
  minTarget: 1000,
  maxTarget: 20_000,
  targetStep: 500,
  countStep: 100,
  maxCount: 200_000,
} as const;

/** Steps as a percentage of the target, rounded; not capped. A target of 0 or less gives 0. */
export function stepsProgress(steps: number, target: number): number {
  return target > 0 ? Math.round((steps / target) * 100) : 0;
}
