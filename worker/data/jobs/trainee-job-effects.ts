import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { TraineeJobAction } from "../../../domain/contract/jobs/jobs.ts";
import type { JobStatus } from "../../../domain/jobs/jobs.ts";
import { batchOf } from "../../db/batch.ts";
import type { Database } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { conversations, traineeJobMembers, traineeProfiles } from "../../db/schema.ts";
import { giveUpEmailChange } from "../accounts/mail-tokens.ts";
import { endSessionsAmong } from "../accounts/sessions.ts";
import { sendingStatements, typedContent } from "../notifications/notification-sending.ts";
import { outboxEntry } from "../plumbing/outbox.ts";
import { refusalIn } from "../proofs.ts";
import type { TrainerScope } from "../scope.ts";
import { noteUndone, refuseUndone } from "./job-undo.ts";
import { lightenMembers } from "./trainee-job-lighter-days.ts";
import type { StoredJob } from "./trainee-jobs.ts";

const [p, c, m] = [traineeProfiles, conversations, traineeJobMembers];

/** The effects of a job on its members, except on their lines of subscriptions. */
export function jobEffects(
  scope: TrainerScope,
  jobId: string,
  action: Exclude<TraineeJobAction, { kind: "plan" }>,
  /** The link of a notification of that type. */
  link: string | null,
): BatchItem<"sqlite">[] {
  const { db, now } = scope;
  switch (action.kind) {
    case "notify": {
      const audience = { kind: "members", jobId } as const;
      const content = typedContent(action, link);
      return [...sendingStatements(scope, { id: jobId, audience, content })];
    }
    case "message":
      return [outboxEntry(db, { topic: "send_job_messages", payload: { jobId }, now })];
    case "repeat":
      return [outboxEntry(db, { topic: "repeat_weeks", payload: { jobId }, now })];
    case "status":
      return statusOf(db, membersOf(jobId), { status: sql`${action.status}`, now }, action.status);
    case "mute":
      return [muteMembers(db, jobId, { mutedAt: action.muted ? now : null, now })];
    case "lighten":
      return lightenMembers(db, jobId, { days: action.days, now });
  }
}

const membersOf = (jobId: string) => sql`(select trainee_id from ${m} where job_id = ${jobId})`;

/** Sets the status of the members; inactive ones are signed out at once, as by the trainer's form. */
function statusOf(
  db: Database,
  members: SQL,
  { status, now }: { status: SQL; now: number },
  becomes: JobStatus,
): BatchItem<"sqlite">[] {
  const signOut =
    becomes === "active"
      ? []
      : [
          giveUpEmailChange(db, members, { now }),
          ...endSessionsAmong(db, members, { reason: "status", now }),
        ];
  return [...signOut, db.update(p).set({ status, updatedAt: now }).where(inArray(p.id, members))];
}

function muteMembers(
  db: Database,
  jobId: string,
  { mutedAt, now }: { mutedAt: number | null; now: number },
) {
  return insertSelect(
    db,
    c,
    { traineeId: sql`trainee_id`, mutedAt, createdAt: now },
    sql`from ${m} where job_id = ${jobId}`,
  ).onConflictDoUpdate({ target: c.traineeId, set: { mutedAt } });
}

const memberOf = (jobId: string, id: SQL) => and(eq(m.jobId, jobId), eq(m.traineeId, id));
const before = (name: "status" | "mutedAt") => sql`${m.before} ->> ${sql.raw(`'${name}'`)}`;

/**
 * Restores members that are still as the job left them.
 * @returns the refusal: `known` if the job is undone already
 */
export function restoreMembers(
  { db, now }: TrainerScope,
  { id, kind, body, createdAt }: StoredJob,
) {
  const statements =
    kind === "status"
      ? statusBack(db, id, { left: String(body.status) as JobStatus, now })
      : muteBack(db, id, { left: body.muted ? createdAt : null, now });
  return refusalIn(["known"], batchOf(db, { proof: refuseUndone(db, id), statements }));
}

function statusBack(
  db: Database,
  id: string,
  { left, now }: { left: JobStatus; now: number },
): BatchItem<"sqlite">[] {
  const same = sql`(select member.trainee_id from ${m} member join ${p} person
    on person.id = member.trainee_id where member.job_id = ${id} and person.status = ${left})`;
  const was = sql`(select ${before("status")} from ${m} where ${memberOf(id, sql`${p.id}`)})`;
  return [
    noteUndone(db, id, sql`(select count(*) from ${same})`, now),
    ...statusOf(db, same, { status: was, now }, left === "active" ? "inactive" : "active"),
  ];
}

function muteBack(
  db: Database,
  id: string,
  { left, now }: { left: number | null; now: number },
): BatchItem<"sqlite">[] {
  const same = sql`(select member.trainee_id from ${m} member join ${c} talk
    on talk.trainee_id = member.trainee_id where member.job_id = ${id} and talk.muted_at is ${left})`;
  const was = sql`(select ${before("mutedAt")} from ${m} where ${memberOf(id, sql`${c.traineeId}`)})`;
  return [
    noteUndone(db, id, sql`(select count(*) from ${same})`, now),
    db.update(c).set({ mutedAt: was }).where(inArray(c.traineeId, same)),
  ];
}
