import type { D1PreparedStatement } from "@cloudflare/workers-types";
import { sql } from "drizzle-orm";
import { type ScheduleKind, scheduleKinds } from "../../../domain/schedules/schedules.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { toStatement } from "../../db/to-statement.ts";
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

/** The weeks of some people, and what the meals of those weigh who have theirs scaled. */
export interface Filling {
  weeks: readonly PlannedTemplateWeek[];
  grams: readonly ScaledGrams[];
}

/**
 * Binds ?1 the weeks (of a kind, where a query asks for no other), ?2 grams, ?3 the instant, ?4 a job.
 * Lists are long: each goes only with the queries that read it.
 */
export function fillingBinder(
  client: DatabaseClient,
  { weeks, grams }: Filling,
  now: number,
  jobId?: string,
) {
  const all = weeksJson(weeks);
  const ofKind = {
    exercises: weeksJson(weeks, "exercises"),
    meals: weeksJson(weeks, "meals"),
  };
  const gramsText = gramsJson(grams);
  return (query: string, kind?: ScheduleKind): D1PreparedStatement => {
    const asked = new Set([...query.matchAll(/\?(\d)/g)].map(([, nth]) => Number(nth)));
    const bound = [kind ? ofKind[kind] : all, gramsText, now, jobId ?? ""]
      .map((value, nth) => (asked.has(nth + 1) ? value : null))
      .slice(0, Math.max(...asked));
    return client.prepare(query).bind(...bound);
  };
}

export const kindsOf = ({ weeks }: Filling): ScheduleKind[] =>
  scheduleKinds.filter((each) => weeks.some(({ kind }) => kind === each));

/** The statements that write a filling, for one batch. */
export function fillingStatements(
  client: DatabaseClient,
  mode: FillingMode,
  filling: Filling,
  now: number,
): D1PreparedStatement[] {
  const bound = fillingBinder(client, filling, now);
  return kindsOf(filling).flatMap((kind) => [
    ...(mode === "follow" ? [] : [bound(createWeeksSql(kind, mode), kind)]),
    ...(mode === "fill"
      ? []
      : [bound(deleteSql(kind, mode), kind), bound(updateSql(kind, mode), kind)]),
    bound(insertSql(kind, mode), kind),
    bound(markSql(kind, mode), kind),
  ]);
}

/** Counts the days that it moved: what was written carries its instant, what made room a job knows. */
export function countWritten(
  client: DatabaseClient,
  filling: Filling,
  now: number,
  jobId?: string,
): D1PreparedStatement {
  const db = connect(client);
  const written = kindsOf(filling).map(
    (
      kind,
    ) => sql`select item.trainee_id, item.date from json_each(${weeksJson(filling.weeks, kind)}) week
      cross join weekly_schedules target on target.trainee_id = week.value ->> 0
        and target.week_start_date = week.value ->> 3
      cross join ${sql.raw(copiedKinds[kind].table)} item
        on item.schedule_id = target.id and item.updated_at = ${now}`,
  );
  const people = JSON.stringify([...new Set(filling.weeks.map(({ traineeId }) => traineeId))]);
  const left = sql`select trainee_id, row ->> 'date' as date from template_job_rows
    where job_id = ${jobId ?? ""} and trainee_id in (select value from json_each(${people}))
      and noun in ('schedule_exercises', 'schedule_meals')`;
  return toStatement(
    db,
    countDays(db, sql`${sql.join(jobId ? [...written, left] : written, sql` union `)}`, now),
  );
}
