import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { EatenPortion } from "../../../domain/activity/diet.ts";
import { noteTypes } from "../../../domain/activity/notes.ts";
import { stepSources } from "../../../domain/activity/steps.ts";
import { quantityBounds } from "../../../domain/libraries/bounds.ts";
import { mealTimings } from "../../../domain/libraries/meals.ts";
import { stepBounds } from "../../../domain/person-bounds.ts";
import { mealStatuses } from "../../../domain/schedules/schedules.ts";
import { accounts } from "./accounts.ts";
import { id, instant, isDay, isNotNegative, isPositive, localDay, partOf } from "./columns.ts";
import { exercises, foods } from "./libraries.ts";
import { traineeProfiles } from "./people.ts";
import { scheduleExercises } from "./schedules.ts";

export const performedSets = sqliteTable(
  "performed_sets",
  {
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    scheduleExerciseId: text().references(() => scheduleExercises.id, { onDelete: "set null" }),
    exerciseId: text().references(() => exercises.id, { onDelete: "set null" }),
    exerciseName: text().notNull(),
    date: localDay().notNull(),
    setNumber: integer().notNull(),
    reps: integer().notNull(),
    weight: real(),
    /** Of a set that is counted in them; its repetitions are 0. */
    seconds: integer(),
    metres: integer(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    check("performed_sets_number", isPositive(t.setNumber)),
    check("performed_sets_reps", isNotNegative(t.reps)),
    uniqueIndex("performed_sets_item").on(t.scheduleExerciseId, t.setNumber),
    index("performed_sets_last").on(t.traineeId, t.exerciseId, t.date),
    index("performed_sets_day").on(t.traineeId, t.date),
    index("performed_sets_exercise").on(t.exerciseId).where(sql`exercise_id is not null`),
  ],
);

/**
 * One row a trainee, exercise and day: what its performed sets amount to, so that a history reads
 * days and a record is the first row of an index. Written in the batch that writes the sets.
 */
export const exerciseDays = sqliteTable(
  "exercise_days",
  {
    traineeId: partOf(() => traineeProfiles.id),
    exerciseId: partOf(() => exercises.id),
    date: localDay().notNull(),
    sets: integer().notNull(),
    /** Most repetitions of one set. */
    bestReps: integer().notNull(),
    /** kg; null without weight, or when no repetition succeeded. */
    bestWeight: real(),
    /** kg by Epley; null where it tells nothing. */
    bestOneRep: real(),
    /** kg × repetitions over all sets. */
    volume: real().notNull(),
    /** The longest set and the farthest; null where none is counted so. */
    bestSeconds: integer(),
    bestMetres: integer(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.traineeId, t.exerciseId, t.date] }),
    check("exercise_days_date", isDay(t.date)),
    index("exercise_days_weight").on(t.traineeId, t.exerciseId, t.bestWeight),
    index("exercise_days_one_rep").on(t.traineeId, t.exerciseId, t.bestOneRep),
    index("exercise_days_volume").on(t.traineeId, t.exerciseId, t.volume),
    index("exercise_days_seconds")
      .on(t.traineeId, t.exerciseId, t.bestSeconds)
      .where(sql`best_seconds is not null`),
    index("exercise_days_metres")
      .on(t.traineeId, t.exerciseId, t.bestMetres)
      .where(sql`best_metres is not null`),
    index("exercise_days_exercise").on(t.exerciseId),
  ],
);

/** One row a trainee and exercise: its days in packed weeks (`domain/schedules/packed-days.ts`), and the best of them. */
export const packedExerciseDays = sqliteTable(
  "packed_exercise_days",
  {
    traineeId: partOf(() => traineeProfiles.id),
    exerciseId: partOf(() => exercises.id),
    lastOn: localDay().notNull(),
    bestWeight: real(),
    bestOneRep: real(),
    volume: real(),
    bestSeconds: integer(),
    bestMetres: integer(),
    days: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.traineeId, t.exerciseId] }),
    index("packed_exercise_days_exercise").on(t.exerciseId),
  ],
);

