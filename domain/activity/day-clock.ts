import { type MealTiming, mealTimings } from "../libraries/meals.ts";
import { mealHours } from "./meal-hours.ts";

/** Hours of a civil day, 0 to 24, with fractions. */
export type Hours = readonly [from: number, until: number];

/** The hours of a person's day. */
export interface DayClock {
  meals: Readonly<Record<MealTiming, Hours>>;
  /** Null means any hour. */
  training: Hours | null;
}

/** The clock of a day without a fast. */
export const usualClock: DayClock = { meals: mealHours, training: null };

/** The meals of a day in the order of their hours: usually a snack may come between breakfast and lunch. */
export const timingsByClock = ({ meals }: DayClock): MealTiming[] =>
  mealTimings.toSorted((a, b) => meals[a][0] - meals[b][0]);
