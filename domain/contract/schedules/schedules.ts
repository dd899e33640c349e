import { z } from "zod";
import { dayOfWeek } from "../../calendar.ts";
import { exerciseCategories, exerciseTypes } from "../../libraries/exercises.ts";
import { mealTimings } from "../../libraries/meals.ts";
import { exerciseStatuses, mealStatuses } from "../../schedules/schedules.ts";
import { addProblem, id, localDate, nutrients } from "../fields.ts";

/** An exercise of a day as it was assigned, whatever became of the library since. */
export const scheduledExercise = z.object({
  id: z.string(),
  /** Null once the library no longer has it. */
  exerciseId: z.string().nullable(),
  date: z.string(),
  /** 0 (Sunday) to 6. */
  dayOfWeek: z.number(),
  position: z.number(),
  name: z.string(),
  category: z.enum(exerciseCategories),
  type: z.enum(exerciseTypes),
  description: z.string().nullable(),
  videoUrl: z.string().nullable(),
  videoId: z.string().nullable(),
  sets: z.number(),
  reps: z.number(),
  /** kg */
  weight: z.number().nullable(),
  duration: z.string().nullable(),
  status: z.enum(exerciseStatuses),
  /** UTC milliseconds. */
  completedAt: z.number().nullable(),
});
export type ScheduledExercise = z.infer<typeof scheduledExercise>;

/** A dish on the plate: nutrients per 100 g, null where nobody measured, and its grams. */
export const mealSubstitute = z.object({
  mealId: z.string(),
  name: z.string(),
  ...nutrients,
  quantity: z.number(),
});

/** A meal of a day as it was assigned, and what is eaten instead. */
export const scheduledMeal = mealSubstitute.extend({
  id: z.string(),
  mealId: z.string().nullable(),
  date: z.string(),
  dayOfWeek: z.number(),
  timing: z.enum(mealTimings),
  position: z.number(),
  description: z.string().nullable(),
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
