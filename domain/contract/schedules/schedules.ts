import { z } from "zod";
import { dayOfWeek } from "../../calendar.ts";
import { exerciseBounds, progressions, quantityBounds } from "../../libraries/bounds.ts";
import { exerciseCategories, exerciseTypes } from "../../libraries/exercises.ts";
import { mealTimings } from "../../libraries/meals.ts";
import { readTempo, tempoLength } from "../../libraries/prescription.ts";
import {
  copiedTexts,
  exerciseNoteLength,
  exerciseStatuses,
  mealStatuses,
} from "../../schedules/schedules.ts";
import { addProblem, copiedLine, field, id, localDate, nutrients } from "../fields.ts";

const number = (bounds: { min: number; max: number; decimals?: number }) =>
  field({ kind: "number", min: bounds.min, max: bounds.max, decimals: bounds.decimals ?? 0 });
const lines = (max: number) => field({ kind: "text", max, lines: true });
const nutrient = number({ min: 0, max: 10_000, decimals: 2 }).nullable();

/** The place of an item in its week. */
export const place = {
  /** 0 (Sunday) to 6. */
  dayOfWeek: number({ min: 0, max: 6 }),
  position: number({ min: 0, max: 100_000 }),
};

/** A stored tempo, lowering first: `3-1-X-0`. */
const tempo = z
  .string()
  .max(tempoLength)
  .superRefine((text, context) => {
    if (readTempo(text) !== text) addProblem(context, { code: "not_a_tempo" });
  });

/** The amount of one set; seconds or metres take precedence over repetitions. */
export const amount = {
  reps: number(exerciseBounds.reps),
  /** The top of a range that begins at `reps`. */
  repsTo: number(exerciseBounds.reps).nullable(),
  seconds: number(exerciseBounds.seconds).nullable(),
  metres: number(exerciseBounds.metres).nullable(),
};

/** The prescription of an exercise. */
export const prescription = {
  sets: number(exerciseBounds.sets),
  ...amount,
  /** The duration in words, from before `seconds` existed; removed once an amount is given. */
  duration: copiedLine(copiedTexts.duration).nullable(),
  /** kg; takes precedence over `percent`. */
  weight: number(exerciseBounds.weight).nullable(),
  /** Of the best one-repetition maximum. */
  percent: number(exerciseBounds.percent).nullable(),
  /** Seconds between two sets; null leaves the choice to the trainee. */
  rest: number(exerciseBounds.rest).nullable(),
  /** Effort from 1 to 10. */
  rpe: number(exerciseBounds.rpe).nullable(),
  tempo: tempo.nullable(),
  /** Technique, in the trainer's words. */
  note: lines(exerciseNoteLength).nullable(),
  /** The mark shared by neighbours of one superset. */
  superset: id.nullable(),
  progression: z.enum(progressions).nullable(),
  /** kg of each raise. */
  progressionStep: number(exerciseBounds.progressionStep).nullable(),
  /** Whether a raise counts without the trainer's approval. */
  progressionRuns: z.boolean(),
};

export type Prescription = z.infer<z.ZodObject<typeof prescription>>;

/** The serving of a meal. */
export const serving = {
  timing: z.enum(mealTimings),
  /** Grams. */
  quantity: number(quantityBounds),
};
export type Serving = z.infer<z.ZodObject<typeof serving>>;

/** An assigned exercise, with its copy of the library row. */
export const assignedExercise = {
  /** Null once it has left the library. */
  exerciseId: id.nullable(),
  name: copiedLine(copiedTexts.name),
  englishName: copiedLine(copiedTexts.name).nullable().default(null),
  category: z.enum(exerciseCategories),
  type: z.enum(exerciseTypes),
  description: lines(copiedTexts.description).nullable(),
  videoUrl: copiedLine(copiedTexts.videoUrl).nullable(),
  videoId: id.nullable(),
  ...prescription,
  repsTo: prescription.repsTo.default(null),
  seconds: prescription.seconds.default(null),
  metres: prescription.metres.default(null),
  percent: prescription.percent.default(null),
  rest: prescription.rest.default(null),
  rpe: prescription.rpe.default(null),
  tempo: prescription.tempo.default(null),
  superset: prescription.superset.default(null),
  progression: prescription.progression.default(null),
  progressionStep: prescription.progressionStep.default(null),
  progressionRuns: prescription.progressionRuns.default(false),
};

/** An assigned meal, with its copy of the library row; nutrients per 100 g. */
export const assignedMeal = {
  mealId: id.nullable(),
  name: copiedLine(copiedTexts.name),
  description: lines(copiedTexts.description).nullable(),
  calories: nutrient,
  protein: nutrient,
  carbs: nutrient,
  fat: nutrient,
  ...serving,
};

/** What is done instead of an assigned exercise on its day. */
export const exerciseSubstitute = z.object({
  exerciseId: z.string(),
  name: z.string(),
  englishName: z.string().nullable(),
  category: z.enum(exerciseCategories),
  /** Its drawn movement. */
  movement: z.string().nullable(),
});

/** The same, as an undo sends it. */
export const sentExerciseSubstitute = z.strictObject({
  exerciseId: id,
  name: copiedLine(copiedTexts.name),
  englishName: copiedLine(copiedTexts.name).nullable(),
  category: z.enum(exerciseCategories),
  movement: copiedLine(copiedTexts.name).nullable(),
});

/** A scheduled exercise with its status. */
export const scheduledExercise = z.object({
  id: z.string(),
  date: z.string(),
  ...place,
  ...assignedExercise,
  /** Missing in answers of earlier builds, which a device may have cached. */
  substitute: exerciseSubstitute.nullish(),
  status: z.enum(exerciseStatuses),
  /** UTC milliseconds. */
  completedAt: z.number().nullable(),
});
export type ScheduledExercise = z.infer<typeof scheduledExercise>;

/** A substitute: nutrients per 100 g (null is unknown), and grams. */
export const mealSubstitute = z.object({
  mealId: z.string(),
  name: z.string(),
  description: z.string().nullish(),
  ...nutrients,
  quantity: z.number(),
});

/** The same, as an undo sends it. */
export const sentMealSubstitute = z.strictObject({
  mealId: id,
  name: copiedLine(copiedTexts.name),
  description: lines(copiedTexts.description).nullish(),
  calories: nutrient,
  protein: nutrient,
  carbs: nutrient,
  fat: nutrient,
  quantity: number({ ...quantityBounds, decimals: 1 }),
});

/** A scheduled meal with its substitute. */
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
