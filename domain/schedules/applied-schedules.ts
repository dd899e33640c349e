import { addDays, type LocalDate, weekStart } from "../calendar.ts";
import { weeksAhead } from "./schedules.ts";

/** The last week that an applied schedule fills: the eighth after today's. */
export function lastWeekAhead(today: LocalDate): LocalDate {
  return addDays(weekStart(today), 7 * weeksAhead);
}

/**
 * The weeks that applying a week fills even if they do not exist yet: later than it, from the current one to
 * the eighth after that. Existing later weeks are filled too, past ones never.
 * @returns Sundays in order; none if the source is later than all of them
 */
export function weeksToApply(sourceWeek: LocalDate, today: LocalDate): LocalDate[] {
  return sundays(firstWeekAfter(sourceWeek, today), lastWeekAhead(today));
}

/** The first week to fill from a source: later than it, and not over. */
export function firstWeekAfter(sourceWeek: LocalDate, today: LocalDate): LocalDate {
  return latest(addDays(sourceWeek, 7), weekStart(today));
}

/** A week that fills later ones; both dates are Sundays. */
interface AppliedSchedule {
  sourceWeek: LocalDate;
  /** The last filled week; null for none. */
  filledThrough: LocalDate | null;
}

/** A span of weeks to fill. */
export interface Filling {
  /** The Sunday of the first week to fill, and of the last. */
  first: LocalDate;
  through: LocalDate;
  /** Number of weeks. */
  weeks: number;
}

/**
 * The weeks to fill for an applied schedule on a day; undefined if it is filled far enough. A late run begins
 * with today's week, because past weeks are never planned.
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
 * Splits a list in order into parts within a budget. A row above the budget is a part by itself.
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
