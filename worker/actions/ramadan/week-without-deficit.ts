import { plateNutrients } from "../../../domain/activity/meal-day.ts";
import { ownBurnRate } from "../../../domain/body/calories.ts";
import { type LocalDate, weekDates } from "../../../domain/calendar.ts";
import type { MealWeek } from "../../../domain/contract/activity/diet.ts";
import { sumNutrients } from "../../../domain/libraries/macros.ts";
import { targetsWithoutDeficit } from "../../../domain/ramadan/no-deficit.ts";
import { monthOf } from "../../../domain/ramadan/see-month.ts";
import { assumedActivity } from "../../../domain/ramadan/target-in-month.ts";
import { getFastingFacts } from "../../data/ramadan/fasting-slots.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { openHealth } from "./open-health.ts";

/** A week near the month as its person sees it: after a yes, the days of the month have no deficit. */
export async function weekWithoutDeficit(
  platform: Platform,
  scope: TraineeScope,
  week: MealWeek,
): Promise<MealWeek> {
  const { shown, health: sealed, body, ...facts } = await getFastingFacts(scope);
  const health = shown ? await openHealth(platform, scope.traineeId, sealed) : null;
  const month = health?.yes ? monthOf(week.weekStart, facts) : undefined;
  if (!month) return week;
  const need = (body && ownBurnRate(body, assumedActivity)) ?? null;
  const plannedOn = (date: LocalDate) => {
    const meals = week.meals.filter((meal) => meal.date === date);
    return meals.length > 0 ? sumNutrients(meals.map(plateNutrients)).total : null;
  };
  const days = { ...month, need };
  const seen = targetsWithoutDeficit(weekDates(week.weekStart), week.targets, { days, plannedOn });
  return { ...week, ...seen };
}
