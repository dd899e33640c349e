import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { TraineeJob } from "../../../domain/contract/trainees/trainee-job.ts";
import { changeUndoableMs } from "../../../domain/memberships/subscriptions.ts";
import type { Database } from "../../db/client.ts";
import { traineeJobs as j } from "../../db/schema.ts";

/** The statement that reads the last repetition of those that can be taken back; no row where none can. */
export const undoableRepeat = (db: Database, now: number) =>
  db
    .select({
      ...{ id: j.id, kind: j.kind, total: j.total },
      undoableUntil: sql<TraineeJob["undoableUntil"]>`created_at + ${changeUndoableMs}`.as("until"),
    })
    .from(j)
    .where(and(eq(j.kind, "repeat"), isNull(j.undoneAt), gt(j.createdAt, now - changeUndoableMs)))
    .orderBy(desc(j.createdAt), desc(j.id))
    .limit(1);
