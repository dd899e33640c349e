import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { traineeJobKinds } from "../../../domain/jobs/jobs.ts";
import { id, instant, partOf } from "./columns.ts";
import { factsOf } from "./facts.ts";
import { traineeProfiles } from "./people.ts";

/** A job for many trainees: one row, however often it was requested. */
export const traineeJobs = sqliteTable(
  "trainee_jobs",
  {
    id: id(),
    kind: text({ enum: traineeJobKinds }).notNull(),
    /** The action: its text, status or plan. */
    body: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    /** Number of its people. */
    total: integer().notNull(),
    createdAt: instant().notNull(),
    undoneAt: instant(),
  },
  (t) => [index("trainee_jobs_created").on(t.createdAt)],
);

/** The people of a job, fixed in the batch that accepts it. */
export const traineeJobMembers = sqliteTable(
  "trainee_job_members",
  {
    jobId: partOf(() => traineeJobs.id),
    traineeId: partOf(() => traineeProfiles.id),
    /** The state before, for the undo. */
    before: text({ mode: "json" }).$type<Record<string, unknown>>(),
    /** The time of this person's turn; null before it. */
    doneAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.traineeId] }),
    index("trainee_job_members_trainee").on(t.traineeId),
    index("trainee_job_members_open").on(t.jobId).where(sql`done_at is null`),
  ],
);

export const jobsFacts = [
  factsOf(traineeJobs, { copied: "the way of changes that stand where they were made" }),
  factsOf(traineeJobMembers, {
    copied: "the way of changes that stand where they were made",
    keepsImported: "a message or a change stands on its own, and keeps the person itself",
  }),
];
