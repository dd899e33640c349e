import { z } from "zod";
import { exerciseCategories, exerciseTypes } from "../../libraries/exercises.ts";
import { mealTimings } from "../../libraries/meals.ts";
import {
  copiedTexts,
  exerciseBounds,
  itemsPerDay,
  quantityBounds,
  scheduleKinds,
} from "../../schedules/schedules.ts";
import { genders } from "../../trainees/trainee.ts";
import { field, id } from "../fields.ts";
import { scheduledExercise, scheduledMeal } from "./schedules.ts";

/** A trainee's week as the trainer plans it; `scheduleId` is null until it is created. */
export const plannedWeek = z.object({
  traineeId: z.string(),
  traineeName: z.string(),
  traineeGender: z.enum(genders).nullable(),
  /** Today where the trainee lives. */
  today: z.string(),
  weekStart: z.string(),
  /** Past weeks can be read only. */
  editable: z.boolean(),
  scheduleId: z.string().nullable(),
  updatedAt: z.number().nullable(),
  /** The source weeks that filled this one; null when it was planned by hand. */
  exercisesAppliedFrom: z.string().nullable(),
  mealsAppliedFrom: z.string().nullable(),
  exercises: z.array(scheduledExercise),
  meals: z.array(scheduledMeal),
  /** What the week before holds; null when there is no such week. */
  previous: z.object({ exercises: z.number(), meals: z.number() }).nullable(),
  /** The weeks that fill the later ones, by kind. */
  applied: z.array(
    z.object({
      kind: z.enum(scheduleKinds),
      weekStart: z.string(),
      appliedAt: z.number(),
      stoppedAt: z.number().nullable(),
      filledThrough: z.string().nullable(),
    }),
  ),
});
export type PlannedWeek = z.infer<typeof plannedWeek>;

const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .max(7 * itemsPerDay)
    .default([]);

const number = (bounds: { min: number; max: number; decimals?: number }) =>
  field({ kind: "number", min: bounds.min, max: bounds.max, decimals: bounds.decimals ?? 0 });
const text = (max: number) => field({ kind: "text", max });
const nutrient = number({ min: 0, max: 10_000, decimals: 2 }).nullable();

const place = {
  dayOfWeek: number({ min: 0, max: 6 }),
  position: number({ min: 0, max: 100_000 }),
};
const work = {
  sets: number(exerciseBounds.sets),
  reps: number(exerciseBounds.reps),
  /** kg */
  weight: number(exerciseBounds.weight).nullable(),
};
const serving = {
  timing: z.enum(mealTimings),
  /** Grams. */
  quantity: number(quantityBounds),
};
const copyOf = z.strictObject({ id, from: id, ...place });

/**
 * What becomes of a week's items of one kind, in one batch: `add` copies from the library (its own
 * values where none are given), `copy` an item of any week of the trainee, `restore` brings back
 * what was removed, `change` writes the given fields only. New items carry the client's ids.
 */
export const exercisesChange = z.strictObject({
  add: list(
    z.strictObject({
      id,
      exerciseId: id,
      ...place,
      sets: work.sets.optional(),
      reps: work.reps.optional(),
      weight: work.weight.optional(),
    }),
  ),
  copy: list(copyOf),
  restore: list(
    z.strictObject({
      id,
      exerciseId: id.nullable(),
      ...place,
      ...work,
      name: text(copiedTexts.name),
      category: z.enum(exerciseCategories),
      type: z.enum(exerciseTypes),
      description: text(copiedTexts.description).nullable(),
      videoUrl: text(copiedTexts.videoUrl).nullable(),
      videoId: id.nullable(),
      duration: text(copiedTexts.duration).nullable(),
    }),
  ),
  change: list(
    z
      .strictObject({ ...place, ...work })
      .partial()
      .extend({ id }),
  ),
  remove: list(id),
});
export type ExercisesChange = z.infer<typeof exercisesChange>;

export const mealsChange = z.strictObject({
  add: list(
    z.strictObject({
      id,
      mealId: id,
      ...place,
      timing: serving.timing.optional(),
      quantity: serving.quantity.optional(),
    }),
  ),
  copy: list(copyOf),
  restore: list(
    z.strictObject({
      id,
      mealId: id.nullable(),
      ...place,
      ...serving,
      name: text(copiedTexts.name),
      description: text(copiedTexts.description).nullable(),
      calories: nutrient,
      protein: nutrient,
      carbs: nutrient,
      fat: nutrient,
    }),
  ),
  change: list(
    z
      .strictObject({ ...place, ...serving })
      .partial()
      .extend({ id }),
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
