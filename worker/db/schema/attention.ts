import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { attentionReasons } from "../../../domain/attention/attention.ts";
import { instant, localDay, partOf } from "./columns.ts";
import { traineeProfiles } from "./people.ts";

/** What the trainer said of a line of the queue: done, or not before a day. */
export const attentionMarks = sqliteTable(
  "attention_marks",
  {
    traineeId: partOf(() => traineeProfiles.id),
    reason: text({ enum: attentionReasons }).notNull(),
    /** What exactly it was said of; of another occurrence it says nothing. */
    occurrence: text().notNull(),
    /** The first day on which it may come again; null when it is done. */
    notBefore: localDay(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.traineeId, t.reason] })],
);
