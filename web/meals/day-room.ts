import { plateNutrients } from "../../domain/activity/meal-day.ts";
import type { ScheduledMeal } from "../../domain/contract/schedules/schedules.ts";
import { sumNutrients } from "../../domain/libraries/macros.ts";

/** How much of a day's target its other meals hold, kcal. */
export interface DayRoom {
  others: number;
  target: number;
}

/** A day's meals as they are planned, without the one that is chosen anew. */
export function dayWithout(
  meals: readonly ScheduledMeal[],
  without: string | undefined,
  target: number,
): DayRoom {
  const others = meals.filter(({ id }) => id !== without).map(plateNutrients);
  return { others: sumNutrients(others).total.calories ?? 0, target };
}
