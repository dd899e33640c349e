import { integer, real, text } from "drizzle-orm/sqlite-core";
import { progressions, quantityBounds } from "../../../domain/libraries/bounds.ts";
import { exerciseCategories, exerciseTypes } from "../../../domain/libraries/exercises.ts";
import { mealTimings } from "../../../domain/libraries/meals.ts";
import { localDay } from "./columns.ts";
import { exercises, meals } from "./libraries.ts";

/** The prescription of an exercise; a replacing exercise has its own. */
export const prescribedAmount = () => ({
  sets: integer().notNull(),
  reps: integer().notNull(),
  /** The top of a range of repetitions. */
  repsTo: integer(),
  /** Seconds or metres of one set, instead of repetitions. */
  seconds: integer(),
  metres: integer(),
  /** kg */
  weight: real(),
  /** Of the best one-repetition maximum. */
  percent: integer(),
  /** The tempo of a repetition, `3-1-X-0`. */
  tempo: text(),
  /** Technique, in the trainer's words. */
  note: text(),
});

/** An assigned exercise, with its copy of the library row. */
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
  /** The mark shared by neighbours of one superset. */
  superset: text(),
  progression: text({ enum: progressions }),
  /** kg */
  progressionStep: real(),
  progressionRuns: integer({ mode: "boolean" }).notNull().default(false),
});

/** An assigned meal, with its copy of the library row. */
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

/** The source of a scheduled item in a template, and its state. */
export const templateMark = () => ({
  templateItemId: text(),
  /** The day given by the template. */
  templateDay: localDay(),
  /** Its version of the template's item. */
  templateVersion: integer(),
  /** Edited by the trainer since, so that following leaves it. */
  byHand: integer({ mode: "boolean" }).notNull().default(false),
});
