import { dayOfWeek, type LocalDate } from "../../../domain/calendar.ts";
import type { Language } from "../../../domain/language.ts";
import { roundTo } from "../../../domain/numerals.ts";
import { m } from "../../paraglide/messages.js";

/*
 * Numbers and days in words, by CLDR for Arabic (with Latin digits) and en-GB. Intl is avoided: its first formatter
 * searches every locale, a quarter of a second on a slow phone.
 */

export interface DayParts {
  weekday?: "long";
  day?: "numeric";
  month?: "short" | "long";
  year?: "numeric";
}

/**
 * A day in words, Gregorian months and Latin digits: «الأحد، 15 نوفمبر».
 * @param locale the screen's by default
 */
export function formatDay(
  date: LocalDate,
  { weekday, day, month, year }: DayParts,
  locale?: Language,
): string {
  const parts = [
    day && String(Number(date.slice(8, 10))),
    month && monthName(date, month, locale),
    year && date.slice(0, 4),
  ];
  const words = parts.filter(Boolean).join(" ");
  if (!weekday) return words;
  const name = nameAt(m.calendar_weekdays({}, { locale }), dayOfWeek(date));
  return words ? m.calendar_weekday_date({ weekday: name, date: words }, { locale }) : name;
}

export const shortDay = { day: "numeric", month: "short" } as const;
export const fullDay = { weekday: "long", day: "numeric", month: "long" } as const;
export const datedDay = { day: "numeric", month: "short", year: "numeric" } as const;

function monthName(date: LocalDate, length: "short" | "long", locale?: Language): string {
  const names =
    length === "short"
      ? m.calendar_months_short({}, { locale })
      : m.calendar_months({}, { locale });
  return nameAt(names, Number(date.slice(5, 7)) - 1);
}

/** One of the names in a text, separated by spaces. */
function nameAt(names: string, place: number): string {
  return names.split(" ")[place] ?? "";
}

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ",");

/** A whole number in Latin digits with grouped thousands: 2,228. */
export function formatCount(value: number): string {
  const digits = String(Math.round(Math.abs(value)));
  return value < 0 && digits !== "0" ? `-${grouped(digits)}` : grouped(digits);
}

/** A number with its own decimals, at most two: 1,340.5. */
export function formatNumber(value: number, decimals: 0 | 1 | 2 = 1): string {
  const [whole = "", part] = String(roundTo(value, decimals)).split(".");
  return part === undefined ? grouped(whole) : `${grouped(whole)}.${part}`;
}

/** A percentage in Arabic, with a mark that keeps the sign on its side: «‎54%». */
export const formatPercent = (value: number) => `\u200e${value}%`;

/** Whole agorot as shekels, with decimals only if needed: 1,299, 99.50. */
export function formatShekels(agorot: number): string {
  const whole = formatCount(Math.trunc(Math.abs(agorot) / 100));
  const rest = Math.abs(agorot) % 100;
  const part = rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`;
  return `${agorot < 0 ? "-" : ""}${whole}${part}`;
}

/** The same with ₪, for sentences. */
export const formatMoney = (agorot: number): string => `${formatShekels(agorot)}\u00a0₪`;

/** Kilograms, always with a decimal, so that columns align and numbers do not jump. */
export function formatKg(value: number): string {
  return value.toFixed(1);
}
