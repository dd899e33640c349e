import { composedDish, type OwnFoodKind } from "../../../../domain/activity/own-foods.ts";
import type {
  OwnFood,
  OwnFoodContent,
  RecipePart,
} from "../../../../domain/contract/activity/own-foods.ts";
import { m } from "../../../paraglide/messages.js";

type Days = OwnFoodContent["days"];

/** The content of an own food, as sent. */
export function contentOf(food: OwnFood, days: Days): OwnFoodContent {
  const { name, calories, protein, carbs, fat, portion } = food;
  if (food.kind === "label") {
    return { kind: "label", name, calories, protein, carbs, fat, portion, days };
  }
  return {
    kind: "recipe",
    name,
    servings: food.servings ?? 1,
    finishedGrams: food.finishedGrams,
    parts: food.parts.map(({ foodId, grams, portion }) => ({
      foodId,
      grams,
      ...(portion && { portion }),
    })),
    portionName: portion?.name ?? m.own_foods_serving(),
    days,
  };
}

/** A recipe as it will be stored. */
export function recipeOf(
  before: Pick<OwnFood, "id" | "photo" | "eatenAt" | "portion">,
  dish: { name: string; servings: number; finishedGrams: number | null; parts: RecipePart[] },
): OwnFood {
  const { id, photo, eatenAt, portion } = before;
  const parts = dish.parts.map(({ grams, ...per100 }) => ({ grams, per100 }));
  const { per100, servingGrams } = composedDish({ ...dish, parts });
  return {
    id,
    photo,
    eatenAt,
    kind: "recipe" satisfies OwnFoodKind,
    ...dish,
    ...per100,
    portion: { name: portion?.name ?? m.own_foods_serving(), grams: servingGrams },
    updatedAt: Date.now(),
  };
}
