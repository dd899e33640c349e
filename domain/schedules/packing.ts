import { addDays, type LocalDate, localDateAt, weekStart } from "../calendar.ts";

/** Weeks before the current one whose items and sets always have rows of their own. */
const unpackedWeeks = 4;

/** How long a week that somebody looked at keeps rows of its own, in milliseconds. */
export const openedMs = 30 * 86_400_000;

/** The first week that is never packed; any before it may be. */
export const firstUnpackedWeek = (now: number): LocalDate =>
  addDays(weekStart(localDateAt(now, "UTC")), -7 * unpackedWeeks);
