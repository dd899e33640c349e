import type { FieldRule } from "../fields.ts";
import { type MealTiming, mealTimings } from "../libraries/meals.ts";

/** Default kcal of a main meal on an unplanned day. */
export const defaultSlotCalories = 450;

/** The meals of every day; a snack is shown once there is one. */
export const mainMeals = ["breakfast", "lunch", "dinner"] as const satisfies readonly MealTiming[];

/** Field rules of a meal outside the plan: nutrients of the whole meal, kcal and g. */
export const ownMealFields = {
  name: { kind: "text", max: 120 },
  category: { kind: "choice", options: mealTimings },
  calories: { kind: "number", min: 0, max: 10_000, decimals: 0 },
  protein: { kind: "number", min: 0, max: 1000, decimals: 1 },
  carbs: { kind: "number", min: 0, max: 1000, decimals: 1 },
  fat: { kind: "number", min: 0, max: 1000, decimals: 1 },
  description: { kind: "text", max: 500, lines: true, optional: true },
} as const satisfies Record<string, FieldRule>;

/** Bounds of an eaten food's grams: a pinch of salt, a tray of rice. */
export const eatenGrams = { kind: "number", min: 0.1, max: 5000, decimals: 1 } as const;

/** A number of household portions of a food, with the portion as it was then. */
export interface EatenPortion {
  name: string;
  englishName: string | null;
  grams: number;
  count: number;
}

/** Bounds of the number of portions: a quarter of a loaf, a spoon of salt. */
export const eatenPortions = { kind: "number", min: 0.01, max: 5000, decimals: 2 } as const;
export const portionName = { kind: "text", max: 120 } as const;

/** Maximum meals outside the plan on a day, against typing errors. */
export const ownMealsPerDay = 40;
