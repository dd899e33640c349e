import { foldForSearch } from "../arabic.ts";
import type { Nutrients } from "../libraries/macros.ts";
import { plateNutrients } from "./meal-day.ts";

/** What the shelf of meals at hand holds at most, and how many logged meals it looks through. */
export const atHand = { recents: 12, lookedThrough: 60, favourites: 60 } as const;

/**
 * What was eaten lately, each food and each dish once, as it was eaten last. Meals that stand for a
 * whole slot are left out: nobody said what they were.
 * @param meals newest first
 */
export function recentMeals<
  Meal extends { foodId: string | null; name: string; protein: number | null },
>(meals: readonly Meal[]): Meal[] {
  const seen = new Set<string>();
  return meals
    .filter(({ foodId, name, protein }) => {
      const key = foodId ?? foldForSearch(name);
      if (seen.has(key) || (foodId === null && protein === null)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, atHand.recents);
}

/**
 * A meal as it is logged: one that is no food of the database is sent as what was on the plate, without
 * grams. The nutrients of any other are those of 100 g.
 */
export function wholePlate<Meal extends Nutrients & { foodId: string | null; quantity: number }>(
  meal: Meal,
): Meal {
  if (meal.foodId !== null || meal.quantity === 100) return meal;
  return { ...meal, ...plateNutrients(meal), quantity: 100 };
}

/** The amount of a favourite: that of its mark; of a mark without one as it was eaten last, or else 100 g. */
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
