import { sql } from "drizzle-orm";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { Filling } from "../../../domain/schedules/applied-schedules.ts";
import {
  type ScheduleKind,
  scheduleKinds,
  weeksAhead,
} from "../../../domain/schedules/schedules.ts";
import { batchOfRaw, idsOf } from "../../db/batch.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { statement, toStatement } from "../../db/statement.ts";
import { countDays } from "../schedules/performance-days.ts";
import {
  carriedOf,
  copiedKinds,
  copyId,
  dayIn,
  insertCopies,
  joinSource,
} from "../schedules/schedule-copies.ts";
import { templateMarks } from "../schedules/scheduled-columns.ts";

/** An applied schedule that may be due. */
export interface DueSchedule {
  traineeId: string;
  kind: ScheduleKind;
  scheduleId: string;
  sourceWeek: LocalDate;
  filledThrough: LocalDate | null;
  timeZone: string;
}

/** A due filling, with the trainee's day of its computation. */
export interface DueFilling extends Filling {
  traineeId: string;
  kind: ScheduleKind;
  scheduleId: string;
  sourceWeek: LocalDate;
  today: LocalDate;
}

interface FilledCounts {
  /** Trainees with filled weeks. */
  trainees: string[];
  /** Ids of the filled weeks. */
  weeks: string[];
  items: number;
}

/**
 * Applied schedules of active trainees, with items in their source, not yet filled through a week. The others
 * are not read.
 */
export async function listDueSchedules(
  client: DatabaseClient,
  through: LocalDate,
): Promise<DueSchedule[]> {
  const { results } = await statement(
    client,
    `select applied.trainee_id as traineeId, applied.kind, applied.schedule_id as scheduleId,
         source.week_start_date as sourceWeek, applied.filled_through as filledThrough,
         profile.time_zone as timeZone
       from applied_schedules applied
       join trainee_profiles profile on profile.id = applied.trainee_id and profile.status = 'active'
       join weekly_schedules source on source.id = applied.schedule_id
       where applied.stopped_at is null
         and (applied.filled_through < :through or applied.filled_through is null) and ${hasItems("applied")}
       order by applied.trainee_id, applied.kind`,
    { through },
  ).all<DueSchedule>();
  return results;
}

const hasItems = (applied: string) => `case ${applied}.kind
  when 'exercises' then ${hasItemsOf("exercises", applied)} else ${hasItemsOf("meals", applied)} end`;

const hasItemsOf = (kind: ScheduleKind, applied: string) => `exists (
  select 1 from ${copiedKinds[kind].table} item ${joinSource(copiedKinds[kind], "item")}
  where item.schedule_id = ${applied}.schedule_id)`;

/** The weeks that may be due at once, by number: the current one and those ahead. */
const nthRows = Array.from({ length: weeksAhead + 1 }, (_, week) => `(${week})`).join(", ");

// Weeks filled by another run are not due, nor are stopped or replaced schedules.
const dueSql = `with due as materialized (
    select list.value ->> 'traineeId' as trainee_id, list.value ->> 'kind' as kind,
      list.value ->> 'scheduleId' as schedule_id, list.value ->> 'sourceWeek' as source_week,
      list.value ->> 'first' as first, list.value ->> 'through' as through,
      list.value ->> 'today' as today
    from json_each(:fillings) list
    cross join applied_schedules applied on applied.trainee_id = list.value ->> 'traineeId'
      and applied.kind = list.value ->> 'kind'
      and applied.schedule_id = list.value ->> 'scheduleId'
    cross join trainee_profiles profile on profile.id = applied.trainee_id
    where applied.stopped_at is null and profile.status = 'active'
      and (applied.filled_through is null or applied.filled_through < list.value ->> 'through')
      and ${hasItems("applied")}
  ),
  nth(n) as (values ${nthRows}),
  week as materialized (
    select due.*, date(due.first, '+' || (7 * nth.n) || ' days') as sunday from due cross join nth
    where date(due.first, '+' || (7 * nth.n) || ' days') <= due.through
  )`;

