import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { traineeJobKinds } from "../../../domain/jobs/jobs.ts";
import { id, instant, partOf } from "./columns.ts";
import { traineeProfiles } from "./people.ts";

/** What the trainer did to many at once: one row, however often it was asked for. */
export const traineeJobs = sqliteTable(
  "trainee_jobs",
  {
    id: id(),
    kind: text({ enum: traineeJobKinds }).notNull(),
    /** What was done: the text, the status, the plan. */
    body: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    /** How many it was done to. */
    total: integer().notNull(),
    createdAt: instant().notNull(),
    undoneAt: instant(),
  },
  (t) => [index("trainee_jobs_created").on(t.createdAt)],
);

/** Whom a job is done to, fixed in the batch that takes it on. */
export const traineeJobMembers = sqliteTable(
  "trainee_job_members",
  {
    jobId: partOf(() => traineeJobs.id),
    traineeId: partOf(() => traineeProfiles.id),
    /** What was there before, where it can be taken back. */
    before: text({ mode: "json" }).$type<Record<string, unknown>>(),
    /** When it was done to this one; null while it waits its turn. */
    doneAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.traineeId] }),
    index("trainee_job_members_trainee").on(t.traineeId),
    index("trainee_job_members_open").on(t.jobId).where(sql`done_at is null`),
  ],
);
