import type { MealTiming } from "../libraries/meals.ts";

/** Hours of the day for each meal. */
export const mealHours: Record<MealTiming, readonly [from: number, until: number]> = {
  breakfast: [7, 9],
  snack: [10, 16],
  lunch: [12, 14],
  dinner: [18, 20],
};
