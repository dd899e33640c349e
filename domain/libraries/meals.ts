import { foldForSearch } from "../arabic.ts";
import type { FieldRule } from "../fields.ts";
import type { NutrientName } from "./macros.ts";

/** The slots of a day; also the categories of the meal library. */
export const mealTimings = ["breakfast", "lunch", "dinner", "snack"] as const;
export type MealTiming = (typeof mealTimings)[number];

/** A dish by its name, its nutrients per 100 g (null: nobody measured) and its grams. */
export interface MealSubstitute {
  mealId: string;
  name: string;
  /** Absent from what was swapped before it was kept. */
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

/** What the trainer types of a meal beside its nutrients. */
export const mealFields = {
  name: { kind: "text", min: 2, max: 80 },
  description: { kind: "text", max: 500, lines: true, optional: true },
  category: { kind: "choice", options: mealTimings },
  timing: { kind: "choice", options: mealTimings },
} as const satisfies Record<string, FieldRule>;

/** Nutrients of 100 g as the trainer types them: kcal, and grams. */
export const nutrientFields = {
  calories: { kind: "number", min: 0, max: 1000, decimals: 0 },
  protein: { kind: "number", min: 0, max: 100, decimals: 1 },
  carbs: { kind: "number", min: 0, max: 100, decimals: 1 },
  fat: { kind: "number", min: 0, max: 100, decimals: 1 },
} as const satisfies Record<NutrientName, FieldRule>;

/** Grams of one food in a meal, and how many foods make one. */
export const mealFoodBounds = { min: 0.1, max: 5000, decimals: 1, count: 40 } as const;

/** What the library's table can be sorted by. */
export const mealSorts = ["name", "category", "calories", "protein", "status", "created"] as const;
export type MealSort = (typeof mealSorts)[number];

/** Rows of a page of the library. */
export const mealsPerPage = 25;
/** The picker holds the whole library in one answer; nobody's is larger. */
export const mealChoicesLimit = 2000;

/** Whether the macros fit into 100 g; rounding may pass that by a little, which is let through. */
export function macrosFit({
  protein,
  carbs,
  fat,
}: Record<"protein" | "carbs" | "fat", number | null>): boolean {
  return (protein ?? 0) + (carbs ?? 0) + (fat ?? 0) <= 101;
}

/** What the search runs over; it begins with the name, so that it also is the order of names. */
export function mealSearchText(meal: { name: string; description: string | null }): string {
  return [meal.name, meal.description ?? ""].map(foldForSearch).join("\n").trim();
}
