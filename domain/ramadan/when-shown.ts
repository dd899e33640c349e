import { addDays, type LocalDate } from "../calendar.ts";
import { hijriOf } from "../prayers/hijri.ts";
import { forecastRamadan, type RamadanDays } from "../prayers/ramadan.ts";

/** Days before the month on which it is asked about, and its days can be looked at. */
const daysAhead = 14;
/** Days from Eid on with its greeting. */
export const greetingDays = 3;
/** Maximum days by which a country differs from the forecast. */
const maxMoved = 2;

/** Whether the screens know of a month on a day: from two weeks before it until the days of Eid are over. */
export const isNear = ({ first, eid }: Pick<RamadanDays, "first" | "eid">, date: LocalDate) =>
  date >= addDays(first, -daysAhead) && date < addDays(eid, greetingDays);

/** Whether a month may be near a day in any country, by the forecast alone: the rest of its rules is loaded then. */
export function mayBeNear(date: LocalDate): boolean {
  const year = hijriOf(addDays(date, -greetingDays - maxMoved))?.year;
  const month = year === undefined ? undefined : forecastRamadan(year);
  if (!month) return false;
  const widest = { first: addDays(month.first, -maxMoved), eid: addDays(month.eid, maxMoved) };
  return isNear(widest, date);
}
