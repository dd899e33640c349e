import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { type CopiedKind, copiedKinds, dayIn } from "../schedules/schedule-copies.ts";
import { templateMarks } from "../schedules/scheduled-columns.ts";

/*
 * The weeks and items of people that a template may change, in SQL. One rule is for giving, following and
 * filling ahead. Done and begun items stay, so do the trainer's changes and removals by hand, and all past
 * days. Values: `:weeks` (`PlannedTemplateWeek` as lists), `:grams` (`ScaledGrams` as lists), the instant,
 * `:now`, and the id of the writer, `:change`.
 */

/**
 * `give`: replaces open planned items. `follow`: changes only the template's copies. `fill`: only empty weeks
 * that were never filled or planned.
 */
export type FillingMode = "give" | "follow" | "fill";

export const templateTables: Record<ScheduleKind, "template_exercises" | "template_meals"> = {
  exercises: "template_exercises",
  meals: "template_meals",
};

/** A calendar week of a trainee, and the template's week for it. */
export interface PlannedTemplateWeek {
  traineeId: string;
  kind: ScheduleKind;
  templateId: string;
  sunday: string;
  /** From 0. */
  week: number;
  /** The day in the trainee's time zone. */
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

/** The scaled grams of a template's meal on a trainee's day. */
export interface ScaledGrams {
  traineeId: string;
  itemId: string;
  day: string;
  grams: number;
}

export const gramsJson = (grams: readonly ScaledGrams[]) =>
  JSON.stringify(grams.map(({ traineeId, itemId, day, grams }) => [traineeId, itemId, day, grams]));

/** Linked trainees not yet filled that far by another run. */
const linkOf = (kind: ScheduleKind, mode: FillingMode) =>
  mode === "give"
    ? ""
    : `cross join applied_templates link on link.trainee_id = value ->> 0 and link.kind = '${kind}'
        and link.template_id = value ->> 2 and link.stopped_at is null
        ${mode === "fill" ? "and link.filled_through < value ->> 3" : ""}
      cross join templates template on template.id = link.template_id
        and template.deleted_at is null`;

/** `week`: the requested weeks of a kind. */
export const weekSql = (kind: ScheduleKind, mode: FillingMode) => `week as materialized (
    select value ->> 0 as trainee_id, value ->> 2 as template_id, value ->> 3 as sunday,
      value ->> 4 as nth, value ->> 5 as today, value ->> 6 as weights, value ->> 7 as linked
    from json_each(:weeks) ${linkOf(kind, mode)}
    where value ->> 1 = '${kind}'
  )`;

/** `plan`, after it: the weeks that may change. A given week may not exist yet. */
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

/** An untouched item whose day is not over. */
export const mayMove = ({ isOpen }: CopiedKind) =>
  `item.date >= plan.today and item.by_hand = 0 and ${isOpen}`;

/** The join after `plan` and `source` that leaves only rows of the library. */
export const libraryOf = ({ library, libraryId }: CopiedKind) =>
  `cross join ${library} library on library.id = source.${libraryId} and library.deleted_at is null`;

export const sourceDay = dayIn("plan.sunday", "source");

/** `source`: the item of the template that an item copies, if the template still has it. */
export const sourceOf = (kind: ScheduleKind) => `cross join ${templateTables[kind]} source
    on source.id = item.template_item_id and source.template_id = plan.template_id
    and source.week = plan.nth and ${sourceDay} = item.template_day
  ${libraryOf(copiedKinds[kind])}`;

/**
 * Whether an item is a copy of this template. The copied item may have been deleted since: then it is one,
 * unless its week follows another template.
 */
const isOwn = (kind: ScheduleKind) => `ifnull(
    (select own.template_id from ${templateTables[kind]} own where own.id = item.template_item_id),
    ifnull(plan.followed_id, plan.template_id)) = plan.template_id`;

/** Items that stay when a template is given: done or begun ones, and copies of it changed by hand. */
export const stays = (kind: ScheduleKind, mode: "give" | "follow") =>
  mode === "give"
    ? `(not ${copiedKinds[kind].isOpen} or (item.by_hand and ${isOwn(kind)}))`
    : `(not ${copiedKinds[kind].isOpen} or item.by_hand)`;

/** The condition of a replaced item. */
export function leaves(kind: ScheduleKind, mode: "give" | "follow"): string {
  const unwanted = `not exists (select 1 from (select 1) ${sourceOf(kind)})`;
  const which = mode === "give" ? unwanted : `item.template_item_id is not null and ${unwanted}`;
  return `item.date >= plan.today and not ${stays(kind, mode)} and ${which}`;
}

/** `what` with another name than `item`. */
export const whatOf = ({ what }: CopiedKind, name: string) => what.replaceAll("item.", `${name}.`);

/** Whether no staying item replaces `source`: equal items come first, as many as stay. */
export const isBeyondStanding = (kind: ScheduleKind) => `(standing.times is null or (
      select count(*) from ${templateTables[kind]} twin
      where twin.template_id = source.template_id and twin.week = source.week
        and twin.day_of_week = source.day_of_week
        and ${whatOf(copiedKinds[kind], "twin")} = ${whatOf(copiedKinds[kind], "source")}
        and (twin.position, twin.id) < (source.position, source.id)
    ) >= standing.times)`;

/**
 * Whether a row of a kind's table matches its template. SQL cannot compute scaled grams: unless written, they
 * count as different.
 * @param written the columns, each with the SQL whether the change writes it; written ones are not compared
 */
export function isAsAsked(kind: ScheduleKind, written: Readonly<Record<string, string>>): string {
  const { table } = copiedKinds[kind];
  // For an unlinked copy it is unknown whether it came with weights.
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
