import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { copiedKinds, dayIn } from "../schedules/schedule-copies.ts";
import { templateMarks } from "../schedules/scheduled-columns.ts";
import {
  type FillingMode,
  isBeyondStanding,
  leaves,
  libraryOf,
  mayMove,
  planSql,
  sourceDay,
  sourceOf,
  stays,
  templateTables,
  weekSql,
  whatOf,
} from "./template-conditions.ts";

/*
 * Copies of a template's items into many people's weeks, in SQL: reads, and writes. The changeable items and
 * the parameters are in template-conditions.ts.
 */

/** A new id in SQL, like `newId`: from an instant (UTC milliseconds) and random bits. */
export const newItemId = (instant: string) => `lower(printf('%08x-%04x-7%s-a%s-%s',
  ${instant} >> 16, ${instant} & 65535, substr(hex(randomblob(2)), 2),
  substr(hex(randomblob(2)), 2), hex(randomblob(6))))`;

const gramsSql = `grams as materialized (
    select value ->> 0 as trainee_id, value ->> 1 as item_id, value ->> 2 as day, value ->> 3 as grams
    from json_each(:grams)
  )`;
// A comparison as text would not use the automatic index of ids.
const joinGrams = (day: string) => `left join grams on grams.trainee_id = plan.trainee_id
    and grams.item_id = +source.id and grams.day = ${day}`;
const withGrams = (kind: ScheduleKind) => (kind === "meals" ? `, ${gramsSql}` : "");
const gramsOf = (kind: ScheduleKind, day: string) => (kind === "meals" ? joinGrams(day) : "");

/** The value of a copy's column. */
const carriedAs = (column: string) => {
  if (column === "quantity") return "coalesce(grams.grams, source.quantity)";
  if (column === "weight") return "iif(plan.weights, source.weight, null)";
  return `source.${column}`;
};

/** The replaced items: `item`, of the week `plan`. */
export function leavingSql(kind: ScheduleKind, mode: "give" | "follow"): string {
  const { table } = copiedKinds[kind];
  return `with ${planSql(kind, mode)}
  select item.* from plan cross join ${table} item on item.schedule_id = plan.schedule_id
  where ${leaves(kind, mode)}`;
}

/** Items of its weeks that stay in any case. */
export function unchangedSql(kind: ScheduleKind, mode: "give" | "follow"): string {
  const copied = copiedKinds[kind];
  return `with ${planSql(kind, mode)}
  select item.trainee_id from plan cross join ${copied.table} item
    on item.schedule_id = plan.schedule_id
  where item.date >= plan.today and ${stays(kind, mode)}`;
}

/** Copies that differ from the template: `item_id`, and each column by its name. */
export function outdatedSql(kind: ScheduleKind, mode: "give" | "follow"): string {
  const copied = copiedKinds[kind];
  const columns = copied.carried.map((column) => `${carriedAs(column)} as ${column}`);
  const measure = kind === "meals" ? "quantity" : "weight";
  const measured = kind === "meals" || mode === "give";
  const heavier = measured ? `or item.${measure} is not ${carriedAs(measure)}` : "";
  return `with ${planSql(kind, mode)}${withGrams(kind)}
  select item.id as item_id, item.trainee_id, source.position, source.version,
    ${columns.join(", ")}
  from plan cross join ${copied.table} item on item.schedule_id = plan.schedule_id
    and item.template_item_id is not null
  ${sourceOf(kind)} ${gramsOf(kind, sourceDay)}
  where ${mayMove(copied)} and (item.template_version <> source.version ${heavier})`;
}

/**
 * The missing copies. Staying items of the same library row count as copies: they replace the first ones of a
 * day.
 */
