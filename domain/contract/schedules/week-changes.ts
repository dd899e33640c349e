import { z } from "zod";
import { itemsPerDay } from "../../schedules/schedules.ts";
import { id } from "../fields.ts";
import { endsAbove } from "../libraries/exercises.ts";
import {
  assignedExercise,
  assignedMeal,
  place,
  prescription,
  sentExerciseSubstitute,
  sentMealSubstitute,
  serving,
} from "./schedules.ts";

const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .max(7 * itemsPerDay)
    .default([]);

/** For an undo: the item follows its template again. */
const byHand = z.literal(false).optional();

const copyOf = z.strictObject({ id, from: id, ...place });
/** A copy for another trainee has no weight and no note. */
const exerciseCopy = copyOf.extend({ weight: z.null().optional(), note: z.null().optional() });
/** A copy may have other grams. */
const mealCopy = copyOf.extend({ quantity: serving.quantity.optional() });

/**
 * Changes of a week's items of one kind, in one batch. `add` copies from the library, with its values by
 * default. `copy` copies an item of any week of any trainee. `restore` restores removed items with what
 * the trainee chose instead. `change` writes the
 * given fields alone. New items have the client's ids.
 */
const exercisesChange = z.strictObject({
  add: list(
    z
      .strictObject(prescription)
      .partial()
      .extend({ id, exerciseId: id, ...place })
      .superRefine(endsAbove),
  ),
  copy: list(exerciseCopy),
  restore: list(
    z
      .strictObject({
        id,
        ...place,
        ...assignedExercise,
        substitute: sentExerciseSubstitute.nullish(),
      })
      .superRefine(endsAbove),
  ),
  change: list(
    z
      .strictObject({ ...place, ...prescription })
      .partial()
      .extend({ id, byHand })
      .superRefine(endsAbove),
  ),
  remove: list(id),
});
export type ExercisesChange = z.infer<typeof exercisesChange>;

const mealsChange = z.strictObject({
  add: list(
    z
      .strictObject(serving)
      .partial()
      .extend({ id, mealId: id, ...place }),
  ),
  copy: list(mealCopy),
  restore: list(
    z.strictObject({ id, ...place, ...assignedMeal, substitute: sentMealSubstitute.nullish() }),
  ),
  change: list(
    z
      .strictObject({ ...place, ...serving })
      .partial()
      .extend({ id, byHand }),
  ),
  remove: list(id),
});
export type MealsChange = z.infer<typeof mealsChange>;

export const weekChange = z.strictObject({
  exercises: exercisesChange.optional(),
  meals: mealsChange.optional(),
});
export type WeekChange = z.input<typeof weekChange>;
export type ReadWeekChange = z.output<typeof weekChange>;
