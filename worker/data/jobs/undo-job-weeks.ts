import { sql } from "drizzle-orm";
import { scheduleKinds } from "../../../domain/schedules/schedules.ts";
import { statement, toStatement } from "../../db/statement.ts";
import { refusalOf, refuseWhen } from "../proofs.ts";
import { countDays } from "../schedules/performance-days.ts";
import { isOvertaken, removeWritten, touchedSql } from "../schedules/touched-days.ts";
import type { TrainerScope } from "../scope.ts";
import { refuseUndone, undone } from "./trainee-job-effects.ts";
import { tellOfRepeats } from "./trainee-job-weeks.ts";

/*
 * Takes repeated weeks back, by what the job took note of. Values: `:job`, and the instant, `:now`.
 */

const members =
  "trainee_job_members member where member.job_id = :job and member.done_at is not null";

/** Behind the week that was repeated there was nothing. */
const reachedSql = `reached as materialized (
    select member.trainee_id, member.done_at, week.id as schedule_id, week.week_start_date as sunday
    from trainee_job_members member
    cross join weekly_schedules week on week.trainee_id = member.trainee_id
      and week.week_start_date > member.before ->> 'sourceWeek'
    where member.job_id = :job and member.done_at is not null
  )`;

const isTouched = scheduleKinds
  .map(
    (kind) => `trainee_id in (with ${touchedSql(kind, reachedSql)}
      select trainee_id from touched)`,
  )
  .join(" or ");

const noteUndone = `update trainee_jobs set undone_at = :now, body = json_set(body, '$.restored',
    (select count(*) from trainee_job_members where job_id = :job and not (${isTouched})))
  where id = :job`;

const isEmpty = (week: string) => `not exists (
    select 1 from schedule_exercises item where item.schedule_id = ${week}.id)
  and not exists (select 1 from schedule_meals item where item.schedule_id = ${week}.id)`;

const removeWeeks = `delete from weekly_schedules where id in (
    select week.id from trainee_job_members member
    cross join weekly_schedules week on week.trainee_id = member.trainee_id
      and week.created_at = member.done_at and week.updated_at = member.done_at
    where member.job_id = :job and member.done_at is not null and ${isEmpty("week")})`;

const weekColumns = [
  "exercises_applied_from",
  "meals_applied_from",
  "exercises_template_id",
  "meals_template_id",
  "updated_at",
];
/** Columns out of an array that was noted, behind its first value. */
const fromNoted = (columns: readonly string[]) =>
  columns.map((column, place) => `${column} = noted.value ->> ${place + 1}`).join(", ");

// Read first, or SQLite would look for what was noted of each week that there is.
const weeksBack = `with noted as materialized (
    select noted.value ->> 0 as id, noted.value, member.done_at from trainee_job_members member
    cross join json_each(member.before, '$.weeks') noted where member.job_id = :job
  )
  update weekly_schedules set ${fromNoted(weekColumns)} from noted
  where weekly_schedules.id = noted.id
    and weekly_schedules.updated_at = noted.done_at and ${isEmpty("weekly_schedules")}`;

const isAsLeft = (noun: string) => `${noun}.trainee_id = member.trainee_id
  and ${noun}.applied_at = member.done_at and ${noun}.stopped_at is null`;
const appliedColumns = ["applied_at", "stopped_at", "filled_through", "edited_at"];

const sourcesBack = [
  `update applied_schedules set schedule_id = noted.value ->> 0, ${fromNoted(appliedColumns)}
   from trainee_job_members member cross join json_each(member.before, '$.applied') noted
   where member.job_id = :job and applied_schedules.kind = noted.key
     and ${isAsLeft("applied_schedules")}
     and exists (select 1 from weekly_schedules week where week.id = noted.value ->> 0)`,
  // What is left of the job's own was there for nobody before.
  `delete from applied_schedules where (trainee_id, applied_at) in (
     select member.trainee_id, member.done_at from ${members}) and stopped_at is null`,
  `update applied_templates set stopped_at = null where (trainee_id, stopped_at) in (
     select member.trainee_id, member.done_at from ${members})`,
];

/**
 * Takes a job back in one batch; whom it had not reached yet, it reaches no more.
 * @returns `known` when it was taken back already, `later_first` when another job has to be before it
 */
export async function undoRepeats({ db, now }: TrainerScope, jobId: string) {
  const client = db.$client;
  const bound = (query: string) => statement(client, query, { job: jobId, now });
  const days = sql`select known.trainee_id, known.date from trainee_job_members member
    cross join trainee_performance known on known.trainee_id = member.trainee_id
      and known.date > date(member.before ->> 'sourceWeek', '+6 days')
    where member.job_id = ${jobId} and member.done_at is not null`;
  const later = refuseWhen(db, [[isOvertaken("trainee", jobId), "later_first"]]);
  const outcome = undone(async () => {
    await client.batch([
      toStatement(db, refuseUndone(db, jobId)),
      toStatement(db, later),
      bound(noteUndone),
      ...scheduleKinds.map((kind) => bound(removeWritten(kind, reachedSql))),
      ...[removeWeeks, weeksBack, ...sourcesBack].map(bound),
      toStatement(db, countDays(db, days, now)),
      ...tellOfRepeats(db, jobId, now).map((statement) => toStatement(db, statement)),
    ]);
  });
  return outcome.catch((error) => {
    const refused = refusalOf(error, ["later_first"]);
    if (refused) return refused;
    throw error;
  });
}
