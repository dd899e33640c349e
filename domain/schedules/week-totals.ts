import {
  type NutrientSum,
  type Nutrients,
  scaleNutrients,
  sumNutrients,
} from "../libraries/macros.ts";
import { roundTo } from "../numerals.ts";

interface Plate extends Nutrients {
  dayOfWeek: number;
  /** Grams. */
  quantity: number;
}

/** Nutrients of all assigned meals in kcal and g, with the number of meals without each value. */
export function totalOf(meals: readonly Plate[]): NutrientSum {
  return sumNutrients(meals.map((meal) => scaleNutrients(meal, meal.quantity)));
}

/** The average of a day: kcal whole, g with one decimal. */
interface WeekAverage extends NutrientSum {
  /** Days with meals; the others do not count. */
  days: number;
}

/** The average of the planned days: kcal whole, g with one decimal. */
export function averageOf(meals: readonly Plate[]): WeekAverage {
  const days = new Set(meals.map(({ dayOfWeek }) => dayOfWeek)).size;
  const { total, missing } = totalOf(meals);
  const share = (value: number | null, decimals: number) =>
    value === null || days === 0 ? value : roundTo(value / days, decimals);
  return {
    days,
    missing,
    total: {
      calories: share(total.calories, 0),
      protein: share(total.protein, 1),
      carbs: share(total.carbs, 1),
      fat: share(total.fat, 1),
    },
  };
}

/** The amount of exercise in a week. */
interface Work {
  exercises: number;
  sets: number;
  /** Days with exercises. */
  days: number;
}

/** Days, exercises and sets of the assigned exercises. */
export function workOf(exercises: readonly { dayOfWeek: number; sets: number }[]): Work {
  return {
    exercises: exercises.length,
    sets: exercises.reduce((sum, { sets }) => sum + sets, 0),
    days: new Set(exercises.map(({ dayOfWeek }) => dayOfWeek)).size,
  };
}
