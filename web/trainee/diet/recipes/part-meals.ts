import type { MealAtHand } from "../../../../domain/contract/activity/diet.ts";
import type { OwnFood } from "../../../../domain/contract/activity/own-foods.ts";
import { newId } from "../../../../domain/id.ts";
import type { TypedPart } from "./drafts.ts";

/** An ingredient as the rows of the sheet show one. */
export const mealOf = ({ key, grams, portion, ...food }: TypedPart): MealAtHand => ({
  ...food,
  id: key,
  description: null,
  category: null,
  quantity: grams ?? 0,
  portion: portion ?? null,
});

/** A chosen food as another ingredient. */
export const partOf = (meal: MealAtHand): TypedPart => {
  const { foodId, name, englishName, calories, protein, carbs, fat, quantity, portion } = meal;
  const food = { foodId: foodId ?? "", name, englishName: englishName ?? null };
  const amount = { grams: quantity, ...(portion && { portion }) };
  return { key: newId(), ...food, ...amount, calories, protein, carbs, fat };
};

const maxUsed = 20;

/** The ingredients of the recipes so far in their last amounts, each once, the last recipe's first. */
export function usedParts(recipes: readonly OwnFood[]): MealAtHand[] {
  const parts = new Map<string, MealAtHand>();
  for (const part of recipes.flatMap((recipe) => recipe.parts)) {
    if (parts.has(part.foodId)) continue;
    parts.set(part.foodId, mealOf({ ...part, key: part.foodId }));
  }
  return [...parts.values()].slice(0, maxUsed);
}