const createWeeks = `${dueSql}
  insert into weekly_schedules (id, trainee_id, week_start_date, created_at, updated_at)
  select ${copyId("week.schedule_id", "week.sunday")}, week.trainee_id, week.sunday, :now, :now
  from week where true on conflict do nothing`;

// A week with items of the kind was planned by hand. A filled week without any was emptied on purpose. Both
// stay.
function fill(kind: ScheduleKind): string {
  const copied = copiedKinds[kind];
  const { table, appliedFrom } = copied;
  const day = dayIn("week.sunday", "source");
  return `${dueSql}
  ${insertCopies(copied, carriedOf(copied, "source"), {
    id: copyId("source.id", day),
    schedule_id: "target.id",
    trainee_id: "week.trainee_id",
    day_of_week: "source.day_of_week",
    date: day,
    position: "source.position",
    updated_at: ":now",
    written_by: "null",
  })}
  from week
  cross join weekly_schedules target on target.trainee_id = week.trainee_id
    and target.week_start_date = week.sunday
  cross join ${table} source on source.schedule_id = week.schedule_id
  ${joinSource(copied, "source")}
  where week.kind = '${kind}' and target.${appliedFrom} is null
    and target.${templateMarks[kind]} is null
    and not exists (select 1 from ${table} item where item.schedule_id = target.id)
    and ${day} >= week.today
  on conflict do nothing`;
}

/** The batch's inserted items have its instant. */
function mark(kind: ScheduleKind): string {
  const { table, appliedFrom } = copiedKinds[kind];
  return `${dueSql}
  update weekly_schedules set ${appliedFrom} = week.source_week, updated_at = :now, written_by = null
  from week
  where week.kind = '${kind}' and weekly_schedules.trainee_id = week.trainee_id
    and weekly_schedules.week_start_date = week.sunday and weekly_schedules.${appliedFrom} is null
    and exists (select 1 from ${table} item
      where item.schedule_id = weekly_schedules.id and item.updated_at = :now)
  returning weekly_schedules.id as id`;
}

const finish = `${dueSql}
  update applied_schedules set filled_through = due.through from due
  where applied_schedules.trainee_id = due.trainee_id and applied_schedules.kind = due.kind
  returning applied_schedules.trainee_id as id`;

/**
 * Fills weeks ahead from their sources in one batch, all or none. Each statement checks again which weeks are
 * due, so that two runs at once fill each week once.
 */
export async function fillSchedules(
  client: DatabaseClient,
  list: readonly DueFilling[],
  now: number,
): Promise<FilledCounts> {
  const db = connect(client);
  const values = { fillings: JSON.stringify(list), now };
  const bound = (query: string) => statement(client, query, values);
  const { filled, marked, finished } = await batchOfRaw(client, {
    created: bound(createWeeks),
    filled: scheduleKinds.map((kind) => bound(fill(kind))),
    marked: scheduleKinds.map((kind) => bound(mark(kind))),
    counted: toStatement(db, countDays(db, filledDays(list, now), now)),
    finished: bound(finish),
  });
  return {
    trainees: idsOf([finished]),
    weeks: idsOf(marked),
    items: filled.reduce((total, { meta }) => total + meta.changes, 0),
  };
}

function filledDays(list: readonly DueFilling[], now: number) {
  const spans = JSON.stringify(
    list.map(({ traineeId, first, through }) => ({ traineeId, first, through })),
  );
  const daysOf = (table: string) => sql`
    select item.trainee_id, item.date from json_each(${spans}) span
    cross join ${sql.raw(table)} item on item.trainee_id = span.value ->> 'traineeId'
      and item.date between span.value ->> 'first' and date(span.value ->> 'through', '+6 days')
    where item.updated_at = ${now}`;
  return sql`${daysOf("schedule_exercises")} union ${daysOf("schedule_meals")}`;
}
