import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { traineeJobs } from "../../db/schema.ts";
import { isTakenBack } from "../changes/taken-back.ts";
import { refuseWhen } from "../proofs.ts";

const j = traineeJobs;

/** Rolls the batch back if the job is undone already. */
export const refuseUndone = (db: Database, id: string) =>
  refuseWhen(db, [[isTakenBack("trainee_jobs", id), "known"]]);

/** Marks a job as undone, with the number of restored members. */
export const noteUndone = (db: Database, id: string, restored: SQL, now: number) =>
  db
    .update(j)
    .set({ undoneAt: now, body: sql`json_set(${j.body}, '$.restored', ${restored})` })
    .where(eq(j.id, id));
