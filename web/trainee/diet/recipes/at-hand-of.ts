import type { MealAtHand } from "../../../../domain/contract/activity/diet.ts";
import type { OwnFood } from "../../../../domain/contract/activity/own-foods.ts";
import type { MealTiming } from "../../../../domain/libraries/meals.ts";
import type { ToldAmount } from "../../../foods/amount-fields.tsx";

/** An amount of an own food, as a meal to log: `eatAgain` of the diet's log adds it to a day. */
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
