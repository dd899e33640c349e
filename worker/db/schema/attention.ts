import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { attentionReasons } from "../../../domain/attention/attention.ts";
import { instant, localDay, partOf } from "./columns.ts";
import { factsOf } from "./facts.ts";
import { traineeProfiles } from "./people.ts";

/** The trainer's mark of a line of the queue: done, or put off until a day. */
export const attentionMarks = sqliteTable(
  "attention_marks",
  {
    traineeId: partOf(() => traineeProfiles.id),
    reason: text({ enum: attentionReasons }).notNull(),
    /** The marked occurrence; the mark is valid for it alone. */
    occurrence: text().notNull(),
    /** The first day on which it may return; null if done. */
    notBefore: localDay(),
    /** Whether it was done by a message outside the app. */
    handedOver: integer({ mode: "boolean" }).notNull().default(false),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.traineeId, t.reason] })],
);

export const attentionFacts = [
  factsOf(attentionMarks, {
    copied: "lines of the trainer's own list that were put away",
    keepsImported: "nothing but a line of the trainer's list, which goes with the person",
  }),
];
