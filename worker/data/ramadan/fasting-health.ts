import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { fastedSlot, slotAfterYes } from "../../../domain/ramadan/fasting-health.ts";
import type { TrainingSlot } from "../../../domain/ramadan/slots.ts";
import { batchOf } from "../../db/batch.ts";
import { consents, fastingHealth, fastingSlots } from "../../db/schema.ts";
import type { TraineeScope } from "../scope.ts";

const t = fastingHealth;

/** A person's stored slot of training. */
export interface SealedSlot {
  training: TrainingSlot;
  /** The sealed answer that a slot while fasting needs; null for another, and without one. */
  answer: string | null;
}

/** The `answer` of a row of `fasting_slots`. */
export const answerOfSlot = sql<
  string | null
>`case when ${fastingSlots.training} = ${sql.raw(`'${fastedSlot}'`)}
  then (select ${t.sealed} from ${t} where ${t.traineeId} = ${fastingSlots.traineeId}) end`;

/** Whether a sealed answer is still the stored one. */
export const isAnswer = ({ traineeId }: TraineeScope, sealed: string): SQL =>
  sql`(select sealed from ${t} where trainee_id = ${traineeId}) = ${sealed}`;

/**
 * Stores an answer. A yes moves a session while fasting in the same batch. A no withdraws the consent to show a yes, so
 * that a later yes is not shown by it.
 */
export async function putFastingHealth(
  { db, traineeId, now }: TraineeScope,
  { sealed, yes }: { sealed: string; yes: boolean },
): Promise<void> {
  await batchOf(db, {
    answer: db
      .insert(t)
      .values({ traineeId, sealed, updatedAt: now })
      .onConflictDoUpdate({ target: t.traineeId, set: { sealed, updatedAt: now } }),
    moved: yes
      ? db
          .update(fastingSlots)
          .set({ training: slotAfterYes, updatedAt: now })
          .where(and(eq(fastingSlots.traineeId, traineeId), eq(fastingSlots.training, fastedSlot)))
      : undefined,
    withdrawn: yes
      ? undefined
      : db
          .update(consents)
          .set({ withdrawnAt: now })
          .where(
            and(
              eq(consents.traineeId, traineeId),
              eq(consents.purpose, "fasting_health"),
              isNotNull(consents.givenAt),
              isNull(consents.withdrawnAt),
            ),
          ),
  });
}

/**
 * Stores a yes with another appointment.
 * @param stored the sealed yes that was read
 * @returns whether the answer is still that one; otherwise nothing is stored
 */
export async function putDoctorDay(
  { db, traineeId, now }: TraineeScope,
  { sealed, stored }: { sealed: string; stored: string },
): Promise<boolean> {
  const [noted] = await db.batch([
    db
      .update(t)
      .set({ sealed, updatedAt: now })
      .where(and(eq(t.traineeId, traineeId), eq(t.sealed, stored)))
      .returning({ traineeId: t.traineeId }),
  ]);
  return noted.length > 0;
}
