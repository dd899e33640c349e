import { sql } from "drizzle-orm";
import {
  blob,
  check,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { ExerciseSubstitute } from "../../../domain/libraries/exercises.ts";
import type { MealSubstitute } from "../../../domain/libraries/meals.ts";
import { exerciseStatuses, mealStatuses } from "../../../domain/schedules/schedules.ts";
import { assignedExercise, assignedMeal, templateMark } from "./assigned.ts";
import {
  id,
  instant,
  isDay,
  isNotNegative,
  isPositive,
  isWeekday,
  localDay,
  partOf,
  writtenBy,
} from "./columns.ts";
import { factsOf, inPerformance, nutrientColumns, ofWeek, prescriptionColumns } from "./facts.ts";
import { traineeProfiles } from "./people.ts";

export const weeklySchedules = sqliteTable(
  "weekly_schedules",
  {
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    weekStartDate: localDay().notNull(),
    /** The source week of each kind; null if planned by hand. */
    exercisesAppliedFrom: localDay(),
    mealsAppliedFrom: localDay(),
    /** The linked template of each kind. */
    exercisesTemplateId: text(),
    mealsTemplateId: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    writtenBy: writtenBy(),
    /** The time of packing into `packed_weeks`; null if not packed. */
    packedAt: instant(),
    /** The time of opening for a reader. */
    openedAt: instant(),
  },
  (t) => [
    uniqueIndex("unique_trainee_week").on(t.traineeId, t.weekStartDate),
    index("weekly_schedules_unpacked").on(t.weekStartDate).where(sql`packed_at is null`),
    check(
      "weekly_schedules_sunday",
      sql`${isDay(t.weekStartDate)} and strftime('%w', ${t.weekStartDate}) = '0'`,
    ),
    index("weekly_schedules_week").on(t.weekStartDate),
  ],
);

export const scheduleExercises = sqliteTable(
  "schedule_exercises",
  {
    id: id(),
    scheduleId: partOf(() => weeklySchedules.id),
    traineeId: partOf(() => traineeProfiles.id),
    dayOfWeek: integer().notNull(),
    date: localDay().notNull(),
    position: integer().notNull().default(0),
    ...assignedExercise(),
    ...templateMark(),
    /** What the trainee does instead on this day; the columns above stay as assigned. */
    substitute: text({ mode: "json" }).$type<ExerciseSubstitute>(),
    status: text({ enum: exerciseStatuses }).notNull().default("pending"),
    completedAt: instant(),
    updatedAt: instant().notNull(),
    writtenBy: writtenBy(),
  },
  (t) => [
    check("schedule_exercises_day", isWeekday(t.dayOfWeek)),
    check("schedule_exercises_sets", isNotNegative(t.sets)),
    check("schedule_exercises_reps", isNotNegative(t.reps)),
    index("schedule_exercises_schedule").on(t.scheduleId, t.dayOfWeek, t.position),
    index("schedule_exercises_day").on(t.traineeId, t.date, t.position),
    index("schedule_exercises_exercise").on(t.exerciseId, t.date),
    uniqueIndex("schedule_exercises_template")
      .on(t.traineeId, t.templateItemId, t.templateDay)
      .where(sql`template_item_id is not null`),
    index("schedule_exercises_video").on(t.videoId).where(sql`video_id is not null`),
  ],
);

export const scheduleMeals = sqliteTable(
  "schedule_meals",
  {
    id: id(),
    scheduleId: partOf(() => weeklySchedules.id),
    traineeId: partOf(() => traineeProfiles.id),
    dayOfWeek: integer().notNull(),
    date: localDay().notNull(),
    position: integer().notNull().default(0),
    ...assignedMeal(),
    ...templateMark(),
    /** The trainee's substitute; the columns above stay as assigned. */
    substitute: text({ mode: "json" }).$type<MealSubstitute>(),
    status: text({ enum: mealStatuses }).notNull().default("pending"),
    consumedAt: instant(),
    updatedAt: instant().notNull(),
    writtenBy: writtenBy(),
  },
  (t) => [
    check("schedule_meals_day", isWeekday(t.dayOfWeek)),
    check("schedule_meals_quantity", isPositive(t.quantity)),
    index("schedule_meals_schedule").on(t.scheduleId, t.dayOfWeek, t.timing, t.position),
    index("schedule_meals_day").on(t.traineeId, t.date, t.timing),
    index("schedule_meals_meal").on(t.mealId, t.date),
    uniqueIndex("schedule_meals_template")
      .on(t.traineeId, t.templateItemId, t.templateDay)
      .where(sql`template_item_id is not null`),
  ],
);

/** Items and sets of an old week in one row (`domain/schedules/packed-weeks.ts`). */
export const packedWeeks = sqliteTable("packed_weeks", {
  scheduleId: text()
    .primaryKey()
    .references(() => weeklySchedules.id, { onDelete: "cascade" }),
  /** 16 bytes an item, exercises first. */
  ids: blob().notNull(),
  /** Ids of `packed_copies` for its items, as a JSON array. */
  copies: text().notNull(),
  body: blob().notNull(),
  exercises: integer().notNull(),
  meals: integer().notNull(),
  sets: integer().notNull(),
});

/** Texts of packed items copied from the library, each once for all weeks. */
export const packedCopies = sqliteTable(
  "packed_copies",
  {
    id: integer().primaryKey(),
    /** A JSON object of an item's columns. */
    copy: text().notNull().unique(),
    videoId: text(),
  },
  (t) => [index("packed_copies_video").on(t.videoId).where(sql`video_id is not null`)],
);

export const schedulesFacts = [
  factsOf(weeklySchedules, {
    copied: { weeks: ["weekStart", "exercisesAppliedFrom", "mealsAppliedFrom", "createdAt"] },
    keepsImported: true,
  }),
  factsOf(scheduleExercises, {
    copied: {
      scheduledExercises: [
        "date",
        ...prescriptionColumns,
        "videoUrl",
        "note",
        "substituteName",
        "status",
        "completedAt",
      ],
    },
    keepsImported: ofWeek,
    signOfLife: inPerformance,
  }),
  factsOf(scheduleMeals, {
    copied: {
      scheduledMeals: [
        "date",
        "timing",
        "name",
        "description",
        "quantity",
        ...nutrientColumns,
        "substituteName",
        "substituteQuantity",
        "substituteCalories",
        "substituteProtein",
        "substituteCarbs",
        "substituteFat",
        "status",
        "consumedAt",
      ],
    },
    keepsImported: ofWeek,
    signOfLife: inPerformance,
  }),
  factsOf(packedWeeks, {
    copied: "items and sets in another form; their tables' copies have them",
  }),
  factsOf(packedCopies, { copied: "parts of packed weeks; the items' copies have them" }),
];
