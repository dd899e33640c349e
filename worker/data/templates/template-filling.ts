import type { D1PreparedStatement } from "@cloudflare/workers-types";
import { sql } from "drizzle-orm";
import { type ScheduleKind, scheduleKinds } from "../../../domain/schedules/schedules.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { statement, toStatement } from "../../db/statement.ts";
import { countDays } from "../schedules/performance-days.ts";
import { copiedKinds } from "../schedules/schedule-copies.ts";
import {
  type FillingMode,
  gramsJson,
  type PlannedTemplateWeek,
  type ScaledGrams,
  weeksJson,
} from "./template-conditions.ts";
import { createWeeksSql, deleteSql, insertSql, markSql, updateSql } from "./template-statements.ts";

/** The weeks of some people, and the grams of their scaled meals. */
export interface Filling {
  weeks: readonly PlannedTemplateWeek[];
  grams: readonly ScaledGrams[];
}

/** The instant of a filling, and the id of its rows: the job's, if there is one. */
export interface Writing {
  now: number;
  change: string;
}

/** Binds statements over the weeks of a filling: `:weeks` (of a kind, if given), `:grams`, `:now` and `:change`. */
export function fillingBinder(
  client: DatabaseClient,
  { weeks, grams }: Filling,
  { now, change }: Writing,
) {
  const all = weeksJson(weeks);
  const ofKind = {
    exercises: weeksJson(weeks, "exercises"),
    meals: weeksJson(weeks, "meals"),
  };
  const values = { grams: gramsJson(grams), now, change };
  return (query: string, kind?: ScheduleKind, more?: Record<string, unknown>) =>
    statement(client, query, { ...values, ...more, weeks: kind ? ofKind[kind] : all });
}

export const kindsOf = ({ weeks }: Filling): ScheduleKind[] =>
  scheduleKinds.filter((each) => weeks.some(({ kind }) => kind === each));

/** The statements that write a filling, for one batch: for each kind with weeks. */
export function fillingStatements(
  client: DatabaseClient,
  mode: FillingMode,
  filling: Filling,
  writing: Writing,
) {
  const bound = fillingBinder(client, filling, writing);
  const all = kindsOf(filling).map((kind) => ({
    created: mode === "follow" ? [] : [bound(createWeeksSql(kind, mode), kind)],
    moved:
      mode === "fill"
        ? []
        : [bound(deleteSql(kind, mode), kind), bound(updateSql(kind, mode), kind)],
    copied: [bound(insertSql(kind, mode), kind)],
    marked: [bound(markSql(kind, mode), kind)],
  }));
  return {
    /** New weeks, deletions and updates, before any copy is inserted. */
    prepared: all.flatMap(({ created, moved }) => [...created, ...moved]),
    copied: all.flatMap(({ copied }) => copied),
    marked: all.flatMap(({ marked }) => marked),
  };
}

/** Counts the changed days: written rows have its id, and the job stored the replaced ones. */
export function countWritten(
  client: DatabaseClient,
  filling: Filling,
  { now, change }: Writing,
): D1PreparedStatement {
  const db = connect(client);
  const written = kindsOf(filling).map(
    (
      kind,
    ) => sql`select item.trainee_id, item.date from json_each(${weeksJson(filling.weeks, kind)}) week
      cross join weekly_schedules target on target.trainee_id = week.value ->> 0
        and target.week_start_date = week.value ->> 3
      cross join ${sql.raw(copiedKinds[kind].table)} item
        on item.schedule_id = target.id and item.written_by = ${change}`,
  );
  const people = JSON.stringify([...new Set(filling.weeks.map(({ traineeId }) => traineeId))]);
  const left = sql`select trainee_id, row ->> 'date' as date from template_job_rows
    where job_id = ${change} and trainee_id in (select value from json_each(${people}))
      and noun in ('schedule_exercises', 'schedule_meals')`;
  return toStatement(db, countDays(db, sql`${sql.join([...written, left], sql` union `)}`, now));
}
