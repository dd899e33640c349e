import { and, eq, isNull } from "drizzle-orm";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { appliedTemplates } from "../../db/schema.ts";
import type { TrainerScope } from "../scope.ts";

/** Unlinks a trainee from their template; planned weeks stay. A repetition changes nothing. */
export async function stopFollowing(
  { db, now }: TrainerScope,
  { traineeId, kind }: { traineeId: string; kind: ScheduleKind },
): Promise<void> {
  const a = appliedTemplates;
  await db.batch([
    db
      .update(a)
      .set({ stoppedAt: now })
      .where(and(eq(a.traineeId, traineeId), eq(a.kind, kind), isNull(a.stoppedAt))),
  ]);
}
