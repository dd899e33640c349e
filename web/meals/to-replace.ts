import type { MealChoice } from "../../domain/contract/libraries/meals.ts";
import type { ScheduledMeal } from "../../domain/contract/schedules/schedules.ts";
import { type Alternative, alternativesOf, type Nutrients } from "../../domain/libraries/macros.ts";
import type { MealTiming } from "../../domain/libraries/meals.ts";

/** A meal on a plate that something else is wanted for. */
export interface MealToReplace {
  /** Null once the library no longer has it. */
  mealId: string | null;
  name: string;
  per100: Nutrients;
  quantity: number;
  /** Alternatives come from this category; by default from the one that the library gives it. */
  category?: MealTiming;
}

/** What was assigned, which a substitute is compared with. */
export function toReplace({ mealId, name, quantity, ...meal }: ScheduledMeal): MealToReplace {
  const { calories, protein, carbs, fat } = meal;
  return { mealId, name, quantity, per100: { calories, protein, carbs, fat } };
}

/** What the library offers in its place, of its category; never the meal itself. */
export function alternativesAmong(
  meals: readonly MealChoice[],
  meal: MealToReplace,
): Alternative<MealChoice>[] {
  const category = meal.category ?? meals.find(({ id }) => id === meal.mealId)?.category;
  const candidates = category ? meals.filter((each) => each.category === category) : meals;
  return alternativesOf({ ...meal.per100, id: meal.mealId }, candidates);
}
