import type { MealTiming } from "../libraries/meals.ts";
import type { StoredSection } from "../plumbing/settings.ts";
import { type FastingMealSlots, fastingMeals, usualFastingSlots } from "./slots.ts";

/** The trainer's meals of the month, for people who chose none of their own; the usual one where none is stored. */
export function readBusinessMeals(section: StoredSection): FastingMealSlots {
  const stored = (section?.meals ?? {}) as Partial<Record<MealTiming, unknown>>;
  const slotOf = (timing: MealTiming) =>
    fastingMeals.find((slot) => slot === stored[timing]) ?? usualFastingSlots.meals[timing];
  return {
    breakfast: slotOf("breakfast"),
    lunch: slotOf("lunch"),
    dinner: slotOf("dinner"),
    snack: slotOf("snack"),
  };
}
