import {
  type DayClock,
  timingsByClock,
  usualClock,
} from "../../../../domain/activity/day-clock.ts";
import { eatenPlate } from "../../../../domain/activity/meal-day.ts";
import { foldForSearch } from "../../../../domain/arabic.ts";
import type { OwnMeal } from "../../../../domain/contract/activity/diet.ts";
import type { ScheduledMeal } from "../../../../domain/contract/schedules/schedules.ts";
import type { MealTiming } from "../../../../domain/libraries/meals.ts";

type Listed =
  | { kind: "assigned"; timing: MealTiming; meal: ScheduledMeal }
  | { kind: "own"; timing: MealTiming; meal: OwnMeal };

type Day = { meals: readonly ScheduledMeal[]; ownMeals: readonly OwnMeal[] };

/** All meals of a day, by their hours. */
export function listOf({ meals, ownMeals }: Day, clock: DayClock = usualClock): Listed[] {
  const timings = timingsByClock(clock);
  return [
    ...meals.map((meal) => ({ kind: "assigned" as const, timing: meal.timing, meal })),
    ...ownMeals.map((meal) => ({ kind: "own" as const, timing: meal.category ?? "snack", meal })),
  ].toSorted((a, b) => timings.indexOf(a.timing) - timings.indexOf(b.timing));
}

/** Whether a meal's card matches the search and the category. */
export function isAsked(each: Listed, search: string, category?: MealTiming): boolean {
  if (category && each.timing !== category) return false;
  const { name, description } = each.kind === "assigned" ? eatenPlate(each.meal) : each.meal;
  return foldForSearch(`${name} ${description ?? ""}`).includes(foldForSearch(search));
}
