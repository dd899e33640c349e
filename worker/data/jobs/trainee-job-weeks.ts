import { sql } from "drizzle-orm";
import type { LocalDate } from "../../../domain/calendar.ts";
import { firstWeekAfter, weeksToApply } from "../../../domain/schedules/applied-schedules.ts";
import { repeatedBetween } from "../../../domain/schedules/repeating.ts";
import { type ScheduleKind, scheduleKinds } from "../../../domain/schedules/schedules.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { named, statement, toStatement } from "../../db/statement.ts";
import { noteOf } from "../changes/noted-rows.ts";
import { tellMany } from "../plumbing/outbox.ts";
import { refusalIn, refused } from "../proofs.ts";
import { applicationStatements, movedDays } from "../schedules/applied-schedules.ts";
import { countDays } from "../schedules/performance-days.ts";
import { copiedKinds, joinSource } from "../schedules/schedule-copies.ts";
import { isTouched, undoWeeks } from "../schedules/undo-weeks.ts";
import type { TrainerScope } from "../scope.ts";

/*
 * Repeats the last planned week of many trainees in their later weeks, as if applied to them one by one. It
 * replaces nothing, because no week after it has items.
 */

const holds = (kind: ScheduleKind, week: string) => `exists (
  select 1 from ${copiedKinds[kind].table} item where item.schedule_id = ${week}.id)`;

/** The Sunday of a trainee's last planned week since `first`; null without one. */
const lastPlanned = (trainee: string, first: string) => `(
  select week.week_start_date from weekly_schedules week
  where week.trainee_id = ${trainee} and week.week_start_date >= ${first}
    and (${scheduleKinds.map((kind) => holds(kind, "week")).join(" or ")})
  order by week.week_start_date desc limit 1)`;

/** Whether that week has items of a kind whose rows are in the library. */
const isCopied = (kind: ScheduleKind, trainee: string, sunday: string) => `exists (
  select 1 from weekly_schedules week
  join ${copiedKinds[kind].table} item on item.schedule_id = week.id
  ${joinSource(copiedKinds[kind], "item")}
  where week.trainee_id = ${trainee} and week.week_start_date = ${sunday})`;

/** The reason why no week of a person `p` is repeated; null for none. */
export function notRepeated(now: number) {
  const { first, last } = repeatedBetween(now);
  const sunday = lastPlanned("p.id", ":first");
  const copied = scheduleKinds.map((kind) => isCopied(kind, "p.id", sunday)).join(" or ");
  return named(
    `case when p.status <> 'active' then p.status when ${sunday} > :last then 'unchanged'
      when ${copied} then null else 'no_week' end`,
    { first, last },
  );
}

/** A member whose week is not yet repeated. */
interface WaitingRepeat {
  traineeId: string;
  timeZone: string;
  /** Null without a planned week, or for an inactive trainee. */
  sourceWeek: LocalDate | null;
  kinds: ScheduleKind[];
}

/** The job's next waiting members, in the order of their ids; none after its undo. */
export async function listWaitingRepeats(
  client: DatabaseClient,
  jobId: string,
  { after, limit, now }: { after: string; limit: number; now: number },
): Promise<WaitingRepeat[]> {
  const { first } = repeatedBetween(now);
  const { results } = await statement(
    client,
    `select waiting.id as traineeId, waiting.time_zone as timeZone, waiting.sunday as sourceWeek,
         ${scheduleKinds.map((kind) => `${isCopied(kind, "waiting.id", "waiting.sunday")} as ${kind}`).join(", ")}
       from (
         select profile.id, profile.time_zone,
           iif(profile.status = 'active', ${lastPlanned("profile.id", ":first")}, null) as sunday
         from trainee_job_members member
         cross join trainee_jobs job on job.id = member.job_id and job.undone_at is null
         cross join trainee_profiles profile on profile.id = member.trainee_id
         where member.job_id = :job and member.done_at is null and member.trainee_id > :after
         order by member.trainee_id limit :limit) waiting`,
    { job: jobId, after, first, limit },
  ).all<Omit<WaitingRepeat, "kinds"> & Record<ScheduleKind, number>>();
  return results.map(({ traineeId, timeZone, sourceWeek, ...kinds }) => ({
    traineeId,
    timeZone,
    sourceWeek,
    kinds: scheduleKinds.filter((kind) => kinds[kind] === 1),
  }));
}

