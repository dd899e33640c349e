import { type SQL, sql } from "drizzle-orm";
import type {
  Application,
  AppliedWeek,
} from "../../../domain/contract/schedules/applied-schedules.ts";
import { batchOfRaw } from "../../db/batch.ts";
import type { DatabaseClient } from "../../db/client.ts";
import { statement, toStatement } from "../../db/statement.ts";
import type { TrainerScope } from "../scope.ts";
import { type ApplyInput, applicationSql, bound, differenceSql } from "./application-sql.ts";
import { countDays } from "./performance-days.ts";
import { copiedKinds, copyId, insertCopies, joinSource } from "./schedule-copies.ts";
import { templateMarks } from "./scheduled-columns.ts";

interface ApplicationRow {
  week_start_date: string;
  applied_at: number;
  filled_through: string | null;
}

/** The effect of applying now, without writing. */
export async function getApplication(
  { db }: TrainerScope,
  input: ApplyInput,
): Promise<Application> {
  return applicationOf(input, await batchOfRaw(db.$client, readStatements(db.$client, input)));
}

/**
 * Applies a week in one batch.
 * @returns the effect, and the applied week
 */
export async function applySchedule(scope: TrainerScope, input: ApplyInput): Promise<Application> {
  const { db } = scope;
  const client = db.$client;
  const { items, weeks, applied } = readStatements(client, input);
  const answers = await batchOfRaw(client, {
    items,
    weeks,
    written: applicationStatements(client, input, { now: scope.now, change: null }),
    counted: toStatement(db, countDays(db, movedDays(input), scope.now)),
    applied,
  });
  return applicationOf(input, answers);
}

function readStatements(client: DatabaseClient, input: ApplyInput) {
  const kind = copiedKinds[input.kind];
  return {
    items: bound(
      client,
      input,
      `select count(*) as items from weekly_schedules week
       join ${kind.table} item on item.schedule_id = week.id ${joinSource(kind, "item")}
       where week.trainee_id = :trainee and week.week_start_date = :sourceWeek`,
    ),
    weeks: bound(
      client,
      input,
      `${applicationSql(kind)}, ${differenceSql(kind)}
      select target.sunday as weekStart,
        exists (select 1 from weekly_schedules week
          where week.trainee_id = :trainee and week.week_start_date = target.sunday) as "exists",
        (select count(*) from present where present.sunday = target.sunday and stays) as kept,
        coalesce(difference.added, 0) as added, coalesce(difference.changed, 0) as changed,
        coalesce(difference.removed, 0) as removed, coalesce(difference.unchanged, 0) as unchanged
      from target left join difference on difference.sunday = target.sunday where exists (select 1 from source) order by target.sunday`,
    ),
    applied: bound(
      client,
      input,
      `select week.week_start_date, applied.applied_at, applied.filled_through
       from applied_schedules applied join weekly_schedules week on week.id = applied.schedule_id
       where applied.trainee_id = :trainee and applied.kind = :kind and applied.stopped_at is null`,
    ),
  };
}

type Answers = Record<keyof ReturnType<typeof readStatements>, { results: unknown[] }>;

function applicationOf(input: ApplyInput, answers: Answers): Application {
  const [counted] = answers.items.results as { items: number }[];
  const [applied] = answers.applied.results as ApplicationRow[];
  const rows = answers.weeks.results as (Omit<AppliedWeek, "exists"> & { exists: number })[];
  return {
    kind: input.kind,
    weekStart: input.sourceWeek,
    today: input.today,
    sourceItems: counted?.items ?? 0,
    weeks: rows.map((row) => ({ ...row, exists: row.exists === 1 })),
    applied: applied
      ? {
          weekStart: applied.week_start_date,
          appliedAt: applied.applied_at,
          filledThrough: applied.filled_through,
        }
      : null,
  };
}

/**
 * The statements that apply a week; without effect if the source has no items of the kind.
 * @param writing the instant, and the job for many trainees
 */
