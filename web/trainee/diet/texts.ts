import { mealHours } from "../../../domain/activity/meal-hours.ts";
import type { OwnMeal } from "../../../domain/contract/activity/diet.ts";
import type { MealTiming } from "../../../domain/libraries/meals.ts";
import { portionGramsText, portionText } from "../../foods/portion-text.ts";
import { formatCount, formatNumber } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";

/** «From 7:00 to 9:00», in words, as words need no direction. */
export function hoursText(timing: MealTiming): string {
  const [from, until] = mealHours[timing];
  return m.calendar_hours({ from: `${from}:00`, until: `${until}:00` });
}

/** «450 kcal», or the text for unknown. */
export function caloriesText(calories: number | null): string {
  return calories === null ? m.macros_unknown() : m.diet_kcal({ kcal: formatCount(calories) });
}

/** «12.5 g», or the text for unknown. */
export function gramsText(grams: number | null): string {
  return grams === null ? m.macros_unknown() : m.diet_grams({ grams: formatNumber(grams) });
}

/** An amount of a food as it was entered: half a plate, or 12.5 g. */
export const amountText = ({ quantity, portion }: Pick<OwnMeal, "quantity" | "portion">): string =>
  portion ? portionText(portion) : gramsText(quantity);

/** The amount of a meal outside the plan; none for one typed as a whole. */
export function amountFacts({
  foodId,
  ownFoodId,
  quantity,
  portion,
}: Pick<OwnMeal, "foodId" | "ownFoodId" | "quantity" | "portion">): string[] {
  if (foodId !== null) return [amountText({ quantity, portion })];
  if (portion) return [portionText(portion), portionGramsText(quantity)];
  return ownFoodId ? [gramsText(quantity)] : [];
}

/** The mark of a meal outside the plan; one that stands for a whole slot has an estimated value. */
export function ownMealMark({
  foodId,
  ownFoodId,
  portion,
  protein,
}: Pick<OwnMeal, "foodId" | "ownFoodId" | "portion" | "protein">): string {
  const isOfFood = foodId !== null || ownFoodId || portion;
  return !isOfFood && protein === null ? m.diet_usual_mark() : m.diet_own();
}
