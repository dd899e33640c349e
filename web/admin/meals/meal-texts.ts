import type { MealDetails } from "../../../domain/contract/libraries/meals.ts";
import { nutrientNames, roundNutrient } from "../../../domain/libraries/macros.ts";
import type { Texts } from "../../lib/waiting/form-drafts.ts";
import { ingredientsText } from "./ingredients.ts";

/** Whether a meal's nutrients come from ingredients or are typed. */
export type ValuesKind = "foods" | "typed";

export const valuesKindNamed = (name: string | undefined): ValuesKind =>
  name === "typed" ? "typed" : "foods";

/** The values of the form's fields; the defaults of a new meal for undefined. */
export const mealTexts = (meal: MealDetails | undefined): Texts => ({
  name: meal?.name ?? "",
  category: meal?.category ?? "breakfast",
  timing: meal?.timing ?? "breakfast",
  status: meal?.status ?? "active",
  description: meal?.description ?? "",
  values: meal && meal.foods.length === 0 ? "typed" : "foods",
  ingredients: ingredientsText((meal?.foods ?? []).map(({ grams, ...food }) => ({ food, grams }))),
  ...Object.fromEntries(
    nutrientNames.map((name) => [name, String(roundNutrient(name, meal?.[name] ?? null) ?? "")]),
  ),
});
