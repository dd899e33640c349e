import type { DayClock, Hours } from "../activity/day-clock.ts";
import { type MealTiming, mealTimings } from "../libraries/meals.ts";

/** The meals of a fasting day, by the clock of its civil day: suhoor of a day is before its fajr. */
export const fastingMeals = ["suhoor", "iftar", "after_tarawih"] as const;
export type FastingMeal = (typeof fastingMeals)[number];

/** The hours of training while fasting, by the same clock. */
export const trainingSlots = ["before_suhoor", "before_maghrib", "after_tarawih"] as const;
export type TrainingSlot = (typeof trainingSlots)[number];

/** The meal of the fast that each planned meal is. */
export type FastingMealSlots = Record<MealTiming, FastingMeal>;

/** Where a person's meals and training stand in the month. */
export interface FastingSlots {
  meals: FastingMealSlots;
  training: TrainingSlot;
}

/** The larger meal breaks the fast. */
export const usualFastingSlots: FastingSlots = {
  meals: { breakfast: "suhoor", lunch: "iftar", dinner: "after_tarawih", snack: "after_tarawih" },
  training: "after_tarawih",
};

/** Whether two people's meals stand alike. */
export const areSameMeals = (one: FastingMealSlots, other: FastingMealSlots): boolean =>
  mealTimings.every((timing) => one[timing] === other[timing]);

/** Fajr, maghrib and isha of a day, in minutes of the person's day; isha may be above 1439. */
export type SunMinutes = [fajr: number, maghrib: number, isha: number];

/** Minutes after isha at which tarawih is usually over. */
export const tarawih = 75;
const suhoor = 75;
/** Minutes of a training slot: workouts of the month take at most 90. */
const training = 90;
/** Minutes before maghrib at which a workout ends, to be home for it. */
const homeward = 15;
const lateMeal = 150;
const day = 24 * 60;

/** Minutes of a day as hours, inside of the day. */
const hours = (from: number, until: number): Hours => [
  Math.min(Math.max(from, 0), day) / 60,
  Math.min(Math.max(until, 0), day) / 60,
];

/** The hours of each meal. */
function fastingMealHours([fajr, maghrib, isha]: SunMinutes): Record<FastingMeal, Hours> {
  return {
    suhoor: hours(fajr - suhoor, fajr),
    iftar: hours(maghrib, isha),
    after_tarawih: hours(isha + tarawih, isha + tarawih + lateMeal),
  };
}

/** The beginning of each training slot, in minutes counted like those of the sun. */
export function trainingStarts([fajr, maghrib, isha]: SunMinutes): Record<TrainingSlot, number> {
  return {
    before_suhoor: fajr - suhoor - training,
    before_maghrib: maghrib - homeward - training,
    after_tarawih: isha + tarawih,
  };
}

/** The hours of a training slot. */
function trainingHours(slot: TrainingSlot, sun: SunMinutes): Hours {
  const start = trainingStarts(sun)[slot];
  return hours(start, start + training);
}

/** The clock of a fasting day. */
export function fastingClock({ meals, training }: FastingSlots, sun: SunMinutes): DayClock {
  const ofSlots = fastingMealHours(sun);
  return {
    meals: {
      breakfast: ofSlots[meals.breakfast],
      lunch: ofSlots[meals.lunch],
      dinner: ofSlots[meals.dinner],
      snack: ofSlots[meals.snack],
    },
    training: trainingHours(training, sun),
  };
}
