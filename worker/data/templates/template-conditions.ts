import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { type CopiedKind, copiedKinds, dayIn } from "../schedules/schedule-copies.ts";
import { templateMarks } from "../schedules/scheduled-columns.ts";

/*
 * Which weeks and items of people a template may change, in SQL: one rule for giving it, for following
 * its edits, and for filling weeks ahead. What was done or begun, what the trainer changed by hand or
 * took off its day, and every day that is over, stays.
 *
 * Values: `:weeks` (`PlannedTemplateWeek` as lists), `:grams` (`ScaledGrams` as lists), the instant, `:now`, and
 * the id of what writes, `:change`.
 */

/**
 * `give`: what is planned there and open makes room. `follow`: only what came from the template
 * moves. `fill`: only weeks that are empty, and were never filled or planned.
 */
export type FillingMode = "give" | "follow" | "fill";

export const templateTables: Record<ScheduleKind, "template_exercises" | "template_meals"> = {
  exercises: "template_exercises",
  meals: "template_meals",
};

/** A calendar week of somebody, and the week of a template that it gets. */
export interface PlannedTemplateWeek {
  traineeId: string;
  kind: ScheduleKind;
  templateId: string;
  sunday: string;
  /** From 0. */
  week: number;
  /** Where the trainee lives. */
  today: string;
  weights: boolean;
  linked: boolean;
}

export const weeksJson = (weeks: readonly PlannedTemplateWeek[], only?: ScheduleKind) =>
  JSON.stringify(
    weeks
      .filter(({ kind }) => only === undefined || kind === only)
      .map(({ traineeId, kind, templateId, sunday, week, today, weights, linked }) => [
        traineeId,
        kind,
        templateId,
        sunday,
        week,
        today,
        weights ? 1 : 0,
        linked ? 1 : 0,
      ]),
  );

/** What a meal of a template weighs on somebody's day. */
export interface ScaledGrams {
  traineeId: string;
  itemId: string;
  day: string;
  grams: number;
}

export const gramsJson = (grams: readonly ScaledGrams[]) =>
  JSON.stringify(grams.map(({ traineeId, itemId, day, grams }) => [traineeId, itemId, day, grams]));

/** Who follows still, and was not filled that far by another run. */
const linkOf = (kind: ScheduleKind, mode: FillingMode) =>
  mode === "give"
    ? ""
    : `cross join applied_templates link on link.trainee_id = value ->> 0 and link.kind = '${kind}'
        and link.template_id = value ->> 2 and link.stopped_at is null
        ${mode === "fill" ? "and link.filled_through < value ->> 3" : ""}
      cross join templates template on template.id = link.template_id
        and template.deleted_at is null`;

/** `week`: what is asked for of a kind. */
export const weekSql = (kind: ScheduleKind, mode: FillingMode) => `week as materialized (
    select value ->> 0 as trainee_id, value ->> 2 as template_id, value ->> 3 as sunday,
      value ->> 4 as nth, value ->> 5 as today, value ->> 6 as weights, value ->> 7 as linked
    from json_each(:weeks) ${linkOf(kind, mode)}
    where value ->> 1 = '${kind}'
  )`;

/** `plan`, behind it: those that may change. One that is given may be still to be created. */
export function planSql(kind: ScheduleKind, mode: FillingMode): string {
  const { table, appliedFrom } = copiedKinds[kind];
  const mark = `target.${templateMarks[kind]}`;
  const may = {
    give: "true",
    follow: `${mark} = week.template_id`,
    fill: `${mark} is null and target.${appliedFrom} is null
      and not exists (select 1 from ${table} item where item.schedule_id = target.id)`,
  }[mode];
  return `${weekSql(kind, mode)},
  plan as materialized (
    select week.*, target.id as schedule_id, ${mark} as followed_id
    from week ${mode === "give" ? "left" : "cross"} join weekly_schedules target
      on target.trainee_id = week.trainee_id and target.week_start_date = week.sunday
    where ${may}
  )`;
}

