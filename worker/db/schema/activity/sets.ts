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
import {
  bests,
  id,
  instant,
  isDay,
  isNotNegative,
  isPositive,
  localDay,
  partOf,
} from "../columns.ts";
import { factsOf, ofWeek } from "../facts.ts";
import { exercises } from "../libraries.ts";
import { traineeProfiles } from "../people.ts";
import { scheduleExercises } from "../schedules.ts";

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
    /** For a set in seconds or metres; its repetitions are 0. */
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
 * Sums and bests of one trainee's exercise on a day, so that a history reads days and a record is the first row
 * of an index. The batch of the sets writes it.
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
    /** kg; null without weight, or without a successful repetition. */
    bestWeight: real(),
    /** kg by Epley; null if it cannot be estimated. */
    bestOneRep: real(),
    /** kg × repetitions over all sets. */
    volume: real().notNull(),
    /** The longest and the farthest set; null without any. */
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

/** The days of a trainee's exercise in packed weeks (`domain/schedules/packed-days.ts`), and their bests. */
export const packedExerciseDays = sqliteTable(
  "packed_exercise_days",
  {
    traineeId: partOf(() => traineeProfiles.id),
    exerciseId: partOf(() => exercises.id),
    lastOn: localDay().notNull(),
    ...bests(),
    days: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.traineeId, t.exerciseId] }),
    index("packed_exercise_days_exercise").on(t.exerciseId),
  ],
);

export const setFacts = [
  factsOf(performedSets, {
    copied: {
      performedSets: [
        "date",
        "exercise",
        "set",
        "reps",
        "weight",
        "seconds",
        "metres",
        "createdAt",
      ],
    },
    keepsImported: ofWeek,
    signOfLife: { when: "true" },
  }),
  factsOf(exerciseDays, {
    copied: "sums of the performed sets",
    keepsImported: ofWeek,
    signOfLife: "sums of the performed sets",
  }),
  factsOf(packedExerciseDays, {
    copied: "the performed sets once more, by exercise",
    keepsImported: ofWeek,
  }),
];
