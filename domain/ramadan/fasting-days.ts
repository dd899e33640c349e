import { addDays, daysBetween, isLocalDate, type LocalDate } from "../calendar.ts";
import type { RamadanDays } from "../prayers/ramadan.ts";

/** What a person says of a day: fasted or not, without a reason; null is nothing. */
export type FastingMark = boolean | null;

/** The marked days. */
export type FastingMarks = Readonly<Record<LocalDate, boolean>>;

/** A change of a day's mark. */
export interface MarkedDay {
  date: LocalDate;
  fasted: FastingMark;
}

type Month = Pick<RamadanDays, "first" | "eid">;

/** Days after the month in which its marks can be corrected, and those of a phone without a network arrive. */
export const lateDays = 30;
/** The minute of the day until which the day before is asked about. */
const noon = 12 * 60;

/** Whether a month's marks can still change. */
export const isOpenForMarks = ({ first, eid }: Month, today: LocalDate): boolean =>
  today >= first && daysBetween(eid, today) <= lateDays;

/** Whether a day can be marked: of a month that is open, and begun. */
export const isMarkable = (date: LocalDate, month: Month, today: LocalDate): boolean =>
  date >= month.first && date < month.eid && date <= today && isOpenForMarks(month, today);

/** The days of a month, in order. */
export const daysOfMonth = ({ first, eid }: Month): LocalDate[] =>
  Array.from({ length: daysBetween(first, eid) }, (_, passed) => addDays(first, passed));

/** The days that the home offers to mark: today, and until noon the day before. */
export const askedDays = (
  today: LocalDate,
  { month, minute }: { month: Month; minute: number },
): LocalDate[] =>
  [today, ...(minute < noon ? [addDays(today, -1)] : [])].filter((date) =>
    isMarkable(date, month, today),
  );

/** The next mark of a tap: fasted, not fasted, nothing. */
export const nextMark = (mark: FastingMark): FastingMark =>
  mark === null ? true : mark ? false : null;

/** The marks with changes applied. */
export function withMarks(marks: FastingMarks, changes: readonly MarkedDay[]): FastingMarks {
  const changed = new Map<LocalDate, boolean>(Object.entries(marks));
  for (const { date, fasted } of changes) {
    if (fasted === null) changed.delete(date);
    else changed.set(date, fasted);
  }
  return Object.fromEntries(changed);
}

/** The days marked as not fasted. */
export const missedDays = (marks: FastingMarks): number =>
  Object.values(marks).filter((fasted) => !fasted).length;

/** The days that are left to make up. */
export const daysToMakeUp = (marks: FastingMarks, madeUp: number): number =>
  Math.max(0, missedDays(marks) - madeUp);

/** A mark as the text to seal: of one length, and with its day, so that no row can stand for another. */
export const markText = ({ date, fasted }: { date: LocalDate; fasted: boolean }): string =>
  `${date} ${fasted ? 1 : 0}`;

/** The mark of an opened text; null for a text of another day. */
export function readMark(date: LocalDate, text: string): FastingMark {
  if (!isLocalDate(date)) return null;
  if (text === markText({ date, fasted: true })) return true;
  return text === markText({ date, fasted: false }) ? false : null;
}
