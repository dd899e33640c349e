import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { daysToCome, type LighterPeriod } from "../../../domain/activity/lighter-days.ts";
import { addDays, defaultTimeZone, localDateAt } from "../../../domain/calendar.ts";
import { scheduleKinds } from "../../../domain/schedules/schedules.ts";
import { batchOf } from "../../db/batch.ts";
import type { Database } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { lighterDays, traineeJobMembers } from "../../db/schema.ts";
import { tellMany } from "../plumbing/outbox.ts";
import { refusalIn } from "../proofs.ts";
import type { TrainerScope } from "../scope.ts";
import { noteUndone, refuseUndone } from "./job-undo.ts";
import type { StoredJob } from "./trainee-jobs.ts";

/*
 * Lighter days of many trainees. They begin and end by the trainer's day, so that no past day changes. A row of the
 * job is recognised by the job's instant and its members.
 */

const [t, m] = [lighterDays, traineeJobMembers];

type Days = LighterPeriod | null;

const dayOf = (now: number) => localDateAt(now, defaultTimeZone);

/** The reason why the lighter days of a person `p` do not change; null for none. */
export function notLightened(days: Days, now: number) {
  const today = dayOf(now);
  if (!days) {
    return sql`case when not exists (select 1 from ${t} period
      where period.trainee_id = p.id and period.ends_on >= ${today}) then 'unchanged' end`;
  }
  const coming = daysToCome(days, today);
  if (!coming) return sql`'unchanged'`;
  return sql`case when p.status <> 'active' then p.status when exists (select 1 from ${t} period
    where period.trainee_id = p.id and period.starts_on <= ${coming.endsOn}
      and period.ends_on >= ${coming.startsOn}) then 'lighter' end`;
}

/** The periods of a person `p` that ending them changes, for the undo. JSON of a query is text unless read as JSON. */
export const endedPeriods = (now: number) => sql`json_object('periods', json((
  select json_group_array(json_object('startsOn', starts_on, 'endsOn', ends_on, 'createdAt', created_at))
  from ${t} period where period.trainee_id = p.id and period.ends_on >= ${dayOf(now)})))`;

const membersOf = (jobId: string) => sql`(select trainee_id from ${m} where job_id = ${jobId})`;

/** Gives the members their lighter days, or ends those of today and later. */
export function lightenMembers(
  db: Database,
  jobId: string,
  { days, now }: { days: Days; now: number },
): BatchItem<"sqlite">[] {
  const today = dayOf(now);
  const coming = days && daysToCome(days, today);
  return [
    ...(coming ? [periodsOf(db, jobId, coming, now)] : endPeriods(db, jobId, today)),
    ...tellOf(db, jobId, now),
  ];
}

const periodsOf = (db: Database, jobId: string, { startsOn, endsOn }: LighterPeriod, now: number) =>
  insertSelect(
    db,
    t,
    { traineeId: sql`trainee_id`, startsOn, endsOn, createdAt: now },
    sql`from ${m} where job_id = ${jobId}`,
  );

const endPeriods = (db: Database, jobId: string, today: string) => [
  db.delete(t).where(sql`trainee_id in ${membersOf(jobId)} and starts_on >= ${today}`),
  db
    .update(t)
    .set({ endsOn: addDays(today, -1) })
    .where(sql`trainee_id in ${membersOf(jobId)} and ends_on >= ${today}`),
];

/**
 * Restores the members whose lighter days are still as the job left them.
 * @returns the refusal: `known` if the job is undone already
 */
export function undoLightened({ db, now }: TrainerScope, job: StoredJob) {
  const days = job.body.days as Days;
  const coming = days && daysToCome(days, dayOf(job.createdAt));
  const statements = coming ? removeAgain(db, job, coming, now) : bringBack(db, job, now);
  return refusalIn(
    ["known"],
    batchOf(db, {
      proof: refuseUndone(db, job.id),
      statements: [...statements, ...tellOf(db, job.id, now)],
    }),
  );
}

function removeAgain(
  db: Database,
  { id, createdAt }: StoredJob,
  { startsOn, endsOn }: LighterPeriod,
  now: number,
): BatchItem<"sqlite">[] {
  const same = sql`trainee_id in ${membersOf(id)} and starts_on = ${startsOn}
    and ends_on = ${endsOn} and created_at = ${createdAt}`;
  return [
    noteUndone(db, id, sql`(select count(*) from ${t} where ${same})`, now),
    db.delete(t).where(same),
  ];
}

function bringBack(db: Database, { id, createdAt }: StoredJob, now: number): BatchItem<"sqlite">[] {
  // Lighter days given since stay, and with them their person.
  const same = sql`member.job_id = ${id} and not exists (select 1 from ${t} later
    where later.trainee_id = member.trainee_id and later.ends_on >= ${dayOf(createdAt)})`;
  return [
    noteUndone(db, id, sql`(select count(*) from ${m} member where ${same})`, now),
    insertSelect(
      db,
      t,
      {
        traineeId: sql`member.trainee_id`,
        startsOn: sql`period.value ->> 'startsOn'`,
        endsOn: sql`period.value ->> 'endsOn'`,
        createdAt: sql`period.value ->> 'createdAt'`,
      },
      sql`from ${m} member cross join json_each(member.before, '$.periods') period where ${same}`,
    ).onConflictDoUpdate({
      target: [t.traineeId, t.startsOn],
      set: { endsOn: sql`excluded.ends_on` },
    }),
  ];
}

/** Statements that refresh the members' windows, and the trainer's. */
const tellOf = (db: Database, jobId: string, now: number) => [
  tellMany(db, {
    people: sql`select trainee_id as id from ${m} where job_id = ${jobId}`,
    event: { type: "schedule", kinds: [...scheduleKinds] },
    now,
  }),
  tellMany(db, {
    people: sql`select id from accounts where role = 'trainer'`,
    event: { type: "list", what: "trainees" },
    now,
  }),
];
