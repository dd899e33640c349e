import { foldForSearch } from "../../arabic.ts";
import { addDays, isLocalDate, type LocalDate } from "../../calendar.ts";
import { latinDigits } from "../../numerals.ts";

/** The order of day and month before a year. */
export const dateOrders = ["dmy", "mdy"] as const;
export type DateOrder = (typeof dateOrders)[number];

/** The order of a column's days; `unclear` if each can be read both ways. */
type OrderFound = DateOrder | "unclear";

const monthNames: readonly (readonly string[])[] = [
  ["يناير", "كانون الثاني", "jan", "january", "جانفي"],
  ["فبراير", "شباط", "feb", "february", "فيفري"],
  ["مارس", "اذار", "mar", "march"],
  ["ابريل", "نيسان", "apr", "april", "افريل"],
  ["مايو", "ايار", "may", "ماي"],
  ["يونيو", "حزيران", "jun", "june", "جوان"],
  ["يوليو", "تموز", "jul", "july", "جويليه"],
  ["اغسطس", "اب", "aug", "august", "اوت"],
  ["سبتمبر", "ايلول", "sep", "sept", "september"],
  ["اكتوبر", "تشرين الاول", "oct", "october"],
  ["نوفمبر", "تشرين الثاني", "nov", "november"],
  ["ديسمبر", "كانون الاول", "dec", "december"],
];

type Parts = { year: number; first: number; second: number } | { date: LocalDate };

/** Serial days of Excel, 1954 to 2064, counted from the eve of 1900 with its wrong 29 February 1900. */
const serials = { min: 20_000, max: 60_000, before: "1899-12-30" } as const;

/**
 * A day as people and spreadsheets write it: `2026-03-09`, `9/3/2026`, `٩-٣-٢٦`, `9 آذار 2026`, `Mar 9, 2026`,
 * `20260309`. A weekday, a time and a zone may be added, or it is Excel's serial number. The result is the written
 * day, never another zone's. Two-digit years are 1930 to 2029, as in Excel.
 * @returns undefined for an impossible day
 */
export function readDate(text: string, order: DateOrder): LocalDate | undefined {
  const parts = partsOf(text);
  if (!parts) return undefined;
  if ("date" in parts) return isLocalDate(parts.date) ? parts.date : undefined;
  const { year, first, second } = parts;
  const [day, month] = order === "dmy" ? [first, second] : [second, first];
  const date = dateOf(year, month, day);
  return isLocalDate(date) ? date : undefined;
}

/**
 * The order of day and month in a column: day first if any cell starts with a number above 12, month first if any has
 * one in second place.
 * @returns `unclear` if no cell decides or two disagree; `dmy` if nothing depends on it
 */
export function dateOrderOf(texts: readonly string[]): OrderFound {
  let [dmy, mdy, open] = [0, 0, 0];
  for (const text of texts) {
    const parts = partsOf(text);
    if (!parts || "date" in parts || (parts.first > 12 && parts.second > 12)) continue;
    if (parts.first > 12) dmy += 1;
    else if (parts.second > 12) mdy += 1;
    else if (parts.first !== parts.second) open += 1;
  }
  if (dmy > 0 && mdy > 0) return "unclear";
  if (mdy > 0) return "mdy";
  return dmy > 0 || open === 0 ? "dmy" : "unclear";
}

/** Whether a text looks like a day in any order; a number alone does not. */
export const looksLikeDate = (text: string): boolean =>
  !/^\d+(?:\.\d+)?$/.test(latinDigits(text)) && partsOf(text) !== undefined;

/** After a day: `17:29`, `T06:30:00.5+03:00`, `7:30:00 AM`, `at 5:29 pm GMT+3 (Hebron)`. */
const hour =
  /(?:[t\s,،]|at|الساعه|في)+\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s?(?:am|pm|a\.m\.|p\.m\.|صباحا|مساء|ص|م)?\s?(?:z|(?:utc|gmt)?\s?(?:[+-]\d{1,2}(?::?\d{2})?)?)?(?:\s?\([^)]*\))?$/;
/** Before a day, as in chats and on some phones. */
const hourBefore = /^\d{1,2}:\d{2}(?::\d{2})?\s?(?:am|pm|ص|م)?[\s,،]+(?=\S)/;
const weekday =
  /^(?:(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?|(?:يوم )?(?:الاحد|الاثنين|الثلاثاء|الاربعاء|الخميس|الجمعه|السبت))[.,،\s]+/;

function partsOf(text: string): Parts | undefined {
  const plain = foldForSearch(text)
    .replace(weekday, "")
    .replace(hour, "")
    .replace(hourBefore, "")
    // «م» after a year excludes a Hijri year.
    .replace(/(\d{4}) ?م$/, "$1")
    .trim();
  const [, year, month, day] =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(plain) ??
    /^((?:19|20)\d{2})(\d{2})(\d{2})(?:t\d{4,6}z?)?$/.exec(plain) ??
    [];
  if (year) return { date: dateOf(Number(year), Number(month), Number(day)) };
  const [, first, second, last] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(plain) ?? [];
  if (last) return { year: fullYear(last), first: Number(first), second: Number(second) };
  if (/^\d{5}(?:\.\d+)?$/.test(plain)) {
    const serial = Math.floor(Number(plain));
    const isDay = serial >= serials.min && serial <= serials.max;
    return isDay ? { date: addDays(serials.before, serial) } : undefined;
  }
  return namedMonth(plain);
}

function namedMonth(plain: string): Parts | undefined {
  const words = plain
    .replace(/[,،/.-]/g, " ")
    .replace(/\b(\d{1,2})(?:st|nd|rd|th)\b/, "$1")
    .replace(/\s+/g, " ");
  const [, before, name, after] =
    /^(\d{1,2}) (\D+?) (\d{4}|\d{2})$/.exec(words) ??
    swapped(/^(\D+?) (\d{1,2}) (\d{4}|\d{2})$/.exec(words)) ??
    [];
  if (!before || !name || !after) return undefined;
  const month = monthNames.findIndex((names) => names.includes(name)) + 1;
  return month > 0 ? { date: dateOf(fullYear(after), month, Number(before)) } : undefined;
}

const swapped = (found: RegExpExecArray | null) =>
  found && [found[0], found[2], found[1], found[3]];

function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length === 4) return year;
  return year < 30 ? 2000 + year : 1900 + year;
}

const dateOf = (year: number, month: number, day: number): LocalDate =>
  `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
