import { type AssignedMeal, eatenPlate, plateNutrients } from "../activity/meal-day.ts";
import { sumNutrients } from "../libraries/macros.ts";
import { type FastingMeal, type FastingSlots, fastingMeals } from "./slots.ts";

/** Suggested glasses of water of each meal's hours, eight between maghrib and fajr. */
const glasses: Readonly<Record<FastingMeal, number>> = { suhoor: 2, iftar: 2, after_tarawih: 4 };

/** The protein of planned meals. */
export interface PlannedProtein {
  /** Whole g; null without a planned meal, or without a known value. */
  grams: number | null;
  /** Whether a meal's value is unknown, so that the sum is a lower bound. */
  isAtLeast: boolean;
}

/** What a meal of the fasting day brings. */
export interface NightPart {
  meal: FastingMeal;
  protein: PlannedProtein;
  glasses: number;
}

interface NightSplit {
  parts: NightPart[];
  /** Of all planned meals, rounded once: the parts' whole grams may sum to another number. */
  protein: PlannedProtein;
}

/** The protein of a day's planned meals, as they would be eaten, and its water, over the meals of the fasting day. */
export function nightSplit(
  planned: readonly AssignedMeal[],
  { meals }: Pick<FastingSlots, "meals">,
): NightSplit {
  return {
    parts: fastingMeals.map((meal) => ({
      meal,
      protein: proteinOf(planned.filter(({ timing }) => meals[timing] === meal)),
      glasses: glasses[meal],
    })),
    protein: proteinOf(planned),
  };
}

function proteinOf(meals: readonly AssignedMeal[]): PlannedProtein {
  const { total, missing } = sumNutrients(meals.map(eatenPlate).map(plateNutrients));
  const { protein } = total;
  return {
    grams: meals.length === 0 || protein === null ? null : Math.round(protein),
    isAtLeast: missing.protein > 0,
  };
}
