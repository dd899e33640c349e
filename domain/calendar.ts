import { zoneParts } from "./zone-format.ts";

/** A calendar day in a trainee's own time zone, `YYYY-MM-DD`, Gregorian. */
export type LocalDate = string;

/**
 * The number of a day, counted from 1970-01-01. Arithmetic on the text instead of Date objects:
 * every screen asks for weeks, and workerd's dates are slow.
 * Source: Howard Hinnant, chrono-Compatible Low-Level Date Algorithms.
 */
function toNumber(date: LocalDate): number {
  const month = Number(date.slice(5, 7));
  const year = Number(date.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const dayOfYear =
    Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + Number(date.slice(8, 10)) - 1;
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const leaps = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * 146_097 + yearOfEra * 365 + leaps + dayOfYear - 719_468;
}

function fromNumber(number: number): LocalDate {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const leaps = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  const dayOfYear = dayOfEra - (365 * yearOfEra + leaps);
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return textOf(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

function textOf(year: number, month: number, day: number): LocalDate {
  return `${String(year).padStart(4, "0")}-${month < 10 ? "0" : ""}${month}-${day < 10 ? "0" : ""}${day}`;
}

/** Whether a text is a real day between 1900 and 2199, `YYYY-MM-DD`. */
export function isLocalDate(text: string): boolean {
  return /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) && fromNumber(toNumber(text)) === text;
}

/** The day some days after a day; before it for a negative number. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromNumber(toNumber(date) + days);
}

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return toNumber(to) - toNumber(from);
}

/** The same day of the month some months later, or the last day of a shorter month. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const sum = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const year = Math.floor(sum / 12);
  const month = sum - year * 12 + 1;
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  const last = toNumber(textOf(nextYear, nextMonth, 1)) - toNumber(textOf(year, month, 1));
  return textOf(year, month, Math.min(Number(date.slice(8, 10)), last));
}

/** 0 (Sunday) to 6 (Saturday). */
export function dayOfWeek(date: LocalDate): number {
  return (((toNumber(date) + 4) % 7) + 7) % 7;
}

/** The Sunday on or before a day. */
export function weekStart(date: LocalDate): LocalDate {
  return addDays(date, -dayOfWeek(date));
}

/** The seven days of a day's week, Sunday first. */
export function weekDates(date: LocalDate): LocalDate[] {
  const sunday = toNumber(date) - dayOfWeek(date);
  return Array.from({ length: 7 }, (_, day) => fromNumber(sunday + day));
}

/** Whether the runtime knows an IANA time zone, such as `Asia/Hebron`. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return zone.length > 0 && zone.length <= 64;
  } catch {
    return false;
  }
}

/** The zone of people without a known one. */
export const defaultTimeZone = "Asia/Hebron";

/** The last zone to begin a day. Its day has begun everywhere. */
export const lastZone = "Etc/GMT+12";

/**
 * The calendar day at an instant in a time zone.
 * @param instant UTC milliseconds
 * @param zone IANA name; an unknown one throws a RangeError
 */
export function localDateAt(instant: number, zone: string): LocalDate {
  return quarterAt(instant, zone).date;
}

/** The minute of the local day (0–1439) at an instant; parameters as for `localDateAt`. */
export function minuteOfDay(instant: number, zone: string): number {
  const sinceQuarter = instant - Math.floor(instant / quarterMs) * quarterMs;
  return quarterAt(instant, zone).minute + Math.floor(sinceQuarter / 60_000);
}

/** The end of an instant's local day, in UTC milliseconds; parameters as for `localDateAt`. */
export function endOfDay(instant: number, zone: string): number {
  const day = localDateAt(instant, zone);
  let quarter = Math.floor(instant / quarterMs) + 1;
  while (localDateAt(quarter * quarterMs, zone) === day) quarter++;
  return quarter * quarterMs;
}

/**
 * The first instant at which a zone's clock shows a local day and minute, or later: of a repeated time the
 * first, of a skipped one the end of the gap. Two calendar calls, up to ten beside a change of the clock.
 * @param minute of the local day, 0–1439
 * @param zone as for `localDateAt`, with at most one change of its clock within three days
 * @returns UTC milliseconds
 */
export function instantAt(date: LocalDate, minute: number, zone: string): number {
  const day = toNumber(date) * dayMs;
  const time = day + minute * 60_000;
  // No clock is more than 14 hours ahead of UTC, so this one has not reached the day.
  const byOldClock = time - aheadOfUtc(day - 14 * hourMs, zone);
  if (shownAt(byOldClock, zone) === time) return byOldClock;
  const byNewClock = time - aheadOfUtc(byOldClock, zone);
  if (shownAt(byNewClock, zone) === time) return byNewClock;
  let [before, after] = [Math.floor(byNewClock / quarterMs), Math.floor(byOldClock / quarterMs)];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (shownAt(middle * quarterMs, zone) < time) before = middle;
    else after = middle;
  }
  return after * quarterMs;
}

/** The local time at an instant, as UTC milliseconds of the same date and minute. */
const shownAt = (instant: number, zone: string) =>
  toNumber(localDateAt(instant, zone)) * dayMs + minuteOfDay(instant, zone) * 60_000;

/** Milliseconds from UTC to a zone's clock; positive to the east. */
const aheadOfUtc = (instant: number, zone: string) => shownAt(instant, zone) - instant;

/** The local time at the start of a quarter of an hour of UTC. */
interface Quarter {
  date: LocalDate;
  minute: number;
}

// A calendar call is the dearest part of a request's work with days. Every present zone is whole quarters
// of an hour from UTC, so one result serves a quarter.
const quarterMs = 15 * 60_000;
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const knownQuarters = new Map<string, Quarter>();
const maxCachedQuarters = 1000;

function quarterAt(instant: number, zone: string): Quarter {
  const number = Math.floor(instant / quarterMs);
  const key = `${number} ${zone}`;
  const known = knownQuarters.get(key);
  if (known) return known;
  const quarter = readClock(number * quarterMs, zone);
  if (knownQuarters.size >= maxCachedQuarters) knownQuarters.clear();
  knownQuarters.set(key, quarter);
  return quarter;
}

const clockParts = zoneParts({
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

function readClock(instant: number, zone: string): Quarter {
  const { Temporal } = globalThis as { Temporal?: TemporalClocks };
  if (Temporal) {
    const clock = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
    return { date: String(clock.toPlainDate()), minute: clock.hour * 60 + clock.minute };
  }
  const part = clockParts(instant, zone);
  return {
    date: `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`,
    minute: Number(part("hour")) * 60 + Number(part("minute")),
  };
}

/** The used part of Temporal, if it exists. A phone's first Intl formatter takes 30 times as long. */
interface TemporalClocks {
  Instant: {
    fromEpochMilliseconds(instant: number): {
      toZonedDateTimeISO(zone: string): {
        hour: number;
        minute: number;
        toPlainDate(): { toString(): string };
      };
    };
  };
}
