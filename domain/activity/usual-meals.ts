import { foldForSearch } from "../arabic.ts";
import type { LocalDate } from "../calendar.ts";
import { groupedBy } from "../grouping.ts";
import { type MealTiming, mealTimings } from "../libraries/meals.ts";
import type { MealStatus } from "../schedules/schedules.ts";

/** Foods listed for a meal of the day, and days on which a food was eaten before it counts as usual. */
const usual = { foods: 6, days: 2 } as const;

interface EatenMeal {
  date: LocalDate;
  category: MealTiming | null;
  foodId: string | null;
  /** Meals cached by an earlier build have none. */
  ownFoodId?: string | null | undefined;
  name: string;
  /** Null for a meal that stands for a whole slot. */
  protein: number | null;
  status: MealStatus;
}

/** The identity of a food, or of a meal typed by hand. */
export const foodKey = ({
  foodId,
  ownFoodId,
  name,
}: Pick<EatenMeal, "foodId" | "ownFoodId" | "name">): string =>
  foodId ?? ownFoodId ?? foldForSearch(name);

/** Whether its content is known; a meal that stands for a whole slot has only calories. */
export const isKnownMeal = ({
  foodId,
  ownFoodId,
  protein,
}: Pick<EatenMeal, "foodId" | "ownFoodId" | "protein">): boolean =>
  (foodId ?? ownFoodId ?? protein) != null;

/**
 * The foods that a person usually eats at each meal of the day. A food is usual where it was eaten on two days; the more
 * days the earlier it comes, and of as many days the last eaten. Each has its last amount there. Without a category a
 * meal is a snack.
 * @param meals newest first
 */
export function usualMeals<Meal extends EatenMeal>(
  meals: readonly Meal[],
): { timing: MealTiming; meals: Meal[] }[] {
  const eaten = meals.filter((meal) => meal.status === "consumed" && isKnownMeal(meal));
  return mealTimings.flatMap((timing) => {
    const there = eaten.filter((meal) => (meal.category ?? "snack") === timing);
    const found = [...groupedBy(there, foodKey).values()]
      .map((same) => ({ last: same[0], days: new Set(same.map(({ date }) => date)).size }))
      .filter(({ days }) => days >= usual.days)
      .toSorted((one, other) => other.days - one.days)
      .slice(0, usual.foods)
      .flatMap(({ last }) => last ?? []);
    return found.length > 0 ? [{ timing, meals: found }] : [];
  });
}
