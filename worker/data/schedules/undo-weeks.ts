import type { D1PreparedStatement } from "@cloudflare/workers-types";
import { type SQL, sql } from "drizzle-orm";
import { type ScheduleKind, scheduleKinds } from "../../../domain/schedules/schedules.ts";
import { named, statement, toStatement } from "../../db/statement.ts";
import { bringBack, putBack, removeMade } from "../changes/noted-rows.ts";
import { isTakenBack } from "../changes/taken-back.ts";
import { tellMany } from "../plumbing/outbox.ts";
import { batchUnless } from "../proofs.ts";
import type { TrainerScope } from "../scope.ts";
import { countDays } from "./performance-days.ts";
import { copiedKinds } from "./schedule-copies.ts";

/*
 * A job for many trainees that wrote weeks is undone by day. A day with a later log, start or plan of the kind
 * stays. Values: `:change`, the job's id, and the instant, `:now`.
 */

/** The jobs that write weeks: of a template, or a repetition. */
type WeeksJob = "template" | "trainee";

const notesOf: Record<WeeksJob, string> = {
  template: "select trainee_id, noun, row_id, row from template_job_rows where job_id = :change",
  trainee: `select member.trainee_id, note.value ->> 'noun' as noun, note.value ->> 'row_id' as row_id,
      note.value ->> 'row' as row
    from trainee_job_members member cross join json_each(member.before, '$.rows') note
    where member.job_id = :change and member.done_at is not null`,
};

const notedSql = (job: WeeksJob) => `noted as materialized (${notesOf[job]})`;

/** `reached`, after `noted`: the weeks of the job, and its time. */
const reachedSql = (job: WeeksJob) => `${notedSql(job)},
  reached as materialized (
    select member.trainee_id, member.done_at, week.id as schedule_id from noted
    cross join ${job}_job_members member on member.job_id = :change
      and member.trainee_id = noted.trainee_id
    cross join weekly_schedules week on week.trainee_id = noted.trainee_id
      and week.week_start_date = noted.row_id
    where noted.noun = 'weekly_schedules'
  )`;

/** `touched`, after both: the days of a kind that stay. */
function touchedSql(kind: ScheduleKind, job: WeeksJob): string {
  const { table, isOpen } = copiedKinds[kind];
  return `${reachedSql(job)},
  touched as materialized (
    select distinct item.trainee_id, item.date from reached
    cross join ${table} item on item.schedule_id = reached.schedule_id
    where iif(item.written_by is :change, not ${isOpen}, item.updated_at >= reached.done_at)
  )`;
}

/** The number of days of a job that stay, of both kinds. */
export const touchedDays = (job: WeeksJob) =>
  scheduleKinds
    .map((kind) => `(with ${touchedSql(kind, job)} select count(*) from touched)`)
    .join(" + ");

/** Whether any day of a trainee stays. */
export const isTouched = (job: WeeksJob, trainee: string) =>
  scheduleKinds
    .map((kind) => `${trainee} in (with ${touchedSql(kind, job)} select trainee_id from touched)`)
    .join(" or ");

const isFree =
  "(noted.trainee_id, noted.row ->> 'date') not in (select trainee_id, date from touched)";

const anyItem = (when: string) =>
  scheduleKinds
    .map(
      (kind) => `exists (select 1 from ${copiedKinds[kind].table} item
      where item.schedule_id = weekly_schedules.id and ${when})`,
    )
    .join(" or ");

/**
 * Undoes all writes of a job, in this order. A week is restored once no item of the job or of later writes is
 * left in it.
 */
const statementsOf = (job: WeeksJob) => [
  ...scheduleKinds.map((kind) => {
    const { table } = copiedKinds[kind];
    return `with ${touchedSql(kind, job)}
    delete from ${table} where id in (
      select item.id from reached
      cross join ${table} item on item.schedule_id = reached.schedule_id and item.written_by = :change
      where (item.trainee_id, item.date) not in (select trainee_id, date from touched))`;
  }),
  putBack(
    "weekly_schedules",
    notedSql(job),
    `not exists (select 1 from ${job}_job_members member where member.job_id = :change
      and member.trainee_id = weekly_schedules.trainee_id
      and (${anyItem("item.updated_at >= member.done_at")}))`,
  ),
  ...scheduleKinds.map((kind) => bringBack(copiedKinds[kind].table, touchedSql(kind, job), isFree)),
  removeMade("weekly_schedules", notedSql(job), `not (${anyItem("true")})`),
  putBack(
    "applied_schedules",
    notedSql(job),
    "exists (select 1 from weekly_schedules week where week.id = noted.row ->> 'schedule_id')",
  ),
  putBack("applied_templates", notedSql(job)),
  removeMade("applied_schedules", notedSql(job)),
  removeMade("applied_templates", notedSql(job)),
];

/** The days to count again. */
const daysOf = (job: WeeksJob) => `with ${notedSql(job)}
  select known.trainee_id, known.date from noted
  cross join json_each('[0,1,2,3,4,5,6]') nth
  cross join trainee_performance known on known.trainee_id = noted.trainee_id
    and known.date = date(noted.row_id, '+' || nth.value || ' days')
  where noted.noun = 'weekly_schedules'`;

/**
 * Whether a later job for many trainees planned for one of this job's members. That one must be undone first,
 * because it changed days of this one.
 */
function isOvertaken(job: WeeksJob, jobId: string): SQL {
  const by = (other: WeeksJob, also: string) => sql`exists (
    select 1 from ${sql.raw(`${job}_job_members mine
    join ${other}_job_members other on other.trainee_id = mine.trainee_id
      and other.done_at > mine.done_at
    join ${other}_jobs job on job.id = other.job_id and job.undone_at is null ${also}`)}
    where mine.job_id = ${jobId})`;
  return sql`(${by("template", "")} or ${by("trainee", "and job.kind = 'repeat'")})`;
}

/**
 * Undoes a job in one batch, and notifies its members up to now; it reaches no further ones.
 * @param own first statements, for this kind of job
 * @param last last statements
 * @returns the refusal: `known` if it is undone already, `later_first` if another job must be undone first
 */
export function undoWeeks(
  { db, now }: TrainerScope,
  { job, jobId }: { job: WeeksJob; jobId: string },
  own: readonly string[],
  last: readonly D1PreparedStatement[] = [],
) {
  const values = { change: jobId, now };
  const people = sql`select trainee_id as id from ${sql.raw(`${job}_job_members`)}
    where job_id = ${jobId} and done_at is not null`;
  return batchUnless(
    db,
    [
      [isTakenBack(`${job}_jobs`, jobId), "known"],
      [isOvertaken(job, jobId), "later_first"],
    ],
    [
      ...[...own, ...statementsOf(job)].map((query) => statement(db.$client, query, values)),
      toStatement(db, countDays(db, named(daysOf(job), values), now)),
      toStatement(
        db,
        tellMany(db, {
          people,
          event: { type: "schedule", kinds: [...scheduleKinds] },
          now,
        }),
      ),
      ...last,
    ],
  );
}
