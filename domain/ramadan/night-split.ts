import { type AssignedMeal, eatenPlate, plateNutrients } from "../activity/meal-day.ts";
import { sumNutrients } from "../libraries/macros.ts";
import { type FastingMeal, type FastingSlots, fastingMeals } from "./slots.ts";

/** Suggested glasses of water of each meal's hours, eight between maghrib and fajr. */
const glasses: Readonly<Record<FastingMeal, number>> = { suhoor: 2, iftar: 2, after_tarawih: 4 };

/** What a meal of the fasting day brings. */
export interface NightPart {
  meal: FastingMeal;
  /** Of the planned meals, in whole g; null without a planned meal, or without a known value. */
  protein: number | null;
  glasses: number;
}

/** The protein of a day's planned meals, as they would be eaten, and its water, over the meals of the fasting day. */
export function nightSplit(
  planned: readonly AssignedMeal[],
  { meals }: Pick<FastingSlots, "meals">,
): NightPart[] {
  return fastingMeals.map((meal) => {
    const own = planned.filter(({ timing }) => meals[timing] === meal);
    const { protein } = sumNutrients(own.map(eatenPlate).map(plateNutrients)).total;
    return {
      meal,
      protein: own.length === 0 || protein === null ? null : Math.round(protein),
      glasses: glasses[meal],
    };
  });
}
