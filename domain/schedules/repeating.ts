import { addDays, type LocalDate, localDateAt } from "../calendar.ts";
import { lastWeekAhead } from "./applied-schedules.ts";
import { firstUnpackedWeek } from "./packing.ts";

/**
 * Between which Sundays the last week lies that somebody has a plan for, so that it is repeated: what is
 * longer ago is nobody's present plan, and behind a later one nothing is left to fill.
 */
export function repeatedBetween(now: number): { first: LocalDate; last: LocalDate } {
  return {
    first: firstUnpackedWeek(now),
    last: addDays(lastWeekAhead(localDateAt(now, "UTC")), -7),
  };
}
