import type { Nutrients } from "../libraries/macros.ts";
import { plateNutrients } from "./meal-day.ts";
import { foodKey, isKnownMeal } from "./usual-meals.ts";

/** Limits of the meals at hand: recent ones, searched logs, favourites. */
export const atHand = { recents: 12, lookedThrough: 60, favourites: 60 } as const;

/**
 * Recently eaten foods and dishes, each once, with its last amount. Meals that stand for a whole slot are
 * excluded, because their content is unknown.
 * @param meals newest first
 */
export function recentMeals<
  Meal extends {
    foodId: string | null;
    ownFoodId?: string | null | undefined;
    name: string;
    protein: number | null;
  },
>(meals: readonly Meal[]): Meal[] {
  const seen = new Set<string>();
  return meals
    .filter((meal) => {
      const key = foodKey(meal);
      if (seen.has(key) || !isKnownMeal(meal)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, atHand.recents);
}

/**
 * A meal in the form of a log. A meal of no food has the nutrients of the whole plate and no grams; any other
 * has those of 100 g.
 */
export function wholePlate<
  Meal extends Nutrients & {
    foodId: string | null;
    ownFoodId?: string | null | undefined;
    quantity: number;
  },
>(meal: Meal): Meal {
  if (meal.foodId !== null || meal.ownFoodId || meal.quantity === 100) return meal;
  return { ...meal, ...plateNutrients(meal), quantity: 100 };
}

/** The amount of a favourite: its own, otherwise the last eaten one, otherwise 100 g. */
export function favouriteAmount<Portion>(
  {
    foodId,
    quantity,
    portion,
  }: { foodId: string; quantity: number | null; portion: Portion | null },
  eaten: readonly { foodId: string | null; quantity: number; portion: Portion | null }[],
): { quantity: number; portion: Portion | null } {
  if (quantity !== null) return { quantity, portion };
  const last = eaten.find((meal) => meal.foodId === foodId);
  return { quantity: last?.quantity ?? 100, portion: last?.portion ?? null };
}
