import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { TraineeJobAction } from "../../../domain/contract/jobs/jobs.ts";
import type { TraineeJobKind } from "../../../domain/jobs/jobs.ts";
import type { Gender } from "../../../domain/trainee.ts";
import { batchOf } from "../../db/batch.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { traineeJobMembers, traineeJobs, traineeProfiles } from "../../db/schema.ts";
import { getDues } from "../attention/debtors.ts";
import { refusalIn, refuseWhen } from "../proofs.ts";
import type { TrainerScope } from "../scope.ts";
import { endedPeriods } from "./trainee-job-lighter-days.ts";
import { leftOutBy, type MeantAudience, peopleMeant, type Reading } from "./trainee-job-people.ts";

const j = traineeJobs;
const m = traineeJobMembers;

/** A stored job. */
export interface StoredJob {
  id: string;
  kind: TraineeJobKind;
  body: Record<string, unknown>;
  total: number;
  createdAt: number;
  undoneAt: number | null;
}

const jobOf = (db: Database, id: string) =>
  db
    .select({
      id: j.id,
      kind: j.kind,
      body: j.body,
      total: j.total,
      createdAt: j.createdAt,
      undoneAt: j.undoneAt,
    })
    .from(j)
    .where(eq(j.id, id));

export async function getTraineeJob(
  { db }: TrainerScope,
  id: string,
): Promise<StoredJob | undefined> {
  const [[job]] = await db.batch([jobOf(db, id)]);
  return job;
}

/** The stored part of a job's action, with a digest of its audience. */
export const bodyOf = (
  { kind: _, ...body }: TraineeJobAction,
  audience: string,
): Record<string, unknown> => ({ ...body, audience });

interface JobToStore {
  id: string;
  action: TraineeJobAction;
  body: Record<string, unknown>;
  /** The expected members; any other or missing one rolls the batch back. */
  ids: readonly string[];
}

/** The members of a job: by a query, or each with the values before. */
type Members =
  | { audience: MeantAudience; reading: Reading }
  | { each: readonly { traineeId: string; before: Record<string, unknown> }[] };

/**
 * Creates a job, its members and its effects in one batch, all or nothing.
 * @returns `changed` for other members than expected, `known` for an existing job, `changed_meanwhile` for a
 *   changed basis of its effects
 */
export async function createTraineeJob(
  { db, now }: TrainerScope,
  { id, action, body, ids }: JobToStore,
  members: Members,
  effects: readonly BatchItem<"sqlite">[],
): Promise<"written" | "changed" | "known" | "changed_meanwhile"> {
  const total = ids.length;
  const counted = sql`(select count(*) from ${m} where job_id = ${id})`;
  const others = sql`exists (select trainee_id from ${m} where job_id = ${id}
    except select value from json_each(${JSON.stringify(ids)}))`;
  const isKnown = sql`exists (select 1 from trainee_jobs where id = ${id})`;
  const statements: BatchItem<"sqlite">[] = [
    refuseWhen(db, [[isKnown, "known"]]),
    db.insert(j).values({ id, kind: action.kind, body, total, createdAt: now }),
    membersOf(db, { id, action }, members, now),
    refuseWhen(db, [[sql`${counted} <> ${total} or ${others}`, "changed"]]),
    ...effects,
  ];
  const reasons = ["known", "changed_meanwhile", "changed"] as const;
  return (await refusalIn(reasons, batchOf(db, { statements }))) ?? "written";
}

function membersOf(
  db: Database,
  { id, action }: Pick<JobToStore, "id" | "action">,
  members: Members,
  now: number,
) {
  if ("each" in members) {
    return insertSelect(
      db,
      m,
      {
        jobId: id,
        traineeId: sql`p.id`,
        before: sql`each.value -> 'before'`,
        doneAt: now,
      },
      sql`from json_each(${JSON.stringify(members.each)}) each
        join ${traineeProfiles} p on p.id = each.value ->> 'traineeId' where true`,
    );
  }
  const meant = peopleMeant(members.audience, members.reading, now);
  return insertSelect(
    db,
    m,
    {
      jobId: id,
      traineeId: sql`p.id`,
      before: beforeOf(action, now),
      doneAt: action.kind === "message" || action.kind === "repeat" ? null : now,
    },
    sql`from ${traineeProfiles} p where p.id in (${meant}) and (${leftOutBy(action, members.audience, now)}) is null`,
  );
}

function beforeOf(action: TraineeJobAction, now: number) {
  switch (action.kind) {
    case "status":
      return sql`json_object('status', p.status)`;
    case "mute":
      return sql`json_object('mutedAt', (select muted_at from conversations c where c.trainee_id = p.id))`;
    case "lighten":
      return action.days ? null : endedPeriods(now);
    case "notify":
    case "message":
    case "plan":
    case "repeat":
      return null;
  }
}

/** A waiting member of a job. */
export interface WaitingMember {
  id: string;
  name: string;
  gender: Gender | null;
}

/** The due amounts of some members now, in agorot by id; paid ones are missing. */
export const getMemberDues = (client: DatabaseClient, ids: readonly string[], now: number) =>
  getDues(connect(client), ids, now);

/** The message of a job, and whether it is about a due amount; undefined if the job does not exist. */
export async function getJobText(
  client: DatabaseClient,
  jobId: string,
): Promise<{ text: string; aboutPayment: boolean } | undefined> {
  const [[job]] = await connect(client).batch([jobOf(connect(client), jobId)]);
  if (job?.kind !== "message") return undefined;
  return { text: String(job.body.text), aboutPayment: job.body.about === "payment" };
}

/** The job's next waiting members, in the order of their ids. */
export async function listWaitingMembers(
  client: DatabaseClient,
  jobId: string,
  { after, limit }: { after: string; limit: number },
): Promise<WaitingMember[]> {
  const { id, name, gender } = traineeProfiles;
  return connect(client)
    .select({ id, name, gender })
    .from(m)
    .innerJoin(traineeProfiles, eq(id, m.traineeId))
    .where(and(eq(m.jobId, jobId), sql`${m.traineeId} > ${after}`, isNull(m.doneAt)))
    .orderBy(asc(m.traineeId))
    .limit(limit);
}

/** Stores the time of the reached members, and drops those who got no message. */
export async function noteReached(
  client: DatabaseClient,
  jobId: string,
  {
    reached,
    skipped,
    now,
  }: { reached: readonly string[]; skipped: readonly string[]; now: number },
): Promise<void> {
  const db = connect(client);
  const membersAmong = (ids: readonly string[]) =>
    and(
      eq(m.jobId, jobId),
      sql`${m.traineeId} in (select value from json_each(${JSON.stringify(ids)}))`,
    );
  await db.batch([
    db.update(m).set({ doneAt: now }).where(membersAmong(reached)),
    db.delete(m).where(membersAmong(skipped)),
  ]);
}
