import { addDays, type LocalDate, weekDates } from "../../../domain/calendar.ts";
import type { MealWeek } from "../../../domain/contract/activity/diet.ts";
import { limitedTargets } from "../../../domain/ramadan/limited-deficits.ts";
import { mayBeNear } from "../../../domain/ramadan/when-shown.ts";
import { getMealWeek } from "../../data/activity/meal-week.ts";
import { isViewed, type TraineeScope } from "../../data/scope.ts";
import { lazily } from "../../lazily.ts";
import type { Platform } from "../../platform.ts";

// With the cities and the times, which eleven months of the year need not.
const weekWithoutDeficit = lazily(() => import("./week-without-deficit.ts"), "weekWithoutDeficit");

/**
 * A week's meals with limited deficits on its lighter days, and as their person sees them: in the month, after a yes, its
 * targets have no deficit.
 */
export async function readMealWeek(
  platform: Platform,
  scope: TraineeScope,
  date: LocalDate,
): Promise<MealWeek> {
  const { week: stored, limits } = await getMealWeek(scope, date);
  const first = stored.weekStart;
  const targets = limitedTargets(stored.targets, weekDates(first), limits);
  const week = { ...stored, targets };
  const isNear = mayBeNear(first) || mayBeNear(addDays(first, 6));
  return isNear && !isViewed(scope) ? weekWithoutDeficit(platform, scope, week) : week;
}
