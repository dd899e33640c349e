import type {
  MealChanges,
  MealDetails,
  NewMeal,
} from "../../../domain/contract/libraries/meals.ts";
import { MiranError } from "../../../domain/errors.ts";
import { composePer100 } from "../../../domain/libraries/composition.ts";
import { type Nutrients, roundNutrient } from "../../../domain/libraries/macros.ts";
import { mealSearchText } from "../../../domain/libraries/meal-search.ts";
import { mealFoodBounds } from "../../../domain/libraries/meals.ts";
import { roundTo } from "../../../domain/numerals.ts";
import {
  createMeal as createRows,
  getMeal,
  type Ingredient,
  nutrientsOfFoods,
  updateMeal as updateRows,
} from "../../data/libraries/meals.ts";
import type { TrainerScope } from "../../data/scope.ts";
import { changeAgain } from "../change-again.ts";

/** Adds a meal to the library; the same id again changes nothing. */
export async function createMeal(
  scope: TrainerScope,
  { id, per100, foods, ...input }: NewMeal,
): Promise<MealDetails> {
  const made = ingredientsOf(foods ?? []);
  const values = per100 ? rounded(per100) : await derive(scope, made);
  const texts = textsOf(input);
  const meal = await createRows(
    scope,
    id,
    { ...input, ...texts, ...values, search: mealSearchText(texts) },
    made,
  );
  if (!meal) throw new MiranError("conflict");
  return meal;
}

/** Changes the given fields; planned days have copies. */
export async function updateMeal(
  scope: TrainerScope,
  id: string,
  { per100, foods, ...changes }: MealChanges,
): Promise<MealDetails> {
  const made = foods ? ingredientsOf(foods) : per100 ? [] : undefined;
  const values = per100 ? rounded(per100) : made && (await derive(scope, made));
  const { meal } = await changeAgain(async () => {
    const before = await getMeal(scope, id);
    if (!before) throw new MiranError("not_found");
    const texts = textsOf({ ...before, ...changes });
    const search = mealSearchText(texts);
    const row = { ...changes, ...given(changes, texts), ...values, search };
    return updateRows(scope, id, before, row, made);
  });
  if (!meal) throw new MiranError("not_found");
  return meal;
}

const given = ({ name, description }: MealChanges, texts: ReturnType<typeof textsOf>) => ({
  ...(name === undefined ? {} : { name: texts.name }),
  ...(description === undefined ? {} : { description: texts.description }),
});

function textsOf({ name, description }: { name: string; description: string | null }) {
  return { name: name.trim(), description: description?.trim() || null };
}

function ingredientsOf(foods: readonly Ingredient[]): Ingredient[] {
  return foods.map(({ foodId, grams }) => ({
    foodId,
    grams: roundTo(grams, mealFoodBounds.decimals),
  }));
}

function rounded(typed: Nutrients): Nutrients {
  const { calories, protein, carbs, fat } = typed;
  return {
    calories: roundNutrient("calories", calories),
    protein: roundNutrient("protein", protein),
    carbs: roundNutrient("carbs", carbs),
    fat: roundNutrient("fat", fat),
  };
}

/** The nutrients of all ingredients per 100 g; unknown if one of them lacks the value. */
async function derive(scope: TrainerScope, made: readonly Ingredient[]): Promise<Nutrients> {
  const known = await nutrientsOfFoods(
    scope,
    made.map(({ foodId }) => foodId),
  );
  const parts = made.map(({ foodId, grams }, index) => {
    const per100 = known.get(foodId);
    if (per100) return { per100, grams };
    throw new MiranError("invalid_request", {
      fields: { [`foods.${index}.foodId`]: { code: "unknown_choice" } },
    });
  });
  return composePer100(parts);
}
