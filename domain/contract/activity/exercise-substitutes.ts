import { z } from "zod";
import { id } from "../fields.ts";
import { exerciseSubstitute } from "../schedules/schedules.ts";

export const plannedExerciseParams = z.object({ itemId: id });

/** Exercises that can stand for a planned one, the most alike first. */
export const exerciseAlternatives = z.object({
  alternatives: z.array(
    exerciseSubstitute.extend({
      /** kg and day of its last time; null if it was never done, or without weight. */
      lastWeight: z.number().nullable(),
      lastOn: z.string().nullable(),
    }),
  ),
});
export type ExerciseAlternatives = z.infer<typeof exerciseAlternatives>;

/** What is done instead of a planned exercise on its day; null restores the planned one. */
export const newExerciseSubstitute = z.strictObject({
  /** The request's id, made by the client. */
  id,
  itemId: id,
  exerciseId: id.nullable(),
});
export type NewExerciseSubstitute = z.infer<typeof newExerciseSubstitute>;

export const storedExerciseSubstitute = z.object({
  itemId: z.string(),
  date: z.string(),
  substitute: exerciseSubstitute.nullable(),
});
export type StoredExerciseSubstitute = z.infer<typeof storedExerciseSubstitute>;
