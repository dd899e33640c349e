import { and, eq, sql } from "drizzle-orm";
import type { MachineSeat } from "../../../domain/activity/machine-seats.ts";
import type { NewMachineSeat } from "../../../domain/contract/activity/machine-seats.ts";
import { batchOf } from "../../db/batch.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { exercises, machineSeats } from "../../db/schema.ts";
import type { TraineeScope } from "../scope.ts";

const t = machineSeats;

/**
 * Writes or removes the seat of an exercise's machine.
 * @returns undefined if the library has no such exercise
 */
export async function setSeat(
  { db, traineeId, now }: TraineeScope,
  { exerciseId, seat }: NewMachineSeat,
): Promise<MachineSeat | undefined> {
  const text = seat?.trim() ?? "";
  const { found } = await batchOf(db, {
    written: text
      ? insertSelect(
          db,
          t,
          {
            traineeId,
            exerciseId: sql`${exercises.id}`,
            seat: text,
            createdAt: now,
            updatedAt: now,
          },
          sql`from ${exercises} where ${exercises.id} = ${exerciseId}`,
        ).onConflictDoUpdate({
          target: [t.traineeId, t.exerciseId],
          set: { seat: sql`excluded.seat`, updatedAt: sql`excluded.updated_at` },
          setWhere: sql`seat is not excluded.seat`,
        })
      : db.delete(t).where(and(eq(t.traineeId, traineeId), eq(t.exerciseId, exerciseId))),
    found: db.select({ id: exercises.id }).from(exercises).where(eq(exercises.id, exerciseId)),
  });
  return found[0] && { exerciseId, seat: text };
}
