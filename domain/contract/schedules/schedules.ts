import { z } from "zod";
import { dayOfWeek } from "../../calendar.ts";
import { exerciseCategories, exerciseTypes } from "../../libraries/exercises.ts";
import { mealTimings } from "../../libraries/meals.ts";
import {
  copiedTexts,
  exerciseBounds,
  exerciseNoteLength,
  exerciseStatuses,
  mealStatuses,
  quantityBounds,
} from "../../schedules/schedules.ts";
import { addProblem, field, id, localDate, nutrients } from "../fields.ts";

const number = (bounds: { min: number; max: number; decimals?: number }) =>
  field({ kind: "number", min: bounds.min, max: bounds.max, decimals: bounds.decimals ?? 0 });
const text = (max: number) => field({ kind: "text", max });
const nutrient = number({ min: 0, max: 10_000, decimals: 2 }).nullable();

/** Where an item lies in its week. */
export const place = {
  /** 0 (Sunday) to 6. */
  dayOfWeek: number({ min: 0, max: 6 }),
  position: number({ min: 0, max: 100_000 }),
};

/** What the trainer decides of an exercise, beside its place. */
export const prescription = {
  sets: number(exerciseBounds.sets),
  reps: number(exerciseBounds.reps),
  /** kg */
  weight: number(exerciseBounds.weight).nullable(),
  /** Tempo or technique, in the trainer's words. */
  note: text(exerciseNoteLength).nullable(),
};
export type Prescription = z.infer<z.ZodObject<typeof prescription>>;

/** The same of a meal. */
export const serving = {
  timing: z.enum(mealTimings),
  /** Grams. */
  quantity: number(quantityBounds),
};
export type Serving = z.infer<z.ZodObject<typeof serving>>;

/** An exercise as it was assigned, with its own copy of what the library said of it. */
export const assignedExercise = {
  /** Null once the library no longer has it. */
  exerciseId: id.nullable(),
  name: text(copiedTexts.name),
  englishName: text(copiedTexts.name).nullable().default(null),
  category: z.enum(exerciseCategories),
  type: z.enum(exerciseTypes),
  description: text(copiedTexts.description).nullable(),
  videoUrl: text(copiedTexts.videoUrl).nullable(),
  videoId: id.nullable(),
  duration: text(copiedTexts.duration).nullable(),
  ...prescription,
};

/** The same of a meal; nutrients are those of 100 g. */
export const assignedMeal = {
  mealId: id.nullable(),
  name: text(copiedTexts.name),
  description: text(copiedTexts.description).nullable(),
  calories: nutrient,
  protein: nutrient,
  carbs: nutrient,
  fat: nutrient,
  ...serving,
};

/** An exercise of a day, whatever became of the library since, and what became of it. */
export const scheduledExercise = z.object({
  id: z.string(),
  date: z.string(),
  ...place,
  ...assignedExercise,
  status: z.enum(exerciseStatuses),
  /** UTC milliseconds. */
  completedAt: z.number().nullable(),
});
export type ScheduledExercise = z.infer<typeof scheduledExercise>;

/** A dish on the plate: nutrients per 100 g, null where nobody measured, and its grams. */
export const mealSubstitute = z.object({
  mealId: z.string(),
  name: z.string(),
  description: z.string().nullish(),
  ...nutrients,
  quantity: z.number(),
});

/** A meal of a day as it was assigned, and what is eaten instead. */
export const scheduledMeal = z.object({
  id: z.string(),
  date: z.string(),
  ...place,
  ...assignedMeal,
  substitute: mealSubstitute.nullable(),
  status: z.enum(mealStatuses),
  consumedAt: z.number().nullable(),
});
export type ScheduledMeal = z.infer<typeof scheduledMeal>;

/** A week by its first day. */
export const weekStartDate = localDate.superRefine((date, context) => {
  if (context.issues.length > 0 || dayOfWeek(date) === 0) return;
  addProblem(context, { code: "not_a_sunday" });
});

/** A trainee and one of their weeks. */
export const weekParams = z.object({ id, weekStart: weekStartDate });
