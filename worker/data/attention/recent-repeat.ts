import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { changeUndoableMs } from "../../../domain/memberships/subscriptions.ts";
import { prepared } from "../../db/prepared.ts";
import { traineeJobs as j } from "../../db/schema.ts";

/** The statement that reads the last repetition begun after `earliest`; no row where none can be taken back. */
export const undoableRepeat = prepared((db) =>
  db
    .select({
      id: j.id,
      kind: sql<"repeat">`${j.kind}`.as("job_kind"),
      total: j.total,
      undoableUntil: sql<number>`created_at + ${changeUndoableMs}`.as("until"),
    })
    .from(j)
    .where(
      and(eq(j.kind, "repeat"), isNull(j.undoneAt), gt(j.createdAt, sql.placeholder("earliest"))),
    )
    .orderBy(desc(j.createdAt), desc(j.id))
    .limit(1),
);
