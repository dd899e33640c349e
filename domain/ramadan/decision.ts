import { type FastingMealSlots, type FastingSlots, usualFastingSlots } from "./slots.ts";

/** A person's decision about the month. */
export interface FastingDecision {
  /** Whether days are shown by the fast; null until the person decided. */
  shown: boolean | null;
  slots: FastingSlots;
}

/** The columns of a stored decision; null before it. */
type StoredDecision = {
  [Column in keyof FastingSlots["meals"]]: FastingSlots["meals"][Column] | null;
} & { shown: boolean | null; training: FastingSlots["training"] | null };

/**
 * The decision of a row, or the usual slots without one.
 * @param meals the trainer's, for somebody who did not decide yet
 */
export function decisionOf(
  row: StoredDecision | undefined,
  meals: FastingMealSlots = usualFastingSlots.meals,
): FastingDecision {
  const { training } = usualFastingSlots;
  if (!row) return { shown: null, slots: { meals, training } };
  return {
    shown: row.shown,
    slots: {
      meals: {
        breakfast: row.breakfast ?? meals.breakfast,
        lunch: row.lunch ?? meals.lunch,
        dinner: row.dinner ?? meals.dinner,
        snack: row.snack ?? meals.snack,
      },
      training: row.training ?? training,
    },
  };
}
