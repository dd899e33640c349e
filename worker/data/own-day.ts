import { and, between, type Column, eq, type SQL, sql } from "drizzle-orm";
import type { LocalDate } from "../../domain/calendar.ts";
import type { TraineeScope } from "./scope.ts";

/** The day it is in a time zone that the trainee is thought to live in. */
export interface OwnDay {
  timeZone: string;
  today: LocalDate;
}

/** Holds only while the trainee lives where the day was taken from. */
export function timeZoneIsStill({ traineeId }: TraineeScope, { timeZone }: OwnDay): SQL {
  return sql`exists (select 1 from trainee_profiles
    where trainee_profiles.id = ${traineeId} and trainee_profiles.time_zone = ${timeZone})`;
}

/** What a prepared read takes of one trainee between two days: `traineeId`, `first` and `last`. */
export const ownDays = (table: { traineeId: Column; date: Column }) =>
  and(
    eq(table.traineeId, sql.placeholder("traineeId")),
    between(table.date, sql.placeholder("first"), sql.placeholder("last")),
  );
