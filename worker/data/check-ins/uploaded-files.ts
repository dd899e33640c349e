import { and, eq, getTableName, lt, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../db/batch.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { answerRecordings, outbox, progressPhotos } from "../../db/schema.ts";
import { fileErasure } from "../plumbing/outbox.ts";
import type { TraineeScope } from "../scope.ts";

/** A table of files that a trainee's device uploads before the answers that have them. */
type Files = typeof answerRecordings | typeof progressPhotos;

const tables = { photos: progressPhotos, recordings: answerRecordings };
const dayMs = 86_400_000;

export const isOwnFile = (t: Files, traineeId: string, id: string) =>
  and(eq(t.id, id), eq(t.traineeId, traineeId));

/** The number of a person's files that arrived in the last 24 hours. */
export const arrivedInDay = (t: Files, traineeId: string, now: number) =>
  sql<number>`(select count(*) from ${t}
    where trainee_id = ${traineeId} and created_at > ${now - dayMs})`;

/** What comes before a file's id in that of its erasure, of which there is one at a time. */
const erasureOf = (t: Files) => `${getTableName(t)}:`;

/** Whether bytes of an id still wait for their erasure, which would erase new ones as well. */
export const isBeingErased = (t: Files, id: string) =>
  sql<number>`exists (select 1 from outbox where id = ${erasureOf(t) + id})`;

/** Orders to erase the bytes of some files. */
export const bytesErased = (db: Database, t: Files, now: number, which: SQL | undefined) =>
  insertSelect(
    db,
    outbox,
    fileErasure(sql`key`, now, sql`${erasureOf(t)} || id`),
    sql`from ${t} where ${which}`,
  );

/** @returns false if the file was erased meanwhile */
export async function noteStored(
  { db, traineeId, now }: TraineeScope,
  kind: keyof typeof tables,
  id: string,
): Promise<boolean> {
  const t: Files = tables[kind];
  const { noted } = await batchOf(db, {
    noted: db
      .update(t)
      .set({ storedAt: now })
      .where(isOwnFile(t, traineeId, id))
      .returning({ id: t.id }),
  });
  return noted.length > 0;
}

/** Deletes files of no check-in that arrived before an instant. @returns their number */
export async function sweepUnsent(
  client: DatabaseClient,
  kind: keyof typeof tables,
  { before, now, limit }: { before: number; now: number; limit: number },
): Promise<number> {
  const db = connect(client);
  const t: Files = tables[kind];
  const isOver = sql`id in (select id from ${t}
    where check_in_id is null and ${lt(t.createdAt, before)} order by created_at limit ${limit})`;
  const { deleted } = await batchOf(db, {
    insertedOutbox: bytesErased(db, t, now, isOver),
    deleted: db.delete(t).where(isOver).returning({ id: t.id }),
  });
  return deleted.length;
}
