import { addDays, daysBetween, type LocalDate } from "../calendar.ts";

/** A day of the Hijri calendar. The day that begins at maghrib is written with the civil day after it. */
export interface HijriDate {
  year: number;
  /** 1 (Muharram) to 12. */
  month: number;
  /** 1 to 29 or 30. */
  day: number;
}

const firstYear = 1442;
/** 1 Muharram of the first year. */
const beginning: LocalDate = "2020-08-20";

/**
 * The years 1442 to 1500 of the Umm al-Qura calendar, three hexadecimal digits each: the bit of a month is set if it
 * has 30 days, Muharram lowest. Intl has the same table, but its first formatter takes a phone a quarter of a second.
 * Source: ICU's `islamic-umalqura`.
 */
const lengths =
  "5aad55a9a92e26e55dada6d46a5b27a4d4ad56db5a754f49e92d26a563566b5baab92b2568ba9b55aada5b4da9b52a9a536276575af26d46a95552ad4bd9ba574b69b52a9552da5d4daad96b2e95e2ac9692eaad56ad65d4a";
const lastYear = firstYear + lengths.length / 3 - 1;

const lengthOf = (year: number, month: number) => {
  const place = (year - firstYear) * 3;
  return 29 + ((Number.parseInt(lengths.slice(place, place + 3), 16) >> (month - 1)) & 1);
};

/** The first day of each month of the table, and of the month after it, as days since its beginning. */
let starts: number[] | undefined;

function monthStarts(): number[] {
  if (starts) return starts;
  const sums = [0];
  for (let year = firstYear; year <= lastYear; year++) {
    for (let month = 1; month <= 12; month++) sums.push((sums.at(-1) ?? 0) + lengthOf(year, month));
  }
  starts = sums;
  return sums;
}

/**
 * The forecast of the Hijri date by Umm al-Qura. A country that follows the moon may be a day before or after it.
 * @returns undefined before 20 August 2020 and from 17 November 2077 on
 */
export function hijriOf(date: LocalDate): HijriDate | undefined {
  const days = daysBetween(beginning, date);
  const starting = monthStarts();
  if (days < 0 || days >= (starting.at(-1) ?? 0)) return undefined;
  const index = starting.findLastIndex((start) => start <= days);
  return {
    year: firstYear + Math.floor(index / 12),
    month: (index % 12) + 1,
    day: days - (starting[index] ?? 0) + 1,
  };
}

/** The civil day on which a Hijri month begins; undefined outside of the table. */
export function monthStart(year: number, month: number): LocalDate | undefined {
  const days = monthStarts()[(year - firstYear) * 12 + month - 1];
  return days === undefined ? undefined : addDays(beginning, days);
}