/** Stores the source of a member's weeks and the later weeks, before the change. */
const noteBefore = `update trainee_job_members set before = json_object('sourceWeek', :sourceWeek,
    'rows', json((select json_group_array(json_object('noun', noun, 'row_id', row_id, 'row', json(row))) from (
      ${[
        noteOf(
          "weekly_schedules",
          `select :trainee as trainee_id, value as key from json_each(:weeks)
          union select trainee_id, week_start_date from weekly_schedules
            where trainee_id = :trainee and week_start_date > :sourceWeek`,
        ),
        ...(["applied_schedules", "applied_templates"] as const).map((noun) =>
          noteOf(noun, "select :trainee as trainee_id, value as key from json_each(:kinds)"),
        ),
      ].join(" union all ")}))))
  where job_id = :change and trainee_id = :trainee`;

const isWaiting = `exists (select 1 from trainee_job_members member
  join trainee_jobs job on job.id = member.job_id
  where member.job_id = :change and member.trainee_id = :trainee and member.done_at is null and job.undone_at is null)`;

/**
 * Repeats a member's week in one batch. It proves that the member is waiting and that the week is still the
 * last one. Without a week to repeat the member counts as done.
 * @returns `changed` if the week must be read again
 */
export async function repeatWeek(
  client: DatabaseClient,
  jobId: string,
  { traineeId, sourceWeek, kinds }: WaitingRepeat,
  { today, now }: { today: LocalDate; now: number },
): Promise<"written" | "known" | "changed"> {
  const db = connect(client);
  const values = { change: jobId, trainee: traineeId, sourceWeek, now };
  const proof = refused(client, `not ${isWaiting}`, "known", values);
  const reached = statement(
    client,
    "update trainee_job_members set done_at = :now where job_id = :change and trainee_id = :trainee",
    values,
  );
  const span = sourceWeek === null ? undefined : spanOf(sourceWeek, today);
  const written =
    sourceWeek === null || !span || span.weeks.length === 0
      ? []
      : [
          refused(
            client,
            `${lastPlanned(":trainee", ":sourceWeek")} is not :sourceWeek`,
            "changed",
            values,
          ),
          statement(client, noteBefore, {
            ...values,
            weeks: JSON.stringify(span.weeks),
            kinds: JSON.stringify(kinds),
          }),
          ...kinds.flatMap((kind) =>
            applicationStatements(
              client,
              { traineeId, kind, sourceWeek, today, ...span },
              { now, change: jobId },
            ),
          ),
          toStatement(db, countDays(db, movedDays({ traineeId, today, first: span.first }), now)),
        ];
  const batch = client.batch([proof, ...written, reached]);
  return (await refusalIn(["known", "changed"], batch)) ?? "written";
}

const spanOf = (sourceWeek: LocalDate, today: LocalDate) => ({
  first: firstWeekAfter(sourceWeek, today),
  weeks: weeksToApply(sourceWeek, today),
});

/** Notifies after the last member. */
export async function tellRepeated(
  client: DatabaseClient,
  jobId: string,
  now: number,
): Promise<void> {
  const db = connect(client);
  await client.batch(tellOfRepeats(db, jobId, now).map((statement) => toStatement(db, statement)));
}

/** Statements that notify the job's members, and the trainer, of changed weeks. */
const tellOfRepeats = (db: Database, jobId: string, now: number) => [
  tellMany(db, {
    people: sql`select trainee_id as id from trainee_job_members
      where job_id = ${jobId} and done_at is not null`,
    event: { type: "schedule", kinds: [...scheduleKinds] },
    now,
  }),
  tellTrainer(db, now),
];

const tellTrainer = (db: Database, now: number) =>
  tellMany(db, {
    people: sql`select id from accounts where role = 'trainer'`,
    event: { type: "list", what: "trainees" },
    now,
  });

const noteUndone = `update trainee_jobs set undone_at = :now, body = json_set(body, '$.restored', (
    select count(*) from trainee_job_members member
    where member.job_id = :change and not (${isTouched("trainee", "member.trainee_id")})))
  where id = :change`;

/** Undoes repeated weeks in one batch; waiting members are dropped. */
export const undoRepeats = (scope: TrainerScope, jobId: string) =>
  undoWeeks(
    scope,
    { job: "trainee", jobId },
    [noteUndone],
    [toStatement(scope.db, tellTrainer(scope.db, scope.now))],
  );
