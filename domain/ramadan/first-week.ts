import { daysBetween, type LocalDate } from "../calendar.ts";
import type { MonthView } from "./month-view.ts";

const week = 7;

/** Whether a weight of this day says little: the body has not settled into the month, whether or not this day is fasted. */
export const isSettling = (
  month: Pick<MonthView, "first"> | null | undefined,
  date: LocalDate,
): boolean => !!month && Math.floor(daysBetween(month.first, date) / week) === 0;
