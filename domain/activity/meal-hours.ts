import type { MealTiming } from "../libraries/meals.ts";

/** When each meal is eaten, hours of the day. */
export const mealHours: Record<MealTiming, readonly [from: number, until: number]> = {
  breakfast: [7, 9],
  snack: [10, 16],
  lunch: [12, 14],
  dinner: [18, 20],
};
