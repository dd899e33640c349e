import type { LocalDate } from "../../../domain/calendar.ts";
import { type DayParts, formatDay } from "./format.ts";
import { today } from "./today.ts";

/** A day that is of this year as a rule, in words; one of another year with its year. */
export function formatDayOfYear(date: LocalDate, parts: DayParts, now = today()): string {
  const isOfThisYear = date.slice(0, 4) === now.slice(0, 4);
  return formatDay(date, isOfThisYear ? parts : { ...parts, year: "numeric" });
}
