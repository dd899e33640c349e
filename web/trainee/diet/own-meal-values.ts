import { ownMealFields } from "../../../domain/activity/diet.ts";
import { wholePlate } from "../../../domain/activity/meals-at-hand.ts";
import type { OwnMeal } from "../../../domain/contract/activity/diet.ts";
import { fieldTextsOf } from "../../lib/format/field-text.ts";
import { readForm } from "../../lib/read-form.ts";
import type { ReadResult } from "../../ui/form.ts";
import type { OwnMealContent } from "./use-meal-change.ts";

type Shown = Pick<
  OwnMeal,
  | "name"
  | "description"
  | "category"
  | "foodId"
  | "quantity"
  | "calories"
  | "protein"
  | "carbs"
  | "fat"
>;

/** The values of a meal's fields, as text. */
export function handValues(meal: Shown): Record<string, string> {
  const { name, description, calories, protein, carbs, fat } = wholePlate(meal);
  const text = (value: number | null) => (value === null ? "" : String(value));
  return {
    name,
    category: meal.category ?? "snack",
    description: description ?? "",
    calories: text(calories),
    protein: text(protein),
    carbs: text(carbs),
    fat: text(fat),
  };
}

/** A meal from the typed fields, or the errors of them. */
export function readHand(data: FormData): ReadResult<OwnMealContent> {
  const read = readForm(ownMealFields, data);
  if ("problems" in read) return { errors: fieldTextsOf(read.problems) };
  return { value: { ...read.value, foodId: null, quantity: 100, portion: null } };
}
