import type { FieldRule } from "../fields.ts";
import type { NutrientName } from "./macros.ts";

/** The slots of a day, and the categories of the meal library. */
export const mealTimings = ["breakfast", "lunch", "dinner", "snack"] as const;
export type MealTiming = (typeof mealTimings)[number];

/** A dish: name, nutrients per 100 g (null is unknown) and grams. */
export interface MealSubstitute {
  mealId: string;
  name: string;
  /** Missing in older swaps. */
  description?: string | null;
  /** kcal */
  calories: number | null;
  /** g */
  protein: number | null;
  /** g */
  carbs: number | null;
  /** g */
  fat: number | null;
  /** Grams on the plate. */
  quantity: number;
}

/** Field rules of a meal, without its nutrients. */
export const mealFields = {
  name: { kind: "text", min: 2, max: 80 },
  description: { kind: "text", max: 500, lines: true, optional: true },
  category: { kind: "choice", options: mealTimings },
  timing: { kind: "choice", options: mealTimings },
} as const satisfies Record<string, FieldRule>;

/** Field rules of the nutrients of 100 g: kcal, and grams. */
export const nutrientFields = {
  calories: { kind: "number", min: 0, max: 1000, decimals: 0 },
  protein: { kind: "number", min: 0, max: 100, decimals: 1 },
  carbs: { kind: "number", min: 0, max: 100, decimals: 1 },
  fat: { kind: "number", min: 0, max: 100, decimals: 1 },
} as const satisfies Record<NutrientName, FieldRule>;

/** Bounds of a food's grams in a meal, and of the number of foods. */
export const mealFoodBounds = { min: 0.1, max: 5000, decimals: 1, count: 40 } as const;

/** Sort keys of the library. */
export const mealSorts = ["name", "category", "calories", "protein", "status", "created"] as const;
export type MealSort = (typeof mealSorts)[number];

/** Rows a page of the library. */
export const mealsPerPage = 25;
/** Maximum meals of the picker, which has the whole library in one answer. */
export const mealChoicesLimit = 2000;

/** Whether the macros fit into 100 g, with tolerance for rounding. */
export function macrosFit({
  protein,
  carbs,
  fat,
}: Record<"protein" | "carbs" | "fat", number | null>): boolean {
  return (protein ?? 0) + (carbs ?? 0) + (fat ?? 0) <= 101;
}
