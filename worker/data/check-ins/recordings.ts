import { and, type SQL, sql } from "drizzle-orm";
import { answerRecording } from "../../../domain/check-ins/recordings.ts";
import { batchOf } from "../../db/batch.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { answerRecordings } from "../../db/schema.ts";
import { answersKept } from "../people/consents.ts";
import type { TraineeScope } from "../scope.ts";
import { traineeFiles } from "../trainee-files.ts";
import { arrivedInDay, bytesErased, isBeingErased, isOwnFile } from "./uploaded-files.ts";

const t = answerRecordings;

/** The place of a spoken answer's bytes. */
export const recordingKey = (traineeId: string, id: string): string =>
  `${traineeFiles(traineeId)}answers/${id}`;

/** Whether a recording is stored and answers a check-in. */
export const isAnswer = sql`stored_at is not null and check_in_id is not null`;

/** Whether a recording may be in the trainer's copies. */
export const recordingKept = answersKept(sql`"answer_recordings"."trainee_id"`);

/**
 * Notes a recording before its bytes are stored, so that no bytes are without a row.
 * @returns its row; without one, the person's arrivals of a day, and whether the bytes of an earlier one wait for their
 * erasure
 */
export async function expectRecording(
  { db, traineeId, now }: TraineeScope,
  { id, ...file }: { id: string; type: string; bytes: number },
) {
  const key = recordingKey(traineeId, id);
  const arrived = arrivedInDay(t, traineeId, now);
  const { found, facts } = await batchOf(db, {
    inserted: insertSelect(
      db,
      t,
      { id, ...file, traineeId, key, createdAt: now },
      sql`where ${arrived} < ${answerRecording.inDay} and not ${isBeingErased(t, id)}`,
    ).onConflictDoNothing(),
    found: db
      .select({ key: t.key, storedAt: t.storedAt })
      .from(t)
      .where(isOwnFile(t, traineeId, id)),
    facts: db
      .select({ arrived: arrived.as("arrived"), isErasing: isBeingErased(t, id).as("is_erasing") })
      .from(sql`(select 1)`),
  });
  const { arrived: inDay = 0, isErasing = 0 } = facts[0] ?? {};
  return {
    expected: found[0],
    isErasing: isErasing > 0,
    isFull: inDay >= answerRecording.inDay,
  };
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
  const erased = [bytesErased(db, t, now, replaced), db.delete(t).where(replaced)];
  return [...(isEdit ? erased : []), ...(ids.length > 0 ? [attached] : [])];
}
