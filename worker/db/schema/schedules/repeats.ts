import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
} from "drizzle-orm/sqlite-core";
import { exerciseBounds } from "../../../../domain/libraries/bounds.ts";
import { exerciseCategories, exerciseTypes } from "../../../../domain/libraries/exercises.ts";
import { scheduleKinds } from "../../../../domain/schedules/schedules.ts";
import { prescribedAmount } from "../assigned.ts";
import { instant, localDay, partOf, writtenBy } from "../columns.ts";
import { factsOf } from "../facts.ts";
import { exercises, meals } from "../libraries.ts";
import { traineeProfiles } from "../people.ts";
import { scheduleExercises, scheduleMeals, weeklySchedules } from "../schedules.ts";

/** The source week of all later ones, by kind, until it is stopped. */
export const appliedSchedules = sqliteTable(
  "applied_schedules",
  {
    traineeId: partOf(() => traineeProfiles.id),
    kind: text({ enum: scheduleKinds }).notNull(),
    scheduleId: partOf(() => weeklySchedules.id),
    appliedAt: instant().notNull(),
    stoppedAt: instant(),
    /** The last filled week. */
    filledThrough: localDay(),
    /** The last change by the trainer since it was applied; null without one. */
    editedAt: instant(),
    writtenBy: writtenBy(),
  },
  (t) => [
    primaryKey({ columns: [t.traineeId, t.kind] }),
    index("applied_schedules_due").on(t.stoppedAt, t.filledThrough),
    index("applied_schedules_source").on(t.scheduleId),
  ],
);

/**
 * The item of later weeks that replaces an item of an applied week, which is history itself. The one without a
 * superseding replacement counts.
 */
const successorOf = (item: () => AnySQLiteColumn) => ({
  itemId: partOf(item),
  /** The replacement that wrote it; `supersededBy` is the later one. */
  removalId: text().notNull(),
  supersededBy: text(),
});

export const mealSuccessors = sqliteTable(
  "meal_successors",
  {
    ...successorOf(() => scheduleMeals.id),
    mealId: partOf(() => meals.id),
    name: text().notNull(),
    description: text(),
    calories: real(),
    protein: real(),
    carbs: real(),
    fat: real(),
    quantity: real().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.removalId] }),
    index("meal_successors_meal").on(t.mealId),
  ],
);

export const exerciseSuccessors = sqliteTable(
  "exercise_successors",
  {
    ...successorOf(() => scheduleExercises.id),
    exerciseId: partOf(() => exercises.id),
    name: text().notNull(),
    englishName: text(),
    category: text({ enum: exerciseCategories }).notNull(),
    type: text({ enum: exerciseTypes }).notNull(),
    description: text(),
    videoUrl: text(),
    videoId: text(),
    duration: text(),
    ...prescribedAmount(),
    sets: integer().notNull().default(exerciseBounds.sets.default),
    reps: integer().notNull().default(exerciseBounds.reps.default),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.removalId] }),
    index("exercise_successors_exercise").on(t.exerciseId),
  ],
);

export const repeatFacts = [
  factsOf(appliedSchedules, {
    copied: "weeks that the trainer repeats; the weeks tell where they come from",
    keepsImported: true,
  }),
  factsOf(mealSuccessors, { copied: "the trainer's plan for weeks that are not written yet" }),
  factsOf(exerciseSuccessors, { copied: "the trainer's plan for weeks that are not written yet" }),
];
