import { and, between, type Column, eq, type SQL, sql } from "drizzle-orm";
import type { LocalDate } from "../../domain/calendar.ts";
import type { TraineeScope } from "./scope.ts";

/** The present day in the trainee's assumed time zone. */
export interface OwnDay {
  timeZone: string;
  today: LocalDate;
}

/** True while the trainee's time zone is the assumed one. */
export function timeZoneIsStill({ traineeId }: TraineeScope, { timeZone }: OwnDay): SQL {
  return sql`exists (select 1 from trainee_profiles
    where trainee_profiles.id = ${traineeId} and trainee_profiles.time_zone = ${timeZone})`;
}

/** The condition of one trainee's days, with the placeholders `traineeId`, `first` and `last`. */
export const ownDays = (table: { traineeId: Column; date: Column }) =>
  and(
    eq(table.traineeId, sql.placeholder("traineeId")),
    between(table.date, sql.placeholder("first"), sql.placeholder("last")),
  );