/** An item that nobody has touched, and whose day is not over. */
export const mayMove = ({ isOpen }: CopiedKind) =>
  `item.date >= plan.today and item.by_hand = 0 and ${isOpen}`;

/** What stands behind `plan` and `source` so that only rows that the library has are left. */
export const libraryOf = ({ library, libraryId }: CopiedKind) =>
  `cross join ${library} library on library.id = source.${libraryId} and library.deleted_at is null`;

export const sourceDay = dayIn("plan.sunday", "source");

/** `source`: the item of the template that an item is a copy of, where the template still asks for it. */
export const sourceOf = (kind: ScheduleKind) => `cross join ${templateTables[kind]} source
    on source.id = item.template_item_id and source.template_id = plan.template_id
    and source.week = plan.nth and ${sourceDay} = item.template_day
  ${libraryOf(copiedKinds[kind])}`;

/**
 * Whether an item is a copy of anything of the template that comes. What it was copied from may have left the
 * template since: then it is, unless its week follows another one.
 */
const isOwn = (kind: ScheduleKind) => `ifnull(
    (select own.template_id from ${templateTables[kind]} own where own.id = item.template_item_id),
    ifnull(plan.followed_id, plan.template_id)) = plan.template_id`;

/** What a giving leaves as it is: what was done or begun, and what was changed by hand of the same template. */
export const stays = (kind: ScheduleKind, mode: "give" | "follow") =>
  mode === "give"
    ? `(not ${copiedKinds[kind].isOpen} or (item.by_hand and ${isOwn(kind)}))`
    : `(not ${copiedKinds[kind].isOpen} or item.by_hand)`;

/** An item that makes room. */
export function leaves(kind: ScheduleKind, mode: "give" | "follow"): string {
  const unwanted = `not exists (select 1 from (select 1) ${sourceOf(kind)})`;
  const which = mode === "give" ? unwanted : `item.template_item_id is not null and ${unwanted}`;
  return `item.date >= plan.today and not ${stays(kind, mode)} and ${which}`;
}

/** `what` of another name than `item`. */
export const whatOf = ({ what }: CopiedKind, name: string) => what.replaceAll("item.", `${name}.`);

/** Nothing that stands takes the place of `source`: as many of its like as stand come before it. */
export const isBeyondStanding = (kind: ScheduleKind) => `(standing.times is null or (
      select count(*) from ${templateTables[kind]} twin
      where twin.template_id = source.template_id and twin.week = source.week
        and twin.day_of_week = source.day_of_week
        and ${whatOf(copiedKinds[kind], "twin")} = ${whatOf(copiedKinds[kind], "source")}
        and (twin.position, twin.id) < (source.position, source.id)
    ) >= standing.times)`;

/**
 * Whether a row of a kind's table holds what its template asks for. Scaled grams are nothing that
 * SQL could tell from others: where they are not written, they are not as asked.
 * @param written the columns that count, and whether a change of the row writes them, which then do not
 */
export function isAsAsked(kind: ScheduleKind, written: Readonly<Record<string, string>>): string {
  const { table } = copiedKinds[kind];
  // Of a copy that follows nothing nobody knows whether it came with weights.
  const weights = `coalesce(link.weights, ${table}.weight is not null)`;
  const asked = (column: string) =>
    column === "weight" ? `iif(${weights}, source.weight, null)` : `source.${column}`;
  const same = Object.entries(written).map(
    ([column, isWritten]) => `(${isWritten} or ${table}.${column} is ${asked(column)})`,
  );
  return `exists (select 1 from ${templateTables[kind]} source
    left join applied_templates link on link.trainee_id = ${table}.trainee_id
      and link.kind = '${kind}' and link.template_id = source.template_id
      and link.stopped_at is null
    where source.id = ${table}.template_item_id and ${same.join(" and ")})`;
}
