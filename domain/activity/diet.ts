import type { FieldRule } from "../fields.ts";
import { type MealTiming, mealTimings } from "../libraries/meals.ts";
import { mealHours } from "./meal-hours.ts";

/** kcal that a main meal counts for on a day without any plan. */
export const defaultSlotCalories = 450;

/** The meals that every day has; a snack shows once there is one. */
export const mainMeals = ["breakfast", "lunch", "dinner"] as const satisfies readonly MealTiming[];

/** The slots as the clock reaches them: a snack may come between breakfast and lunch. */
export const timingsByClock = mealTimings.toSorted((a, b) => mealHours[a][0] - mealHours[b][0]);

/** What a person types of a meal beside the plan: nutrients of the whole meal, kcal and g. */
export const ownMealFields = {
  name: { kind: "text", max: 120 },
  category: { kind: "choice", options: mealTimings },
  calories: { kind: "number", min: 0, max: 10_000, decimals: 0 },
  protein: { kind: "number", min: 0, max: 1000, decimals: 1 },
  carbs: { kind: "number", min: 0, max: 1000, decimals: 1 },
  fat: { kind: "number", min: 0, max: 1000, decimals: 1 },
  description: { kind: "text", max: 500, lines: true, optional: true },
} as const satisfies Record<string, FieldRule>;

/** Grams of a food that was eaten: a pinch of salt, a tray of rice. */
export const eatenGrams = { kind: "number", min: 0.1, max: 5000, decimals: 1 } as const;

/** So many of a household portion of a food, as it was told and as the portion was then. */
export interface EatenPortion {
  name: string;
  englishName: string | null;
  grams: number;
  count: number;
}

/** How many of a household portion: a quarter of a loaf, a spoon of salt. */
export const eatenPortions = { kind: "number", min: 0.01, max: 5000, decimals: 2 } as const;
export const portionName = { kind: "text", max: 120 } as const;

/** More meals beside the plan than anybody eats in a day: a limit against slips. */
export const ownMealsPerDay = 40;
