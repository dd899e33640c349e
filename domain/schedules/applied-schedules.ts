import { addDays, type LocalDate, weekStart } from "../calendar.ts";
import { weeksAhead } from "./schedules.ts";

/** The last week that an applied schedule keeps filled: the eighth after the one of today. */
export function lastWeekAhead(today: LocalDate): LocalDate {
  return addDays(weekStart(today), 7 * weeksAhead);
}

/**
 * The weeks that applying a week fills whether or not they exist yet: those after it, from the
 * current one to the eighth after that. Later weeks that exist are filled too, past ones never.
 * @returns Sundays, in order; none when the source lies further ahead than that
 */
export function weeksToApply(sourceWeek: LocalDate, today: LocalDate): LocalDate[] {
  return sundays(firstWeekAfter(sourceWeek, today), lastWeekAhead(today));
}

/** The first week that may be filled from a source: later than it, and not over yet. */
export function firstWeekAfter(sourceWeek: LocalDate, today: LocalDate): LocalDate {
  return latest(addDays(sourceWeek, 7), weekStart(today));
}

/** The week that fills the later ones: both are Sundays. */
interface AppliedSchedule {
  sourceWeek: LocalDate;
  /** The last week that was filled from it; null when none was. */
  filledThrough: LocalDate | null;
}

/** A stretch of weeks to be filled. */
export interface Filling {
  /** The Sunday of the first week to fill, and of the last. */
  first: LocalDate;
  through: LocalDate;
  /** How many weeks that is. */
  weeks: number;
}

/**
 * What the extension owes an applied schedule on a day; undefined when it is filled far enough.
 * However late it comes, it begins with the week of today: what is over is not planned any more.
 */
export function fillingDue(
  { sourceWeek, filledThrough }: AppliedSchedule,
  today: LocalDate,
): Filling | undefined {
  const through = lastWeekAhead(today);
  const unfilled = filledThrough === null ? sourceWeek : latest(filledThrough, sourceWeek);
  const first = firstWeekAfter(unfilled, today);
  const weeks = sundays(first, through).length;
  return weeks > 0 ? { first, through, weeks } : undefined;
}

/**
 * Parts a list so that each part stays within a budget, in order; a row that exceeds the budget
 * by itself has a part of its own.
 */
export function partsWithin<Row>(
  rows: readonly Row[],
  cost: (row: Row) => number,
  budget: number,
): Row[][] {
  const parts: Row[][] = [];
  let room = 0;
  for (const row of rows) {
    room -= cost(row);
    const part = parts.at(-1);
    if (part && room >= 0) {
      part.push(row);
    } else {
      parts.push([row]);
      room = budget - cost(row);
    }
  }
  return parts;
}

function sundays(first: LocalDate, last: LocalDate): LocalDate[] {
  const weeks: LocalDate[] = [];
  for (let sunday = first; sunday <= last; sunday = addDays(sunday, 7)) weeks.push(sunday);
  return weeks;
}

const latest = (a: LocalDate, b: LocalDate) => (a > b ? a : b);
