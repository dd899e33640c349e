import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { type NoteType, notesPerPage } from "../../../domain/activity/notes.ts";
import type {
  NotesPage,
  NotesQuery,
  TrainerNotesPage,
} from "../../../domain/contract/activity/notes.ts";
import { cursorAfter, readCursor } from "../../../domain/list.ts";
import { batchOf } from "../../db/batch.ts";
import type { Database } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { notes, traineeProfiles } from "../../db/schema.ts";
import { tellMany } from "../plumbing/outbox.ts";
import type { TraineeScope, TrainerScope } from "../scope.ts";
import {
  forgetNoticesOf,
  isShared,
  type NoteRow,
  noteColumns,
  toNote,
  toTrainerNote,
} from "./notes.ts";

const t = notes;
const notesOfWeek = 5;

const pageOf = (db: Database, ...conditions: SQL[]) =>
  db
    .select(noteColumns)
    .from(t)
    .where(
      and(
        eq(t.traineeId, sql.placeholder("traineeId")),
        ...conditions,
        sql`(${t.createdAt}, ${t.id}) < (${sql.placeholder("createdAt")}, ${sql.placeholder("id")})`,
      ),
    )
    .orderBy(desc(t.createdAt), desc(t.id))
    .limit(sql.placeholder("limit"));

const isOfType = eq(t.type, sql.placeholder("type"));

const shared = prepared((db) => pageOf(db, isShared));
const sharedOfType = prepared((db) => pageOf(db, isOfType, isShared));
const any = prepared((db) => pageOf(db));
const anyOfType = prepared((db) => pageOf(db, isOfType));

/** Reads a trainee's newest notes of one type. */
export const newestNotesOf = ({ db, traineeId }: TraineeScope, type: NoteType) =>
  sharedOfType(db, { traineeId, type, ...readCursor(undefined), limit: notesOfWeek });

const asked = (traineeId: string, { type, cursor }: NotesQuery) => ({
  traineeId,
  type,
  ...readCursor(cursor),
  // One more than a page, to know whether another follows.
  limit: notesPerPage + 1,
});

function cut(rows: readonly NoteRow[]) {
  const shown = rows.slice(0, notesPerPage);
  const last = shown.at(-1);
  return { shown, next: last && rows.length > shown.length ? cursorAfter(last) : null };
}

/** A page of the notes that both sides can read, at a cost independent of the history. */
export async function listNotes(scope: TraineeScope, query: NotesQuery): Promise<NotesPage> {
  const statement = query.type ? sharedOfType : shared;
  const [rows] = await scope.db.batch([statement(scope.db, asked(scope.traineeId, query))]);
  const { shown, next } = cut(rows);
  return { notes: shown.map((note) => toNote(scope, note)), next };
}

/** The same with the trainer's private notes; undefined if the trainee does not exist. */
export async function listTraineeNotes(
  { db }: TrainerScope,
  traineeId: string,
  query: NotesQuery,
): Promise<TrainerNotesPage | undefined> {
  const statement = query.type ? anyOfType : any;
  const [[trainee], rows] = await db.batch([
    db
      .select({ traineeId: traineeProfiles.id })
      .from(traineeProfiles)
      .where(eq(traineeProfiles.id, traineeId)),
    statement(db, asked(traineeId, query)),
  ]);
  const { shown, next } = cut(rows);
  return trainee && { notes: shown.map((note) => toTrainerNote(traineeId, note)), next };
}

/**
 * Deletes a note on a trainee by either author, with its notification. The trainee's windows follow if it was
 * visible to them.
 * @returns false if it is another trainee's: it stays
 */
export async function deleteNote(
  { db, now }: TrainerScope,
  { traineeId, id }: { traineeId: string; id: string },
): Promise<boolean> {
  const it = and(eq(t.id, id), eq(t.traineeId, traineeId));
  const { left } = await batchOf(db, {
    told: tellMany(db, {
      people: sql`select ${t.traineeId} as id from ${t} where ${and(it, isShared)}`,
      event: { type: "trainee", traineeId, what: "note" },
      now,
    }),
    notices: forgetNoticesOf({ db }, it),
    deleted: db.delete(t).where(it),
    left: db.select({ id: t.id }).from(t).where(eq(t.id, id)),
  });
  return left.length === 0;
}
