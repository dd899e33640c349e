import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { fastedSlot, slotAfterYes } from "../../../domain/ramadan/fasting-health.ts";
import { batchOf } from "../../db/batch.ts";
import { consents, fastingHealth, fastingSlots } from "../../db/schema.ts";
import type { TraineeScope } from "../scope.ts";

const t = fastingHealth;

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
