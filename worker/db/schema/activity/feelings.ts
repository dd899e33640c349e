import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { notes } from "../activity.ts";
import { instant, isDay, localDay, partOf } from "../columns.ts";
import { factsOf } from "../facts.ts";
import { traineeProfiles } from "../people.ts";

/** How a day's workout felt. Not a column of the day's roll-up, which is counted again from other rows. */
export const workoutFeelings = sqliteTable(
  "workout_feelings",
  {
    traineeId: partOf(() => traineeProfiles.id),
    date: localDay().notNull(),
    /** 1–10; null if only words were sent. */
    effort: integer(),
    /** The words with it, which reached the trainer as a note. */
    noteId: text().references(() => notes.id, { onDelete: "set null" }),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.traineeId, t.date] }),
    check("workout_feelings_date", isDay(t.date)),
    index("workout_feelings_note").on(t.noteId).where(sql`note_id is not null`),
  ],
);

export const feelingFacts = [
  factsOf(workoutFeelings, {
    copied: { workoutFeelings: ["date", "effort", "createdAt"] },
    keepsImported: true,
    signOfLife: "the workout's own sets and statuses are the sign",
  }),
];
