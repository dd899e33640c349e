import { sql } from "drizzle-orm";
import { type ScheduleKind, scheduleKinds } from "../../../domain/schedules/schedules.ts";
import { statement, toStatement } from "../../db/statement.ts";
import { tellMany } from "../plumbing/outbox.ts";
import { refusalOf, refuseWhen } from "../proofs.ts";
import { countDays } from "../schedules/performance-days.ts";
import { copiedKinds } from "../schedules/schedule-copies.ts";
import { isOvertaken, removeWritten, touchedSql } from "../schedules/touched-days.ts";
import type { TrainerScope } from "../scope.ts";
import { type NotedTable, notedTables } from "./template-job-rows.ts";

/*
 * Puts back what a job changed, from what it took note of; days that were touched since stay as they
 * are. Values: `:job`, and the instant, `:now`.
 */

/** `reached`: the weeks of the job, and when it was done. */
const reachedSql = `reached as materialized (
    select member.trainee_id, member.done_at, week.id as schedule_id, week.week_start_date as sunday
    from template_job_members member
    cross join template_job_rows noted on noted.job_id = member.job_id
      and noted.trainee_id = member.trainee_id and noted.noun = 'weekly_schedules'
    cross join weekly_schedules week on week.trainee_id = member.trainee_id
      and week.week_start_date = noted.row_id
    where member.job_id = :job and member.done_at is not null
  )`;

const touchedDays = scheduleKinds
  .map((kind) => `(with ${touchedSql(kind, reachedSql)} select count(*) from touched)`)
  .join(" + ");

/** Whoever the job was done to. */
const peopleOf = (jobId: string) =>
  sql`select trainee_id as id from template_job_members
    where job_id = ${jobId} and done_at is not null`;

const noteUndone = `update template_jobs set undone_at = :now, body = json_set(body,
    '$.people', (select count(*) from template_job_members
      where job_id = :job and done_at is not null),
    '$.kept', ${touchedDays})
  where id = :job`;

function bringBack(kind: ScheduleKind): string {
  const { table } = copiedKinds[kind];
  const columns = notedTables[table];
  return `insert into ${table} (${columns.join(", ")})
  with ${touchedSql(kind, reachedSql)}
  select ${columns.map((column) => `noted.row ->> '${column}'`).join(", ")}
  from template_job_rows noted
  where noted.job_id = :job and noted.noun = '${table}'
    and (noted.trainee_id, noted.row ->> 'date') not in (select trainee_id, date from touched)
  on conflict do nothing`;
}

/** A row as it was, where it is still as the job left it. */
const putBack = (noun: NotedTable, isOne: string, isAsLeft: string, but: readonly string[]) =>
  `update ${noun} set ${notedTables[noun]
    .filter((column) => !but.includes(column))
    .map((column) => `${column} = noted.row ->> '${column}'`)
    .join(", ")}
  from template_job_rows noted
  join template_job_members member on member.job_id = noted.job_id
    and member.trainee_id = noted.trainee_id
  where noted.job_id = :job and noted.noun = '${noun}' and noted.row is not null
    and ${noun}.trainee_id = noted.trainee_id and ${isOne} and ${isAsLeft}`;

const anyTouched = (week: string) =>
  scheduleKinds
    .map(
      (kind) => `exists (select 1 from ${copiedKinds[kind].table} item
      where item.schedule_id = ${week}.id and item.updated_at >= member.done_at)`,
    )
    .join(" or ");

const weeksBack = putBack(
  "weekly_schedules",
  "weekly_schedules.id = noted.row ->> 'id'",
  `weekly_schedules.updated_at = member.done_at and not (${anyTouched("weekly_schedules")})`,
  ["id", "trainee_id", "week_start_date"],
);

const removeWeeks = `delete from weekly_schedules where id in (
    select week.id from template_job_rows noted
    join template_job_members member on member.job_id = noted.job_id
      and member.trainee_id = noted.trainee_id
    join weekly_schedules week on week.trainee_id = noted.trainee_id
      and week.week_start_date = noted.row_id and week.updated_at = member.done_at
    where noted.job_id = :job and noted.noun = 'weekly_schedules' and noted.row is null
      and not exists (select 1 from schedule_exercises item where item.schedule_id = week.id)
      and not exists (select 1 from schedule_meals item where item.schedule_id = week.id))`;

const isOfKind = (noun: NotedTable) => `${noun}.kind = noted.row_id`;
const sourcesBack = [
  putBack(
    "applied_schedules",
    isOfKind("applied_schedules"),
    "applied_schedules.stopped_at = member.done_at",
    ["trainee_id", "kind"],
  ),
  putBack(
    "applied_templates",
    isOfKind("applied_templates"),
    "applied_templates.applied_at = member.done_at and applied_templates.stopped_at is null",
    ["trainee_id", "kind"],
  ),
  `delete from applied_templates where (trainee_id, kind, applied_at) in (
    select noted.trainee_id, noted.row_id, member.done_at from template_job_rows noted
    join template_job_members member on member.job_id = noted.job_id
      and member.trainee_id = noted.trainee_id
    where noted.job_id = :job and noted.noun = 'applied_templates' and noted.row is null)`,
];

/** The edits that were followed are not any more. */
const editAgain = `update templates set edited_at = :now
  where id = (select template_id from template_jobs where id = :job and kind = 'follow')
    and edited_at is null`;

/** Takes a job back in one batch; what it had not done yet, it does no more. */
export async function restoreByJob(
  { db, now }: TrainerScope,
  jobId: string,
): Promise<"undone" | "known" | "later_first"> {
  const client = db.$client;
  const bound = (query: string) => statement(client, query, { job: jobId, now });
  const days = sql`select noted.trainee_id, date(noted.row_id, '+' || nth.value || ' days') as date
    from template_job_rows noted cross join json_each('[0,1,2,3,4,5,6]') nth
    where noted.job_id = ${jobId} and noted.noun = 'weekly_schedules'
      and exists (select 1 from trainee_performance known where known.trainee_id = noted.trainee_id
        and known.date = date(noted.row_id, '+' || nth.value || ' days'))`;
  const proof = refuseWhen(db, [
    [
      sql`exists (select 1 from template_jobs where id = ${jobId} and undone_at is not null)`,
      "known",
    ],
    [isOvertaken("template", jobId), "later_first"],
  ]);
  try {
    await client.batch([
      toStatement(db, proof),
      bound(noteUndone),
      ...scheduleKinds.flatMap((kind) => [
        bound(removeWritten(kind, reachedSql)),
        bound(bringBack(kind)),
      ]),
      bound(weeksBack),
      bound(removeWeeks),
      ...sourcesBack.map(bound),
      bound(editAgain),
      toStatement(db, countDays(db, days, now)),
      toStatement(
        db,
        tellMany(db, {
          people: peopleOf(jobId),
          event: { type: "schedule", kinds: [...scheduleKinds] },
          now,
        }),
      ),
    ]);
    return "undone";
  } catch (error) {
    const refused = refusalOf(error, ["known", "later_first"]);
    if (refused) return refused;
    throw error;
  }
}
