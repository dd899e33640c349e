import { sql } from "drizzle-orm";
import { readPackedDays } from "../../../domain/schedules/packed-days.ts";
import type { SetApp } from "../../../domain/schedules/set-apps.ts";
import { prepared } from "../../db/prepared.ts";
import type { OldDay } from "./packed-history.ts";
import { pastDays, pastDaysOf } from "./past-days.ts";

/** Days of one page of a history. */
export const pageDays = 20;

const traineeId = sql.placeholder("traineeId");
const exerciseId = sql.placeholder("exerciseId");

/** The own days up to the last one of the past: those that both can have. */
const ownDates = sql<string>`(select json_group_array(own.date) from exercise_days own
  where own.trainee_id = past.trainee_id and own.exercise_id = past.exercise_id
    and own.date <= past.last_on)`;

/** Each name's latest days before a day with their apps, the first import first. */
const apps = sql<string>`(select json_group_array(json_array(each.date, each.app)) from (
  select told.date, source.app from past_names named
  join past_days told on told.rowid in (
    select day.rowid from past_days day
    where day.trainee_id = named.trainee_id and day.key = named.key
      and day.date < ${sql.placeholder("before")}
    order by day.date desc limit ${sql.raw(String(pageDays))})
  join past_imports source on source.id = told.import_id
  where named.trainee_id = past.trainee_id and named.exercise_id = past.exercise_id
  order by source.created_at, source.id) each)`;

/** The days of an exercise in other apps, with the apps of those that a page can show. */
export const pastDaysInHistory = prepared((db) =>
  db
    .select({
      days: sql<string>`past.days`.as("past_days"),
      ownDates: ownDates.as("own_dates"),
      apps: apps.as("past_apps"),
    })
    .from(pastDays)
    .where(pastDaysOf({ traineeId: sql`${traineeId}`, exercise: sql`${exerciseId}` })),
);

type PastRow = Record<"days" | "ownDates" | "apps", string>;

/** The days of a row without own or packed ones. */
export function pastDaysIn(row: PastRow | undefined, packed: readonly OldDay[]): OldDay[] {
  if (!row) return [];
  const known = new Set([
    ...(JSON.parse(row.ownDates) as string[]),
    ...packed.map(({ date }) => date),
  ]);
  // Later entries replace earlier ones; of a day the first import counts.
  const apps = new Map((JSON.parse(row.apps) as [string, SetApp][]).toReversed());
  return readPackedDays(row.days)
    .filter(({ date }) => !known.has(date))
    .map((day) => {
      const app = apps.get(day.date);
      return { ...day, ...(app && { app }) };
    });
}
