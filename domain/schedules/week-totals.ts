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

/** What the assigned plates hold together: kcal and g, with how many lack each value. */
export function totalOf(meals: readonly Plate[]): NutrientSum {
  return sumNutrients(meals.map((meal) => scaleNutrients(meal, meal.quantity)));
}

/** A day's amount on the average: kcal whole, g with one decimal. */
interface WeekAverage extends NutrientSum {
  /** How many days have meals; the others are left out. */
  days: number;
}

/** What a planned day holds on average: kcal whole, g with one decimal. */
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

/** How much there is to do in a week. */
interface Work {
  exercises: number;
  sets: number;
  /** Days with exercises. */
  days: number;
}

/** How much the assigned exercises are. */
export function workOf(exercises: readonly { dayOfWeek: number; sets: number }[]): Work {
  return {
    exercises: exercises.length,
    sets: exercises.reduce((sum, { sets }) => sum + sets, 0),
    days: new Set(exercises.map(({ dayOfWeek }) => dayOfWeek)).size,
  };
}