export function applicationStatements(
  client: DatabaseClient,
  input: ApplyInput,
  writing: { now: number; change: string | null },
) {
  const kind = copiedKinds[input.kind];
  const { table, appliedFrom, carried, kept } = kind;
  const copied = ["day_of_week", "date", "position", ...carried, "updated_at", "written_by"];
  const overwritten = [
    ...copied.map((column) => `${column} = excluded.${column}`),
    ...Object.entries(kept(table, "excluded")).map(([column, value]) => `${column} = ${value}`),
  ];
  return [
    bound(
      client,
      input,
      `${applicationSql(kind)}
      insert into weekly_schedules (id, trainee_id, week_start_date, created_at, updated_at, written_by)
      select ${copyId("source.schedule_id", "target.sunday")}, :trainee, target.sunday, :now, :now, :change
      from target cross join (select distinct schedule_id from source) source where true
      on conflict do nothing`,
      writing,
    ),
    bound(
      client,
      input,
      `${applicationSql(kind)}
      delete from ${table} where id in (select id from present where not stays)
        and id not in (select copy from placed) and exists (select 1 from source)`,
    ),
    bound(
      client,
      input,
      `${applicationSql(kind)}
      ${insertCopies(kind, (column) => `placed.${column}`, {
        id: "placed.copy",
        schedule_id: "week.id",
        trainee_id: ":trainee",
        day_of_week: "placed.day_of_week",
        date: "placed.day",
        position: "placed.position",
        updated_at: ":now",
        written_by: ":change",
      })}
      from placed join weekly_schedules week
        on week.trainee_id = :trainee and week.week_start_date = placed.sunday
      where true
      on conflict (id) do update set ${overwritten.join(", ")}`,
      writing,
    ),
    bound(
      client,
      input,
      `${applicationSql(kind)}
      update weekly_schedules set ${appliedFrom} = :sourceWeek, ${templateMarks[input.kind]} = null,
        updated_at = :now, written_by = :change
      where trainee_id = :trainee and week_start_date in (select sunday from target)
        and exists (select 1 from source)`,
      writing,
    ),
    statement(
      client,
      `insert into applied_schedules (trainee_id, kind, schedule_id, applied_at, filled_through, written_by)
         select week.trainee_id, :kind, week.id, :now, max(:sourceWeek, coalesce(:last, :sourceWeek)), :change
         from weekly_schedules week
         where week.trainee_id = :trainee and week.week_start_date = :sourceWeek
           and exists (select 1 from ${table} item ${joinSource(kind, "item")}
             where item.schedule_id = week.id)
         on conflict (trainee_id, kind) do update set schedule_id = excluded.schedule_id,
           applied_at = excluded.applied_at, stopped_at = null, edited_at = null,
           filled_through = excluded.filled_through, written_by = excluded.written_by`,
      {
        trainee: input.traineeId,
        kind: input.kind,
        sourceWeek: input.sourceWeek,
        last: input.weeks.at(-1) ?? null,
        ...writing,
      },
    ),
    // A kind has one source: an applied week, or a template.
    bound(
      client,
      input,
      `update applied_templates set stopped_at = :now, written_by = :change
         where trainee_id = :trainee and kind = :kind and stopped_at is null and exists (
           select 1 from applied_schedules applied where applied.trainee_id = :trainee
             and applied.kind = :kind and applied.applied_at = :now and applied.stopped_at is null)`,
      writing,
    ),
  ];
}

/** Days from today on with items, or with items at the last count. */
export function movedDays({
  traineeId,
  first,
  today,
}: Pick<ApplyInput, "traineeId" | "first" | "today">): SQL {
  const since = first > today ? first : today;
  const daysOf = (table: string) => sql`
    select trainee_id, date from ${sql.raw(table)}
    where trainee_id = ${traineeId} and date >= ${since}`;
  return sql`${daysOf("schedule_exercises")} union ${daysOf("schedule_meals")}
    union ${daysOf("trainee_performance")}`;
}

/** Ends the filling of later weeks from a week; their items stay. A repetition changes nothing. */
export async function stopApplying(
  { db, now }: TrainerScope,
  { traineeId, kind, sourceWeek }: Pick<ApplyInput, "traineeId" | "kind" | "sourceWeek">,
): Promise<void> {
  await db.$client.batch([
    statement(
      db.$client,
      `update applied_schedules set stopped_at = :now
         where trainee_id = :trainee and kind = :kind and stopped_at is null and schedule_id = (
           select id from weekly_schedules where trainee_id = :trainee and week_start_date = :sourceWeek)`,
      { trainee: traineeId, kind, sourceWeek, now },
    ),
  ]);
}
