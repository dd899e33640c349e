import { desc, sql } from "drizzle-orm";
import { quotedLetters, quoteOf } from "../../../domain/attention/attention.ts";
import type { Database } from "../../db/client.ts";
import { decoded } from "../../db/decoded.ts";
import { notes } from "../../db/schema.ts";
import { isShared } from "../activity/notes.ts";

/** A person's newest health note that the person can read, at the cost of one row; see `standingNote`. */
export const newestHealthNote = (db: Database, traineeId: string) =>
  db
    .select({
      noteId: sql<string>`${notes.id}`.as("note_id"),
      // One letter more than a quote, to know whether it is cut.
      quote: decoded(sql<string>`substr(${notes.text}, 1, ${quotedLetters + 1})`, quoteOf).as(
        "quote",
      ),
      at: sql<number>`${notes.createdAt}`.as("noted_at"),
      answered: decoded(
        sql<boolean>`${notes.authorId} is not ${notes.traineeId} or ${notes.answeredAt} is not null`,
        Boolean,
      ).as("answered"),
    })
    // Otherwise SQLite takes the index that has the private ones, too.
    .from(sql`${notes} indexed by notes_shared_type`)
    .where(sql`${notes.traineeId} = ${traineeId} and ${notes.type} = 'health' and ${isShared}`)
    .orderBy(desc(notes.createdAt))
    .limit(1);
