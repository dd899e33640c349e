import { addDays, type LocalDate } from "../calendar.ts";
import { hijriOf } from "../prayers/hijri.ts";
import { forecastRamadan, maxShift, type RamadanDays } from "../prayers/ramadan.ts";

/** Days before the month on which it is asked about, and its days can be looked at. */
const daysAhead = 14;
/** Days from Eid on with its greeting. */
export const greetingDays = 3;
/** Maximum days of an Eid after the forecast: a month of 29 days by it may begin a day later, and have 30. */
const maxEidShift = maxShift + 1;

/** Whether the screens know of a month on a day: from two weeks before it until the days of Eid are over. */
export const isNear = ({ first, eid }: Pick<RamadanDays, "first" | "eid">, date: LocalDate) =>
  date >= addDays(first, -daysAhead) && date < addDays(eid, greetingDays);

/** Whether a month may be near a day in any country, by the forecast alone: the rest of its rules is loaded then. */
export const mayBeNear = (date: LocalDate): boolean => yearNear(date) !== undefined;

/** The Hijri year of the month that may be near a day in any country, by the forecast; undefined without one. */
export function yearNear(date: LocalDate): number | undefined {
  const year = hijriOf(addDays(date, -greetingDays - maxEidShift))?.year;
  const month = year === undefined ? undefined : forecastRamadan(year);
  if (!month) return undefined;
  const widest = { first: addDays(month.first, -maxShift), eid: addDays(month.eid, maxEidShift) };
  return isNear(widest, date) ? year : undefined;
}
