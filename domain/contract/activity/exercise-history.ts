import { z } from "zod";
import { exerciseCategories, exerciseTypes } from "../../libraries/exercises.ts";
import { setKinds } from "../../schedules/performed-sets.ts";
import { setApps } from "../../schedules/set-apps.ts";
import { id, localDate } from "../fields.ts";
import { performedSet } from "./exercise-week.ts";

export const performedExerciseParams = z.object({ exerciseId: id });
export const exerciseOfTraineeParams = z.object({ id, exerciseId: id });

/** `before` is the `next` of the previous page; the newest page without it. */
export const exerciseHistoryQuery = z.object({ before: localDate.optional() });

/** The best value of all days in kg, seconds or metres, and its first day; null without any. */
const best = z.object({ value: z.number(), date: z.string() }).nullable();

const exerciseDay = z.object({
  date: z.string(),
  bestReps: z.number(),
  /** kg */
  bestWeight: z.number().nullable(),
  /** kg, estimated by Epley. */
  bestOneRep: z.number().nullable(),
  /** kg × repetitions. */
  volume: z.number(),
  bestSeconds: z.number().nullable(),
  bestMetres: z.number().nullable(),
  sets: z.array(performedSet.extend({ kind: z.enum(setKinds).optional() })),
  /** The app of a day before Miran. */
  app: z.enum(setApps).optional(),
});
export type ExerciseHistoryDay = z.infer<typeof exerciseDay>;

/** A trainee's log of one exercise, day by day, newest first. */
export const exerciseHistory = z.object({
  exercise: z.object({
    id: z.string(),
    name: z.string(),
    englishName: z.string().nullable(),
    category: z.enum(exerciseCategories),
    type: z.enum(exerciseTypes),
  }),
  bests: z.object({ weight: best, oneRep: best, volume: best, seconds: best, metres: best }),
  days: z.array(exerciseDay),
  /** The `before` of the next page; null at the end. */
  next: z.string().nullable(),
});
export type ExerciseHistory = z.infer<typeof exerciseHistory>;

/** `date` is any day of the month. */
export const exerciseMonthQuery = z.object({ date: localDate });

/** Days of a month with exercises, and their done counts. */
export const exerciseMonth = z.object({
  /** Its first day. */
  month: z.string(),
  days: z.array(z.object({ date: z.string(), assigned: z.number(), completed: z.number() })),
});
export type ExerciseMonth = z.infer<typeof exerciseMonth>;
