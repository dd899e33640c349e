import { integer, real, text } from "drizzle-orm/sqlite-core";
import { progressions, quantityBounds } from "../../../domain/libraries/bounds.ts";
import { exerciseCategories, exerciseTypes } from "../../../domain/libraries/exercises.ts";
import { mealTimings } from "../../../domain/libraries/meals.ts";
import { localDay } from "./columns.ts";
import { exercises, meals } from "./libraries.ts";

/** How much of an exercise, and how; another exercise in its place has its own. */
export const prescribedAmount = () => ({
  sets: integer().notNull(),
  reps: integer().notNull(),
  /** The most of a range of repetitions. */
  repsTo: integer(),
  /** One set's, where it is counted in them instead of repetitions. */
  seconds: integer(),
  metres: integer(),
  /** kg */
  weight: real(),
  /** Of the best one-repetition maximum. */
  percent: integer(),
  /** Four counts of a repetition, `3-1-X-0`. */
  tempo: text(),
  /** Technique, in the trainer's words. */
  note: text(),
});

/** An exercise as it is planned, with its own copy of what the library said of it. */
export const assignedExercise = () => ({
  exerciseId: text().references(() => exercises.id, { onDelete: "set null" }),
  name: text().notNull(),
  englishName: text(),
  category: text({ enum: exerciseCategories }).notNull(),
  type: text({ enum: exerciseTypes }).notNull().default("strength"),
  description: text(),
  videoUrl: text(),
  videoId: text(),
  ...prescribedAmount(),
  /** Seconds between two sets. */
  rest: integer(),
  /** Effort, 1–10. */
  rpe: real(),
  duration: text(),
  /** Neighbours of a day that share it are done in turn. */
  superset: text(),
  progression: text({ enum: progressions }),
  /** kg */
  progressionStep: real(),
  progressionRuns: integer({ mode: "boolean" }).notNull().default(false),
});

/** The same of a meal. */
export const assignedMeal = () => ({
  mealId: text().references(() => meals.id, { onDelete: "set null" }),
  timing: text({ enum: mealTimings }).notNull(),
  name: text().notNull(),
  description: text(),
  calories: real(),
  protein: real(),
  carbs: real(),
  fat: real(),
  /** Grams. */
  quantity: real().notNull().default(quantityBounds.default),
});

/** Which item of a template a scheduled one is a copy of, and whether it still is. */
export const templateMark = () => ({
  templateItemId: text(),
  /** The day that the template put it on. */
  templateDay: localDay(),
  /** The version of the template's item that it holds. */
  templateVersion: integer(),
  /** Changed by the trainer since: it follows no more. */
  byHand: integer({ mode: "boolean" }).notNull().default(false),
});