/** Meals that the trainee ate beside the plan. */
export const ownMeals = sqliteTable(
  "own_meals",
  {
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    date: localDay().notNull(),
    name: text().notNull(),
    description: text(),
    category: text({ enum: mealTimings }),
    foodId: text().references(() => foods.id, { onDelete: "set null" }),
    calories: real(),
    protein: real(),
    carbs: real(),
    fat: real(),
    quantity: real().notNull().default(quantityBounds.default),
    /** The portion in which the amount was told, as it was then; null of grams. */
    portion: text({ mode: "json" }).$type<EatenPortion>(),
    status: text({ enum: mealStatuses }).notNull().default("consumed"),
    createdAt: instant().notNull(),
  },
  (t) => [
    check("own_meals_date", isDay(t.date)),
    check("own_meals_quantity", isPositive(t.quantity)),
    index("own_meals_day").on(t.traineeId, t.date),
    index("own_meals_created").on(t.traineeId, t.createdAt),
    index("own_meals_food").on(t.foodId).where(sql`food_id is not null`),
  ],
);

export const favouriteFoods = sqliteTable(
  "favourite_foods",
  {
    traineeId: partOf(() => traineeProfiles.id),
    foodId: partOf(() => foods.id),
    /** The amount that it was marked with, in grams and as it was told; null of marks from before there was one. */
    quantity: real(),
    portion: text({ mode: "json" }).$type<EatenPortion>(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.traineeId, t.foodId] }),
    index("favourite_foods_food").on(t.foodId),
  ],
);

export const traineeSteps = sqliteTable(
  "trainee_steps",
  {
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    date: localDay().notNull(),
    steps: integer().notNull().default(0),
    targetSteps: integer().notNull().default(stepBounds.defaultTarget),
    /** Who wrote the count last: a person, or the phone by the personal link. */
    source: text({ enum: stepSources }).notNull().default("hand"),
    /** What a person wrote last, where a phone's larger total stands now; what the link sends is never less. */
    handSteps: integer(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    check("trainee_steps_steps", isNotNegative(t.steps)),
    check("trainee_steps_target", isNotNegative(t.targetSteps)),
    check("trainee_steps_date", isDay(t.date)),
    uniqueIndex("trainee_steps_day").on(t.traineeId, t.date),
    index("trainee_steps_date").on(t.date),
  ],
);

/** The personal link by which a phone writes a day's steps; one a trainee, gone when revoked. */
export const stepLinks = sqliteTable("step_links", {
  traineeId: text()
    .primaryKey()
    .references(() => traineeProfiles.id, { onDelete: "cascade" }),
  /** SHA-256 of the token, base64url. */
  tokenHash: text().notNull().unique(),
  createdAt: instant().notNull(),
  lastUsedAt: instant(),
});

/**
 * One row a trainee and day: what was assigned and what was done. Written in the batch of the
 * change that moved it, so that lists and statistics read one row a day.
 */
export const traineePerformance = sqliteTable(
  "trainee_performance",
  {
    traineeId: partOf(() => traineeProfiles.id),
    date: localDay().notNull(),
    assignedExercises: integer().notNull().default(0),
    completedExercises: integer().notNull().default(0),
    assignedMeals: integer().notNull().default(0),
    completedMeals: integer().notNull().default(0),
    steps: integer().notNull().default(0),
    targetSteps: integer().notNull().default(stepBounds.defaultTarget),
    /** `dailyScore`, 0–100; null when nothing was assigned. */
    progressValue: integer(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.traineeId, t.date] }),
    check("trainee_performance_date", isDay(t.date)),
    index("trainee_performance_date").on(t.date),
  ],
);

export const notes = sqliteTable(
  "notes",
  {
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    authorId: text().references(() => accounts.id, { onDelete: "set null" }),
    type: text({ enum: noteTypes }).notNull().default("general"),
    text: text().notNull(),
    /** The trainer's own: nothing that a trainee may call reads it. */
    isPrivate: integer({ mode: "boolean" }).notNull().default(false),
    /** When the trainer answered what a trainee wrote, by a note, a message or by saying so. */
    answeredAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    index("notes_trainee").on(t.traineeId, t.createdAt),
    index("notes_shared").on(t.traineeId, t.createdAt).where(sql`is_private = 0`),
    index("notes_shared_type").on(t.traineeId, t.type, t.createdAt).where(sql`is_private = 0`),
    index("notes_type").on(t.traineeId, t.type, t.createdAt),
    index("notes_author").on(t.authorId),
    index("notes_unanswered")
      .on(t.traineeId, t.createdAt)
      .where(
        sql`answered_at is null and is_private = 0 and author_id = trainee_id and type in ('complaint', 'question', 'health')`,
      ),
  ],
);
