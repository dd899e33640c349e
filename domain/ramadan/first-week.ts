import { daysBetween, type LocalDate } from "../calendar.ts";
import type { MonthView } from "./month-view.ts";

/** Days of the month in which most of a lost weight is water. */
const firstWeek = 7;

/** Whether a weight of this day says little: the body has not settled into the month, whether or not this day is fasted. */
export function isSettling(
  month: Pick<MonthView, "first"> | null | undefined,
  date: LocalDate,
): boolean {
  const passed = month ? daysBetween(month.first, date) : -1;
  return passed >= 0 && passed < firstWeek;
}
