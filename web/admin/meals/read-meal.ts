import type {
  MealChanges,
  MealDetails,
  NewMeal,
} from "../../../domain/contract/libraries/meals.ts";
import type { FieldProblem } from "../../../domain/errors.ts";
import { checkField } from "../../../domain/fields.ts";
import {
  macrosFit,
  mealFields,
  mealFoodBounds,
  nutrientFields,
} from "../../../domain/libraries/meals.ts";
import { roundTo } from "../../../domain/numerals.ts";
import { accountStatuses } from "../../../domain/trainee.ts";
import { fieldTextsOf } from "../../lib/format/field-text.ts";
import { readForm } from "../../lib/read-form.ts";
import { m } from "../../paraglide/messages.js";
import type { FieldErrors, ReadResult } from "../../ui/form.ts";
import type { Ingredient } from "./ingredients.ts";
import type { ValuesKind } from "./meal-texts.ts";

export type MealInput = Omit<NewMeal, "id">;

const texts = { ...mealFields, status: { kind: "choice", options: accountStatuses } } as const;

/** Reads the form and its ingredients by the rules of the API; returns all errors at once. */
export function readMeal(
  data: FormData,
  kind: ValuesKind,
  made: readonly Ingredient[],
): ReadResult<MealInput> {
  const about = readForm(texts, data);
  const errors = "problems" in about ? fieldTextsOf(about.problems) : {};
  const values = kind === "foods" ? readFoods(made) : readTyped(data);
  if ("errors" in values) Object.assign(errors, values.errors);
  if (!("value" in about) || !("value" in values) || Object.keys(errors).length > 0) {
    return { errors };
  }
  return { value: { ...about.value, ...values.value } };
}

function readTyped(data: FormData): ReadResult<Pick<NewMeal, "per100">> {
  const read = readForm(nutrientFields, data);
  if ("problems" in read) return { errors: fieldTextsOf(read.problems) };
  const { protein, carbs } = read.value;
  if (!macrosFit(read.value)) {
    const max = Math.max(0, roundTo(100 - protein - carbs, 1));
    return { errors: fieldTextsOf({ fat: { code: "out_of_range", min: 0, max } }) };
  }
  return { value: { per100: read.value } };
}

export const gramsName = (index: number) => `foods.${index}.grams`;
export const addFoodName = "foods";

function readFoods(made: readonly Ingredient[]): ReadResult<Pick<NewMeal, "foods">> {
  if (made.length === 0) return { errors: { [addFoodName]: m.meals_foods_required() } };
  const problems: Record<string, FieldProblem> = {};
  made.forEach(({ grams }, index) => {
    const problem = checkField({ kind: "number", ...mealFoodBounds }, grams ?? "-");
    if (problem) problems[gramsName(index)] = problem;
  });
  if (Object.keys(problems).length > 0) return { errors: fieldTextsOf(problems) };
  return {
    value: { foods: made.map(({ food, grams = 0 }) => ({ foodId: food.foodId, grams })) },
  };
}

/** The changed fields of the loaded meal. */
export function changesOf(input: MealInput, meal: MealDetails): MealChanges {
  const { per100, foods, ...about } = input;
  const changes: Record<string, unknown> = Object.fromEntries(
    Object.entries(about).filter(([name, value]) => value !== meal[name as keyof MealDetails]),
  );
  const old = meal.foods.map(({ foodId, grams }) => ({ foodId, grams }));
  if (foods && JSON.stringify(foods) !== JSON.stringify(old)) changes.foods = foods;
  if (per100 && (meal.foods.length > 0 || !sameValues(per100, meal))) changes.per100 = per100;
  return changes;
}

function sameValues(typed: NonNullable<NewMeal["per100"]>, meal: MealDetails): boolean {
  return (["calories", "protein", "carbs", "fat"] as const).every(
    (name) => typed[name] === meal[name],
  );
}

/** Errors by the API's names, under the form's names. */
export function formErrors(fields: Record<string, FieldProblem>): FieldErrors {
  return fieldTextsOf(
    Object.fromEntries(
      Object.entries(fields).map(([name, problem]) => [
        name.replace(/^per100\./, "").replace(/^(foods\.\d+)\.foodId$/, "$1.grams"),
        problem,
      ]),
    ),
  );
}
