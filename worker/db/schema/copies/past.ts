import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { pastApps } from "../../../../domain/copies/past/past.ts";
import { bests, id, instant, localDay, partOf } from "../columns.ts";
import { factsOf } from "../facts.ts";
import { exercises } from "../libraries.ts";
import { traineeProfiles } from "../people.ts";

/** Imports of a person's past; `imports` has their made rows while they can be undone. */
export const pastImports = sqliteTable(
  "past_imports",
  {
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    app: text({ enum: pastApps }).notNull(),
    /** The name of its file. */
    file: text().notNull(),
    importedBy: text({ enum: ["trainer", "trainee"] }).notNull(),
    /** Number of values that it made. */
    total: integer().notNull().default(0),
    createdAt: instant().notNull(),
    writtenAt: instant().notNull(),
    undoneAt: instant(),
  },
  (t) => [index("past_imports_trainee").on(t.traineeId, t.createdAt)],
);

/** Names of exercises in a person's files of other apps, with the library's exercise of each. */
export const pastNames = sqliteTable(
  "past_names",
  {
    traineeId: partOf(() => traineeProfiles.id),
    /** The folded name. */
    key: text().notNull(),
    name: text().notNull(),
    exerciseId: text().references(() => exercises.id, { onDelete: "set null" }),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.traineeId, t.key] }),
    index("past_names_exercise").on(t.exerciseId, t.traineeId),
  ],
);

/** A day of an exercise in another app, as its file told it; its bests are those of its sets without warm-ups. */
export const pastDays = sqliteTable(
  "past_days",
  {
    traineeId: partOf(() => traineeProfiles.id),
    /** The key of its name. */
    key: text().notNull(),
    date: localDay().notNull(),
    importId: partOf(() => pastImports.id),
    /** The day as in `writePackedDays`. */
    day: text().notNull(),
    ...bests(),
  },
  (t) => [
    primaryKey({ columns: [t.traineeId, t.key, t.date] }),
    index("past_days_import").on(t.importId),
    index("past_days_day").on(t.traineeId, t.date, t.key),
  ],
);

/**
 * The days of an exercise in other apps, in the form of `packed_exercise_days`: of all names that mean it, each
 * day once. The batch of every change of the names or days writes it.
 */
export const pastExerciseDays = sqliteTable(
  "past_exercise_days",
  {
    traineeId: partOf(() => traineeProfiles.id),
    exerciseId: partOf(() => exercises.id),
    lastOn: localDay().notNull(),
    ...bests(),
    days: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.traineeId, t.exerciseId] }),
    index("past_exercise_days_exercise").on(t.exerciseId),
  ],
);

export const pastFacts = [
  factsOf(pastImports, { copied: { pastDays: "joined" }, keepsImported: true }),
  factsOf(pastNames, { copied: { pastDays: "joined" }, keepsImported: true }),
  factsOf(pastDays, {
    copied: { pastDays: ["date", "app", "exercise", "sets", "file"] },
    keepsImported: true,
    signOfLife: "written by another app",
  }),
  factsOf(pastExerciseDays, {
    copied: "the past days once more, by exercise",
    keepsImported: "written of the past days, which keep the person",
  }),
];
