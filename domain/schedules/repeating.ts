import { addDays, type LocalDate, localDateAt } from "../calendar.ts";
import { lastWeekAhead } from "./applied-schedules.ts";
import { firstUnpackedWeek } from "./packing.ts";

/**
 * The range of Sundays for the last planned week, the one to repeat. An older week is no present plan, and
 * after a later one no week is left to fill.
 */
export function repeatedBetween(now: number): { first: LocalDate; last: LocalDate } {
  return {
    first: firstUnpackedWeek(now),
    last: addDays(lastWeekAhead(localDateAt(now, "UTC")), -7),
  };
}
