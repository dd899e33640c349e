import { and, eq, sql } from "drizzle-orm";
import type { AttentionReason } from "../../../domain/attention/attention.ts";
import {
  type AttentionThresholds,
  readOwnThresholds,
  readThresholds,
} from "../../../domain/attention/attention-thresholds.ts";
import type { NewAttentionMark } from "../../../domain/contract/attention/overview.ts";
import { batchOf } from "../../db/batch.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { attentionMarks, settings, traineeProfiles } from "../../db/schema.ts";
import { settleNotes, unsettleNotes } from "../activity/note-answers.ts";
import type { TrainerScope } from "../scope.ts";

const [t, p] = [attentionMarks, traineeProfiles];

/**
 * Stores the trainer's mark of a line, instead of an earlier one. A mark of done notes marks them as answered.
 * @returns false if the trainee does not exist
 */
export async function putAttentionMark(
  { db, now }: TrainerScope,
  { traineeId, reason }: { traineeId: string; reason: AttentionReason },
  { occurrence, notBefore, handedOver = false }: NewAttentionMark,
): Promise<boolean> {
  const { found } = await batchOf(db, {
    marked: insertSelect(
      db,
      t,
      { traineeId: p.id, reason, occurrence, notBefore, handedOver, createdAt: now },
      sql`from ${p} where ${p.id} = ${traineeId}`,
    ).onConflictDoUpdate({
      target: [t.traineeId, t.reason],
      set: {
        occurrence,
        notBefore,
        handedOver,
        // A repetition keeps the instant, by which `unsettleNotes` finds the notes.
        createdAt: sql`iif(occurrence is ${occurrence} and not_before is ${notBefore},
          ${t.createdAt}, ${now})`,
      },
    }),
    found: db.select({ id: p.id }).from(p).where(eq(p.id, traineeId)),
    settled:
      reason === "note" && notBefore === null
        ? settleNotes(db, { traineeId, through: Number(occurrence) || 0, at: now })
        : undefined,
  });
  return found.length > 0;
}

/** Deletes a mark; a repetition changes nothing. */
export async function deleteAttentionMark(
  { db }: TrainerScope,
  { traineeId, reason }: { traineeId: string; reason: AttentionReason },
): Promise<void> {
  const mark = db.delete(t).where(and(eq(t.traineeId, traineeId), eq(t.reason, reason)));
  await db.batch(reason === "note" ? [unsettleNotes(db, { traineeId }), mark] : [mark]);
}

const section = eq(settings.section, "attention");

/** A trainee's own and the default thresholds; undefined if the trainee does not exist. */
export async function getTraineeThresholds({ db }: TrainerScope, traineeId: string) {
  const [[profile], [stored]] = await db.batch([
    db.select({ attention: p.attention }).from(p).where(eq(p.id, traineeId)),
    db.select({ value: settings.value }).from(settings).where(section),
  ]);
  if (!profile) return undefined;
  return { own: readOwnThresholds(profile.attention), usual: readThresholds(stored?.value) };
}

/** @returns false if the trainee does not exist */
export async function putTraineeThresholds(
  { db, now }: TrainerScope,
  traineeId: string,
  own: Partial<AttentionThresholds>,
): Promise<boolean> {
  const attention = Object.keys(own).length > 0 ? own : null;
  const [changed] = await db.batch([
    db
      .update(p)
      .set({ attention, updatedAt: now })
      .where(eq(p.id, traineeId))
      .returning({ id: p.id }),
  ]);
  return changed.length > 0;
}
