import type { D1PreparedStatement } from "@cloudflare/workers-types";
import { sql } from "drizzle-orm";
import { type ScheduleKind, scheduleKinds } from "../../../domain/schedules/schedules.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { countDays } from "../activity/performance-days.ts";
import { drawn } from "../libraries/removals.ts";
import { copiedKinds } from "../schedules/schedule-copies.ts";
import {
  createWeeksSql,
  deleteSql,
  type FillingMode,
  gramsJson,
  insertSql,
  markSql,
  type PlannedTemplateWeek,
  type ScaledGrams,
  updateSql,
  weeksJson,
} from "./template-sql.ts";

/** The weeks of some people, and what the meals of those weigh who have theirs scaled. */
export interface Filling {
  weeks: readonly PlannedTemplateWeek[];
  grams: readonly ScaledGrams[];
}

/** Binds as many parameters as a query has: ?1 the weeks, ?2 grams, ?3 the instant, ?4 a job. */
export function fillingBinder(
  client: DatabaseClient,
  { weeks, grams }: Filling,
  now: number,
  jobId?: string,
) {
  const values = [weeksJson(weeks), gramsJson(grams), now, jobId ?? ""];
  return (query: string): D1PreparedStatement => {
    const count = Math.max(...[...query.matchAll(/\?(\d)/g)].map(([, nth]) => Number(nth)));
    return client.prepare(query).bind(...values.slice(0, count));
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
    ...(mode === "follow" ? [] : [bound(createWeeksSql(kind, mode))]),
    ...(mode === "fill" ? [] : [bound(deleteSql(kind, mode)), bound(updateSql(kind, mode))]),
    bound(insertSql(kind, mode)),
    bound(markSql(kind, mode)),
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
  const weeks = weeksJson(filling.weeks);
  const written = kindsOf(filling).map(
    (kind) => sql`select item.trainee_id, item.date from json_each(${weeks}) week
      cross join weekly_schedules target on target.trainee_id = week.value ->> 0
        and target.week_start_date = week.value ->> 3
      cross join ${sql.raw(copiedKinds[kind].table)} item
        on item.schedule_id = target.id and item.updated_at = ${now}`,
  );
  const people = JSON.stringify([...new Set(filling.weeks.map(({ traineeId }) => traineeId))]);
  const left = sql`select trainee_id, row ->> 'date' as date from template_job_rows
    where job_id = ${jobId ?? ""} and trainee_id in (select value from json_each(${people}))
      and noun in ('schedule_exercises', 'schedule_meals')`;
  return drawn(
    db,
    countDays(db, sql`${sql.join(jobId ? [...written, left] : written, sql` union `)}`, now),
  );
}
