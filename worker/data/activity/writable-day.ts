import { type SQL, sql } from "drizzle-orm";
import { firstWritableDay } from "../../../domain/activity/writable-days.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import { type OwnDay, timeZoneIsStill } from "../own-day.ts";
import type { TraineeScope } from "../scope.ts";

/** True for a date that is open for writing in the trainee's time zone. */
export const isWritableDay = (scope: TraineeScope, date: LocalDate, day: OwnDay): SQL =>
  sql`${timeZoneIsStill(scope, day)}
    and ${date} between ${firstWritableDay(day.today)} and ${day.today}`;
