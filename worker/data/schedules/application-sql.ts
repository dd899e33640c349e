import type { LocalDate } from "../../../domain/calendar.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import type { DatabaseClient } from "../../db/client.ts";
import { statement } from "../../db/statement.ts";
import { type CopiedKind, carriedOf, copyId, dayIn, joinSource } from "./schedule-copies.ts";

/** A week to apply, and the weeks to fill. */
export interface ApplyInput {
  traineeId: string;
  kind: ScheduleKind;
  sourceWeek: LocalDate;
  today: LocalDate;
  /** The first week to change; all existing later weeks change too. */
  first: LocalDate;
  /** Weeks that are filled even if they do not exist yet. */
  weeks: readonly LocalDate[];
}

/**
 * `placed`: the items of each later week to insert. `present`: its existing items, and whether each stays.
 *
 * An item that stays replaces one item of the source, so that nothing doubles. It has the same day and library
 * row, at best the same position. Values: `:trainee`, `:sourceWeek`, `:first` (a week), `:today`, and `:weeks`
 * as JSON.
 */
export function applicationSql(kind: CopiedKind): string {
  const { table, carried, what, isOpen } = kind;
  const own = ["id", "schedule_id", "day_of_week", "position"].map((column) => `item.${column}`);
  const carriedOn = carried.map((column) => `${carriedOf(kind, "item")(column)} as ${column}`);
  return `with source as materialized (
    select item.*, ${what} as what from (
      select ${[...own, ...carriedOn].join(", ")} from weekly_schedules week
      join ${table} item on item.schedule_id = week.id
      ${joinSource(kind, "item")}
      where week.trainee_id = :trainee and week.week_start_date = :sourceWeek
    ) item
  ),
  target as materialized (
    select value as sunday from json_each(:weeks)
    union
    select week_start_date from weekly_schedules where trainee_id = :trainee and week_start_date >= :first
  ),
  present as materialized (
    select week.week_start_date as sunday, item.*, ${what} as what,
      item.date < :today or not ${isOpen} as stays
    from weekly_schedules week join ${table} item on item.schedule_id = week.id
    where week.trainee_id = :trainee and week.week_start_date >= :first
  ),
  standing as materialized (
    select sunday, day_of_week, what, count(*) as times from present where stays group by 1, 2, 3
  ),
  candidate as (
    select target.sunday, ${dayIn("target.sunday", "source")} as day, source.*,
      ${copyId("source.id", dayIn("target.sunday", "source"))} as copy
    from target cross join source where ${dayIn("target.sunday", "source")} >= :today
  ),
  ranked as (
    select candidate.*, coalesce(standing.times, 0) as standing,
      same.id is not null as is_same, row_number() over (
        partition by candidate.sunday, candidate.day_of_week, candidate.what
        order by same.id is null, not exists (
          select 1 from present where present.stays and present.sunday = candidate.sunday
            and present.day_of_week = candidate.day_of_week and present.what = candidate.what
            and present.position = candidate.position
        ), candidate.position, candidate.id
      ) as nth
    from candidate
    left join standing on standing.sunday = candidate.sunday
      and standing.day_of_week = candidate.day_of_week and standing.what = candidate.what
    left join present same on same.id = candidate.copy and same.stays
  ),
  placed as materialized (select * from ranked where nth > standing and not is_same)`;
}

/**
 * `difference`, after `applicationSql`: the counts of added, changed, removed and equal items of each week.
 * Items are compared by their visible values, not by ids: an equal day planned by hand is unchanged.
 */
export function differenceSql({ carried, ownColumn }: CopiedKind): string {
  const read = ["position", ...carried].map((column) => `item.${column}`);
  const own = ownColumn
    ? `iif(item.${ownColumn} is null or item.id in (select copy from placed), null, item.id)`
    : "null";
  const tally = (from: string, side: string, mark: string) => `
    select item.sunday, item.day_of_week, item.what,
      json_array(${[...read, mark].join(", ")}) as plan, ${side}
    from ${from}`;
  return `side as (
    ${tally("placed item", "1 as next, 0 as past", "null")}
    union all
    ${tally("present item where not item.stays", "0 as next, 1 as past", own)}
  ),
  alike as (
    select sunday, day_of_week, what, sum(next) as next, sum(past) as past,
      min(sum(next), sum(past)) as same
    from side group by sunday, day_of_week, what, plan
  ),
  compared as (
    select sunday, sum(same) as same, sum(next) - sum(same) as next, sum(past) - sum(same) as past
    from alike group by sunday, day_of_week, what
  ),
  difference as materialized (
    select sunday, sum(same) as unchanged, sum(min(next, past)) as changed,
      sum(next - min(next, past)) as added, sum(past - min(next, past)) as removed
    from compared group by sunday
  )`;
}

/** A statement over `applicationSql` with its values; a writing one also binds `:now` and `:change`. */
export function bound(
  client: DatabaseClient,
  input: ApplyInput,
  query: string,
  writing?: { now: number; change: string | null },
) {
  const { traineeId, kind, weeks, ...days } = input;
  const values = { ...days, trainee: traineeId, kind, weeks: JSON.stringify(weeks), ...writing };
  return statement(client, query, values);
}
