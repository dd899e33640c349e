import { shownGrams } from "../../../../domain/activity/own-foods.ts";
import type { MealAtHand } from "../../../../domain/contract/activity/diet.ts";
import type { OwnFood } from "../../../../domain/contract/activity/own-foods.ts";
import type { MealTiming } from "../../../../domain/libraries/meals.ts";
import type { ToldAmount } from "../../../foods/amount-fields.tsx";

/** An amount of an own food, as a meal to log: `useEat` adds it to a day. */
export function atHandOf(
  { id, name, calories, protein, carbs, fat }: OwnFood,
  { grams, portion }: ToldAmount,
  category: MealTiming,
): MealAtHand {
  return {
    id,
    name,
    description: null,
    category,
    foodId: null,
    ownFoodId: id,
    calories,
    protein,
    carbs,
    fat,
    quantity: grams,
    portion,
  };
}

/** An own food in its portion, otherwise 100 g, as the sheet offers it. */
export function offeredOf(food: OwnFood, category: MealTiming): MealAtHand {
  const portion = food.portion && { ...food.portion, englishName: null, count: 1 };
  return atHandOf(food, { grams: shownGrams(food), portion }, category);
}
