import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import { answerRecording } from "../../../domain/check-ins/recordings.ts";
import { batchOf } from "../../db/batch.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { answerRecordings, outbox } from "../../db/schema.ts";
import { answersKept } from "../people/consents.ts";
import { traineeFiles } from "../people/trainee-deletion.ts";
import { fileErasure } from "../plumbing/outbox.ts";
import type { TraineeScope } from "../scope.ts";

const t = answerRecordings;
const dayMs = 86_400_000;

/** The place of a spoken answer's bytes. */
export const recordingKey = (traineeId: string, id: string): string =>
  `${traineeFiles(traineeId)}answers/${id}`;

/** Whether a recording is stored and answers a check-in. */
export const isAnswer = sql`stored_at is not null and check_in_id is not null`;

/** Whether a recording may be in the trainer's copies. */
export const recordingKept = answersKept(sql`"answer_recordings"."trainee_id"`);

const isOwn = (traineeId: string, id: string) => and(eq(t.id, id), eq(t.traineeId, traineeId));

/**
 * Notes a recording before its bytes are stored, so that no bytes are without a row.
 * @returns its row; undefined if it is another person's, or if the maximum of a day is reached
 */
export async function expectRecording(
  { db, traineeId, now }: TraineeScope,
  { id, ...file }: { id: string; type: string; bytes: number },
): Promise<{ key: string; storedAt: number | null } | undefined> {
  const key = recordingKey(traineeId, id);
  const { found } = await batchOf(db, {
    inserted: insertSelect(
      db,
      t,
      { id, ...file, traineeId, key, createdAt: now },
      sql`where (select count(*) from answer_recordings
        where trainee_id = ${traineeId} and created_at > ${now - dayMs}) < ${answerRecording.inDay}`,
    ).onConflictDoNothing(),
    found: db.select({ key: t.key, storedAt: t.storedAt }).from(t).where(isOwn(traineeId, id)),
  });
  return found[0];
}

/** @returns false if the recording was erased meanwhile */
export async function noteRecordingStored(
  { db, traineeId, now }: TraineeScope,
  id: string,
): Promise<boolean> {
  const { noted } = await batchOf(db, {
    noted: db.update(t).set({ storedAt: now }).where(isOwn(traineeId, id)).returning({ id: t.id }),
  });
  return noted.length > 0;
}

/** Stored recordings of the person among these, each with the check-in that has it. */
export const ownRecordingsAmong = ({ db, traineeId }: TraineeScope, ids: readonly string[]) =>
  db
    .select({ id: t.id, checkInId: t.checkInId })
    .from(t)
    .where(
      sql`id in (select value from json_each(${JSON.stringify(ids)}))
        and +trainee_id = ${traineeId} and stored_at is not null`,
    );

/** Orders to erase the bytes of some recordings. */
const bytesErased = (db: Database, now: number, which: SQL) =>
  insertSelect(db, outbox, fileErasure(sql`key`, now), sql`from answer_recordings where ${which}`);

/** Deletes recordings of no check-in that arrived before an instant. @returns their number */
export async function sweepUnsentRecordings(
  client: DatabaseClient,
  { before, now, limit }: { before: number; now: number; limit: number },
): Promise<number> {
  const db = connect(client);
  const isOver = sql`id in (select id from answer_recordings
    where check_in_id is null and ${lt(t.createdAt, before)} order by created_at limit ${limit})`;
  const { deleted } = await batchOf(db, {
    insertedOutbox: bytesErased(db, now, isOver),
    deleted: db.delete(t).where(isOver).returning({ id: t.id }),
  });
  return deleted.length;
}

/** The recordings of a check-in: those of its answers, while `isWritten`. Replaced ones are erased. */
export function recordingsAttached(
  { db, traineeId, now }: TraineeScope,
  { id, ids, isEdit }: { id: string; ids: readonly string[]; isEdit: boolean },
  isWritten: SQL,
) {
  const list = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  const replaced = sql`check_in_id = ${id} and id not in ${list} and ${isWritten}`;
  const attached = db
    .update(t)
    .set({ checkInId: id })
    .where(
      and(sql`id in ${list} and +trainee_id = ${traineeId} and +check_in_id is null`, isWritten),
    );
  const erased = [bytesErased(db, now, replaced), db.delete(t).where(replaced)];
  return [...(isEdit ? erased : []), ...(ids.length > 0 ? [attached] : [])];
}
