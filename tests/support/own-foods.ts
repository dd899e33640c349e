import { env } from "cloudflare:workers";
import { newId } from "../../domain/id.ts";
import type { Nutrients } from "../../domain/libraries/macros.ts";
import { makeFood } from "./meals.ts";

/** A food of the database with some values per 100 g. */
export async function makeValuedFood({
  calories,
  protein,
  carbs,
  fat,
}: Nutrients): Promise<string> {
  const id = await makeFood(fat);
  await env.DB.prepare("update foods set calories = ?2, protein = ?3, carbs = ?4 where id = ?1")
    .bind(id, calories, protein, carbs)
    .run();
  return id;
}

/** The content of an own food from its label. */
export const newLabel = (overrides: object = {}) => ({
  kind: "label",
  name: "لبنة الدار",
  calories: 150,
  protein: 8.25,
  carbs: null,
  fat: 10,
  portion: { name: "علبة", grams: 170 },
  days: "keep",
  ...overrides,
});

/** The content of a recipe of 1 000 g in five servings. */
export const newRecipe = (parts: readonly { foodId: string; grams: number }[], overrides = {}) => ({
  kind: "recipe",
  name: "مجدرة أمي",
  servings: 5,
  finishedGrams: null,
  parts,
  portionName: "حصة",
  days: "keep",
  ...overrides,
});

/** A logged amount of an own food. */
export const newOwnFoodMeal = (ownFoodId: string, date: string, overrides: object = {}) => ({
  kind: "own",
  id: newId(),
  date,
  ownFoodId,
  category: "lunch",
  quantity: 1,
  portion: { name: "حصة", count: 1 },
  ...overrides,
});
