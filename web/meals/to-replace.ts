import type { MealChoice } from "../../domain/contract/libraries/meals.ts";
import type { ScheduledMeal } from "../../domain/contract/schedules/schedules.ts";
import { type Alternative, alternativesOf, type Nutrients } from "../../domain/libraries/macros.ts";
import type { MealTiming } from "../../domain/libraries/meals.ts";

/** A meal that is to be replaced. */
export interface MealToReplace {
  /** Null after its deletion from the library. */
  mealId: string | null;
  name: string;
  per100: Nutrients;
  quantity: number;
  /** The category of the alternatives; by default the meal's own. */
  category?: MealTiming;
}

/** The assigned meal, with which a substitute is compared. */
export function toReplace({ mealId, name, quantity, ...meal }: ScheduledMeal): MealToReplace {
  const { calories, protein, carbs, fat } = meal;
  return { mealId, name, quantity, per100: { calories, protein, carbs, fat } };
}

/** The library's alternatives in its category, without the meal itself. */
export function alternativesAmong(
  meals: readonly MealChoice[],
  meal: MealToReplace,
): Alternative<MealChoice>[] {
  const category = meal.category ?? meals.find(({ id }) => id === meal.mealId)?.category;
  const candidates = category ? meals.filter((each) => each.category === category) : meals;
  return alternativesOf({ ...meal.per100, id: meal.mealId }, candidates);
}
