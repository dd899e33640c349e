import { foldForSearch } from "../arabic.ts";

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
