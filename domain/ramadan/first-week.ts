import type { FastingDay } from "./month-view.ts";

/** Days of the month in which most of a lost weight is water. */
const firstWeek = 7;

/** Whether a weight of this day says little: the body has not settled into the fast. */
export const isSettling = (day: Pick<FastingDay, "number"> | undefined): boolean =>
  day !== undefined && day.number <= firstWeek;
