import { eatenPlate, plateNutrients } from "../../domain/activity/meal-day.ts";
import type { OwnMeal } from "../../domain/contract/activity/diet.ts";
import type { ScheduledMeal } from "../../domain/contract/schedules/schedules.ts";
import { type Nutrients, sumNutrients } from "../../domain/libraries/macros.ts";

/** The calories of a day's other meals and its target, in kcal. */
export interface DayRoom {
  others: number;
  target: number;
}

const roomOf = (others: readonly Nutrients[], target: number): DayRoom => ({
  others: sumNutrients(others).total.calories ?? 0,
  target,
});

/** A day's planned meals without the one that is being replaced. */
export function plannedWithout(
  meals: readonly ScheduledMeal[],
  without: string | undefined,
  target: number,
): DayRoom {
  return roomOf(meals.filter(({ id }) => id !== without).map(plateNutrients), target);
}

/** A day's meals as eaten: without skipped ones, with those outside the plan. */
export function eatenWithout(
  { meals, ownMeals }: { meals: readonly ScheduledMeal[]; ownMeals: readonly OwnMeal[] },
  without: string,
  target: number,
): DayRoom {
  const eaten = <Meal extends { status: string }>(all: readonly Meal[]) =>
    all.filter(({ status }) => status !== "skipped");
  const plates = eaten(meals.filter(({ id }) => id !== without)).map(eatenPlate);
  return roomOf([...plates, ...eaten(ownMeals)].map(plateNutrients), target);
}