function missingSql(kind: ScheduleKind, mode: FillingMode): string {
  const copied = copiedKinds[kind];
  const source = templateTables[kind];
  const values = {
    id: newItemId(":now"),
    schedule_id: "plan.schedule_id",
    trainee_id: "plan.trainee_id",
    day_of_week: "source.day_of_week",
    date: "plan.day",
    position: "source.position",
    updated_at: ":now",
    written_by: ":change",
    template_item_id: "source.id",
    template_day: "plan.day",
    template_version: "source.version",
    ...Object.fromEntries(copied.carried.map((column) => [column, carriedAs(column)])),
  };
  const columns = Object.entries(values).map(([column, value]) => `${value} as ${column}`);
  // A week filled ahead has no staying items.
  const standing = mode !== "fill";
  return `with ${planSql(kind, mode)},
  days as materialized (
    select plan.*, nth.value as day_of_week, date(plan.sunday, '+' || nth.value || ' days') as day
    from plan cross join json_each('[0,1,2,3,4,5,6]') nth
  )${withGrams(kind)}${
    standing
      ? `,
  standing as materialized (
    select item.trainee_id, item.date, ${copied.what} as what, count(*) as times
    from plan cross join ${copied.table} item on item.schedule_id = plan.schedule_id
    where not exists (select 1 from ${source} own
      where own.id = item.template_item_id and own.template_id = plan.template_id
        and own.week = plan.nth and ${dayIn("plan.sunday", "own")} = item.template_day)
      ${mode === "give" ? `and not (${leaves(kind, mode)})` : ""}
    group by 1, 2, 3
  )`
      : ""
  }
  select ${columns.join(", ")}
  from days plan cross join ${source} source
    on source.template_id = plan.template_id and source.week = plan.nth
    and source.day_of_week = plan.day_of_week
  ${libraryOf(copied)} ${gramsOf(kind, "plan.day")}
  ${
    standing
      ? `left join standing on standing.trainee_id = plan.trainee_id
    and standing.date = plan.day and standing.what = ${whatOf(copied, "source")}`
      : ""
  }
  where plan.day >= plan.today
    and not exists (select 1 from dropped_template_items dropped
      where dropped.trainee_id = plan.trainee_id and dropped.template_item_id = source.id
        and dropped.template_day = plan.day)
    ${standing ? `and ${isBeyondStanding(kind)}` : ""}`;
}

/** The same without existing ones, which an insert leaves to the unique key. */
export const addedSql = (kind: ScheduleKind, mode: "give" | "follow") => `${missingSql(kind, mode)}
    and not exists (select 1 from ${copiedKinds[kind].table} held
      where held.trainee_id = plan.trainee_id and held.template_item_id = source.id
        and held.template_day = plan.day)`;

/** Creates missing weeks. */
export const createWeeksSql = (kind: ScheduleKind, mode: FillingMode) => `
  insert into weekly_schedules (id, trainee_id, week_start_date, created_at, updated_at, written_by)
  with ${weekSql(kind, mode)}
  select ${newItemId(":now")}, trainee_id, sunday, :now, :now, :change from week where true
  on conflict do nothing`;

/** Inserts the missing copies. */
export function insertSql(kind: ScheduleKind, mode: FillingMode): string {
  const { table, carried } = copiedKinds[kind];
  const columns = [
    "id",
    "schedule_id",
    "trainee_id",
    "day_of_week",
    "date",
    "position",
    "updated_at",
    "written_by",
    "template_item_id",
    "template_day",
    "template_version",
    ...carried,
  ];
  return `insert into ${table} (${columns.join(", ")})
  ${missingSql(kind, mode)}
  on conflict do nothing`;
}

/** Updates copies to the present template. */
export function updateSql(kind: ScheduleKind, mode: "give" | "follow"): string {
  const { table, carried, kept } = copiedKinds[kind];
  const own = Object.entries(kept(table, "next")).map(([column, value]) => `${column} = ${value}`);
  const sets = carried.map((column) => `${column} = next.${column}`);
  // Materialized, because SQLite would flatten it and scan all items again for each week.
  return `with next as materialized (${outdatedSql(kind, mode)})
  update ${table} set ${[...sets, ...own].join(", ")}, position = next.position,
    template_version = next.version, updated_at = :now, written_by = :change
  from next where ${table}.id = next.item_id`;
}

export const deleteSql = (kind: ScheduleKind, mode: "give" | "follow") =>
  `delete from ${copiedKinds[kind].table} where id in (select id from (${leavingSql(kind, mode)}))`;

/** Stores the template in the weeks of linked trainees. */
export function markSql(kind: ScheduleKind, mode: FillingMode): string {
  const { table, appliedFrom } = copiedKinds[kind];
  const mark = templateMarks[kind];
  const follows = "iif(week.linked, week.template_id, null)";
  const written = `exists (select 1 from ${table} item
      where item.schedule_id = weekly_schedules.id and item.written_by = :change)`;
  const isOther = `(weekly_schedules.${mark} is not ${follows}
      or weekly_schedules.${appliedFrom} is not null)`;
  const when = {
    give: `(${isOther} or ${written})`,
    follow: `weekly_schedules.${mark} = week.template_id and ${written}`,
    // A week without items of the template is linked, too.
    fill: `weekly_schedules.${mark} is null and weekly_schedules.${appliedFrom} is null
      and (${written} or not exists (select 1 from ${table} item
        where item.schedule_id = weekly_schedules.id))`,
  }[mode];
  return `with ${weekSql(kind, mode)}
  update weekly_schedules set ${mark} = ${follows}, ${appliedFrom} = null, updated_at = :now,
    written_by = :change
  from week where weekly_schedules.trainee_id = week.trainee_id
    and weekly_schedules.week_start_date = week.sunday and ${when}
  returning weekly_schedules.id as id`;
}
