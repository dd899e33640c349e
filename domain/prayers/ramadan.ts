import { addDays, daysBetween, isLocalDate, type LocalDate } from "../calendar.ts";
import type { StoredSection } from "../plumbing/settings.ts";
import { type HijriDate, hijriOf, monthStart } from "./hijri.ts";

const ramadan = 9;
const shawwal = 10;

/** The month of one country: 29 or 30 days. */
export interface RamadanDays {
  /** The Hijri year. */
  year: number;
  /** 1 Ramadan. */
  first: LocalDate;
  /** 1 Shawwal, the first day after the month. */
  eid: LocalDate;
}

/** The trainer's choices of the month. */
export interface RamadanSettings {
  /** Whether the business has the mode. */
  on: boolean;
  /** Days that differ from the forecast, by `year country`. */
  months: Record<string, Pick<RamadanDays, "first" | "eid">>;
}

/**
 * Maximum difference of a country's first day from the forecast, in days. In 2026 the forecast was 18 February, and
 * Egypt and Jordan began on the 19th.
 */
export const maxShift = 1;
/** The lengths of a month in days. */
export const monthLengths = [29, 30] as const;

/** The forecast by Umm al-Qura; undefined outside of its table. */
export function forecastRamadan(year: number): RamadanDays | undefined {
  const [first, eid] = [monthStart(year, ramadan), monthStart(year, shawwal)];
  return first && eid ? { year, first, eid } : undefined;
}

/** The field of an impossible month: its first day too far from the forecast, or its length not 29 or 30 days. */
export function monthFault({ year, first, eid }: RamadanDays): "first" | "eid" | undefined {
  const forecast = forecastRamadan(year);
  if (!forecast || !isLocalDate(first)) return "first";
  if (Math.abs(daysBetween(forecast.first, first)) > maxShift) return "first";
  return monthLengths.some((length) => addDays(first, length) === eid) ? undefined : "eid";
}

/** The key of a country's month in the settings. */
export const monthKey = (year: number, country: string) => `${year} ${country}`;

/** The stored choices, without impossible months; the mode is on by default. */
export function readRamadanSettings(stored: StoredSection): RamadanSettings {
  const { on, months } = stored ?? {};
  const possible = Object.entries(months ?? {}).filter(([key, days]) => {
    const { first, eid } = (days ?? {}) as Record<string, unknown>;
    const year = Number(/^(\d{4}) [A-Z]{2}$/.exec(key)?.[1]);
    const areDays = typeof first === "string" && typeof eid === "string";
    return areDays && monthFault({ year, first, eid }) === undefined;
  });
  return { on: on !== false, months: Object.fromEntries(possible) };
}

/**
 * The month of a country in a year.
 * @param country the code of a country of the cities; null follows the forecast
 */
function ramadanOf(
  year: number,
  country: string | null,
  { months }: RamadanSettings,
): RamadanDays | undefined {
  const forecast = forecastRamadan(year);
  const chosen = country === null ? undefined : months[monthKey(year, country)];
  return forecast && chosen ? { year, first: chosen.first, eid: chosen.eid } : forecast;
}

/** The month that a day is in, or the next one after it; undefined outside of the forecasts. */
export function nextRamadan(
  date: LocalDate,
  country: string | null,
  settings: RamadanSettings,
): RamadanDays | undefined {
  // A country's month is within three days of the forecast's, so that all its days are of one Hijri year.
  const year = hijriOf(date)?.year;
  if (year === undefined) return undefined;
  const month = ramadanOf(year, country, settings);
  return month && date < month.eid ? month : ramadanOf(year + 1, country, settings);
}

/** Whether a day is in the month of a country. */
export function isRamadan(
  date: LocalDate,
  country: string | null,
  settings: RamadanSettings,
): boolean {
  const month = nextRamadan(date, country, settings);
  return month !== undefined && date >= month.first;
}

const longestMonth = 30;

/**
 * The Hijri date of a day where the days of Ramadan are known: its country's, and counted from them in the months
 * beside it; the forecast on all other days.
 * @returns undefined as `hijriOf` does
 */
export function hijriIn(
  date: LocalDate,
  month: RamadanDays | null | undefined,
): HijriDate | undefined {
  const forecast = month && forecastRamadan(month.year);
  if (!month || !forecast) return hijriOf(date);
  const { year, first, eid } = month;
  if (date >= addDays(eid, longestMonth) || date < addDays(first, -longestMonth))
    return hijriOf(date);
  if (date >= eid) return hijriOf(addDays(date, daysBetween(eid, forecast.eid)));
  if (date >= first) return { year, month: ramadan, day: daysBetween(first, date) + 1 };
  return hijriOf(addDays(date, daysBetween(first, forecast.first)));
}
