import { useState } from "react";
import type { Food } from "../../../domain/contract/libraries/foods.ts";
import type { MealFood } from "../../../domain/contract/libraries/meals.ts";
import { newId } from "../../../domain/id.ts";
import { composePer100 } from "../../../domain/libraries/composition.ts";
import type { NutrientName, Nutrients } from "../../../domain/libraries/macros.ts";
import { mealFoodBounds } from "../../../domain/libraries/meals.ts";

export interface Ingredient {
  /** A key of its own, as a meal may contain a food twice. */
  key: string;
  food: Omit<MealFood, "grams">;
  /** Undefined while the text is not a number. */
  grams: number | undefined;
}

/** Ingredients as the text of a form control. */
export const ingredientsText = (made: readonly Omit<Ingredient, "key">[]): string =>
  made.length === 0 ? "" : JSON.stringify(made.map(({ food, grams }) => ({ food, grams })));

/** The ingredients of such a text. */
const ingredientsIn = (text: string): Ingredient[] =>
  text === ""
    ? []
    : (JSON.parse(text) as Omit<Ingredient, "key">[]).map((each) => ({ ...each, key: newId() }));

/**
 * The ingredients of a meal during editing.
 * @param text the initial ingredients, from `ingredientsText`
 */
export function useIngredients(text: string) {
  const [made, setMade] = useState(() => ingredientsIn(text));
  return {
    made,
    add: ({ id: foodId, ...food }: Food, grams: number) =>
      setMade((list) => [...list, { key: newId(), food: { ...food, foodId }, grams }]),
    setGrams: (key: string, grams: number | undefined) =>
      setMade((list) => list.map((each) => (each.key === key ? { ...each, grams } : each))),
    remove: (key: string) => setMade((list) => list.filter((each) => each.key !== key)),
    isFull: made.length >= mealFoodBounds.count,
  };
}

/** The total grams of the ingredients, and their nutrients per 100 g by the server's rule. */
export function composed(made: readonly Ingredient[]): { grams: number; per100: Nutrients } {
  const parts = made.map(({ food, grams = 0 }) => ({ per100: food, grams: Math.max(0, grams) }));
  return {
    grams: parts.reduce((sum, { grams }) => sum + grams, 0),
    per100: composePer100<NutrientName>(parts),
  };
}
