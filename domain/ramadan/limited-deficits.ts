import { isLighter, type LighterPeriod } from "../activity/lighter-days.ts";
import { type KnownFigures, ownBurnRate } from "../body/calories.ts";
import { type DatedTarget, type NutritionTarget, targetOn } from "../body/nutrition-target.ts";
import type { LocalDate } from "../calendar.ts";
import { assumedActivity, noTarget, targetInMonth } from "./target-in-month.ts";

/** What the deficits of some days are limited by. */
export interface DeficitLimits {
  lighterDays: readonly LighterPeriod[];
  body: KnownFigures;
}

/** The target of a day: on a lighter one at least 85 % of the person's need, as far as that is known. */
export function limitedTarget(
  target: NutritionTarget | undefined,
  date: LocalDate,
  { lighterDays, body }: DeficitLimits,
): NutritionTarget | undefined {
  if (!target || !isLighter(lighterDays, date)) return target;
  const need = ownBurnRate(body, assumedActivity) ?? null;
  return targetInMonth(target, { need, floor: "limited" });
}

/** The targets of some days with their limits, for `targetOn`; without a lighter day the same list. */
export function limitedTargets(
  targets: DatedTarget[],
  days: readonly LocalDate[],
  limits: DeficitLimits,
): DatedTarget[] {
  if (targets.length === 0 || !days.some((day) => isLighter(limits.lighterDays, day))) {
    return targets;
  }
  return days.map((day) => ({
    startsOn: day,
    ...(limitedTarget(targetOn(targets, day), day, limits) ?? noTarget),
  }));
}
