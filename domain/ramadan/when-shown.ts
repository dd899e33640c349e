import { addDays, type LocalDate } from "../calendar.ts";
import { hijriOf } from "../prayers/hijri.ts";
import { forecastRamadan, maxShift } from "../prayers/ramadan.ts";
import { daysAhead, greetingDays } from "./near-month.ts";

/** Maximum days of an Eid after the forecast: a month of 29 days by it may begin a day later, and have 30. */
const maxEidShift = maxShift + 1;

/** Whether a month may be near a day in any country, by the forecast alone: the rest of its rules is loaded then. */
export const mayBeNear = (date: LocalDate): boolean => yearNear(date) !== undefined;

/** The Hijri year of the month that may be near a day in any country, by the forecast; undefined without one. */
export const yearNear = (date: LocalDate): number | undefined => yearAround(date, greetingDays);

/** Whether a trainer's screens may show a month on a day: from two weeks before it until no country has it. */
export const mayShowMonth = (date: LocalDate): boolean => yearAround(date, 0) !== undefined;

/**
 * The Hijri year of a month around a day in any country.
 * @param daysAfter days from Eid on that belong to it
 */
function yearAround(date: LocalDate, daysAfter: number): number | undefined {
  const year = hijriOf(addDays(date, -daysAfter - maxEidShift))?.year;
  const month = year === undefined ? undefined : forecastRamadan(year);
  if (!month) return undefined;
  const isAround =
    date >= addDays(month.first, -maxShift - daysAhead) &&
    date < addDays(month.eid, maxEidShift + daysAfter);
  return isAround ? year : undefined;
}
