import { addDays, daysBetween, type LocalDate } from "../calendar.ts";
import type { StoredSection } from "../plumbing/settings.ts";
import {
  forecastRamadan,
  monthKey,
  monthLengths,
  nextRamadan,
  type RamadanDays,
  type RamadanSettings,
  readRamadanSettings,
} from "./ramadan.ts";

/** The questions of two evenings: the first day, and Eid. */
export const ramadanQuestions = ["first", "eid"] as const;
type RamadanQuestion = (typeof ramadanQuestions)[number];

type MonthDays = Pick<RamadanDays, "first" | "eid">;

/** A country's month as the trainer chose it. */
interface ChosenMonth extends MonthDays {
  /** The latest question that the trainer answered for it; null for none. */
  answered: RamadanQuestion | null;
}

/** The section with the answers of the evenings. */
export interface RamadanChoices extends RamadanSettings {
  months: Record<string, ChosenMonth>;
}

/** Days after an Eid on which its month is still the one to set. */
const shownAfterEid = 4;

/** The stored section; an unknown answer is none. */
export function readRamadanChoices(stored: StoredSection): RamadanChoices {
  const { on, months } = readRamadanSettings(stored);
  return {
    on,
    months: Object.fromEntries(
      Object.entries(months as Record<string, MonthDays & { answered?: unknown }>).map(
        ([key, { first, eid, answered }]) => {
          const known = ramadanQuestions.find((each) => each === answered) ?? null;
          return [key, { first, eid, answered: known }];
        },
      ),
    ),
  };
}

/** The month to set on a day: the present one until shortly after its Eid, then the next. */
export function monthToSet(today: LocalDate): RamadanDays | undefined {
  return nextRamadan(addDays(today, -shownAfterEid), null, { on: true, months: {} });
}

/** Days from a day to the third one of a Ramadan to come, by the forecast; 0 outside of its table. */
export function daysToRamadan(today: LocalDate): number {
  const month = nextRamadan(today, null, { on: true, months: {} });
  const third = ({ first }: MonthDays) => daysBetween(today, addDays(first, 2));
  const months = month ? [month, forecastRamadan(month.year + 1)] : [];
  return months.map((each) => (each ? third(each) : 0)).find((days) => days > 0) ?? 0;
}

/** The days of a country's month, chosen or forecast. */
export const daysOf = (
  forecast: RamadanDays,
  country: string,
  months: RamadanChoices["months"],
): MonthDays => months[monthKey(forecast.year, country)] ?? forecast;

/** The month of a country that begins on another day: its Eid stays where it was forecast, if it can. */
export function monthFrom(forecast: MonthDays, first: LocalDate): MonthDays {
  const [shortest, longest] = monthLengths;
  const length = Math.min(longest, Math.max(shortest, daysBetween(first, forecast.eid)));
  return { first, eid: addDays(first, length) };
}

/** Whether a day of the month cannot be changed any more: after its second day, and from two days after Eid on. */
export const isSettled = (day: LocalDate, today: LocalDate): boolean => daysBetween(day, today) > 1;

/** A question of an evening, and the two days between which the trainer decides. */
interface AskedDays {
  question: RamadanQuestion;
  days: readonly [LocalDate, LocalDate];
}

/**
 * What to ask of a country's month on a day.
 * @param month its days, with the trainer's answers
 * @returns undefined outside of the evenings, and after an answer
 */
export function askedOn(
  today: LocalDate,
  forecast: RamadanDays,
  { first, answered }: Pick<ChosenMonth, "first" | "answered">,
): AskedDays | undefined {
  const toFirst = daysBetween(today, forecast.first);
  if (answered === null && toFirst <= 2 && toFirst >= -1) {
    const earlier = addDays(forecast.first, toFirst === 2 ? -1 : 0);
    return { question: "first", days: [earlier, addDays(earlier, 1)] };
  }
  const [shortest, longest] = monthLengths;
  const eids = [addDays(first, shortest), addDays(first, longest)] as const;
  const isEvening = daysBetween(today, eids[0]) <= 1 && today <= eids[0];
  return isEvening && answered !== "eid" ? { question: "eid", days: eids } : undefined;
}

/** Whether a country can be asked on a day, so that the overview reads its zones; any other day costs nothing. */
export function isNearRamadan(today: LocalDate): boolean {
  const month = monthToSet(today);
  if (!month) return false;
  const [toFirst, toEid] = [daysBetween(today, month.first), daysBetween(today, month.eid)];
  // An Eid is at most two days from the forecast.
  return (toFirst <= 2 && toFirst >= -1) || (toEid <= 3 && toEid >= -2);
}

/** The days of an answer. */
export function answeredMonth(
  {
    question,
    forecast,
    month,
  }: { question: RamadanQuestion; forecast: MonthDays; month: MonthDays },
  day: LocalDate,
): ChosenMonth {
  const days = question === "first" ? monthFrom(forecast, day) : { first: month.first, eid: day };
  return { ...days, answered: question };
}
