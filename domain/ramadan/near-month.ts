import { addDays, type LocalDate } from "../calendar.ts";

/** Days before the month on which it is asked about, and its days can be looked at. */
export const daysAhead = 14;
/** Days from Eid on with its greeting. */
export const greetingDays = 3;

/** The first day of a month, and Eid. */
interface Month {
  first: LocalDate;
  eid: LocalDate;
}

/** Whether the screens know of a month on a day: from two weeks before it until the days of Eid are over. */
export const isNear = ({ first, eid }: Month, date: LocalDate) =>
  date >= addDays(first, -daysAhead) && date < addDays(eid, greetingDays);
