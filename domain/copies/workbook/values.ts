import { addDays, type LocalDate } from "../../calendar.ts";
import { inPlaces, type NumberLook } from "./number-formats.ts";

/** The last serial day: 31 December 9999. */
const lastSerial = 2_958_465;
const secondsOfDay = 86_400;

/** A number's text as its format means it: a day, a time, a share, or digits. */
export function textOfNumber(value: number, look: NumberLook, is1904: boolean): string {
  switch (look.kind) {
    case "day":
      return dayText(value, look.hasTime, is1904) ?? plainNumber(value);
    case "time":
      return value >= 1 ? (dayText(value, true, is1904) ?? "") : clock(value, look.hasSeconds);
    case "duration":
      return durationText(value);
    case "percent":
      return `${plainNumber(value * 100)}%`;
    case "digits":
      return Number.isInteger(value) && value >= 0
        ? inPlaces(plainNumber(value), look.places)
        : plainNumber(value);
    case "plain":
      return look.unit === "" ? plainNumber(value) : `${plainNumber(value)} ${look.unit}`;
  }
}

/**
 * A number without binary dust and exponent: `0.3` for 0.1 + 0.2, `100.6` for 100.5999984741211 (of single precision),
 * all digits of a phone.
 */
function plainNumber(value: number): string {
  const stored = String(value);
  const clean = Number.isInteger(value) || stored.length < shortest ? value : withoutDust(value);
  const text = clean === value ? stored : String(clean);
  if (!text.includes("e")) return text;
  return Math.abs(clean) < 1 ? clean.toFixed(20).replace(/\.?0+$/, "") : String(BigInt(clean));
}

/** Letters of the shortest number with binary dust. */
const shortest = 10;

function withoutDust(value: number): number {
  if (Math.fround(value) === value) {
    for (let digits = 1; digits <= 9; digits++) {
      const short = Number(value.toPrecision(digits));
      if (Math.fround(short) === value) return short;
    }
  }
  return Number(value.toPrecision(15));
}

/**
 * A serial day, with its time if the format shows one. Days before 1 March 1900 are counted without the 29 February
 * that Excel inserts.
 * @returns undefined outside the calendar
 */
function dayText(value: number, hasTime: boolean, is1904: boolean): string | undefined {
  const seconds = Math.round(value * secondsOfDay);
  const serial = Math.floor(seconds / secondsOfDay);
  const time = seconds % secondsOfDay;
  if (serial < 0 || serial > lastSerial) return undefined;
  // An empty formula counts as zero, which no calendar shows.
  if (serial === 0 && !is1904) return time > 0 ? clock(value, true) : "";
  const day = dayOf(serial, is1904);
  return hasTime && time > 0 ? `${day} ${clock(time / secondsOfDay, time % 60 > 0)}` : day;
}

function dayOf(serial: number, is1904: boolean): LocalDate {
  if (is1904) return addDays("1904-01-01", serial);
  if (serial === 60) return "1900-02-29";
  return addDays(serial < 60 ? "1899-12-31" : "1899-12-30", serial);
}

const two = (value: number) => String(value).padStart(2, "0");

function clock(share: number, hasSeconds: boolean): string {
  const seconds = Math.round(share * secondsOfDay) % secondsOfDay;
  const [h, m, s] = partsOf(Math.max(0, seconds));
  return hasSeconds ? `${two(h)}:${two(m)}:${two(s)}` : `${two(h)}:${two(m)}`;
}

function durationText(value: number): string {
  const [h, m, s] = partsOf(Math.round(Math.abs(value) * secondsOfDay));
  return `${value < 0 ? "-" : ""}${h}:${two(m)}:${two(s)}`;
}

const partsOf = (seconds: number): [number, number, number] => [
  Math.floor(seconds / 3600),
  Math.floor(seconds / 60) % 60,
  seconds % 60,
];

/** An ISO day of a strict workbook, with its time if it has one. */
export function isoText(value: string): string {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})?T?(\d{2}:\d{2}(?::\d{2})?)?/.exec(value) ?? [];
  if (!day) return time ?? value;
  const isMidnight = time === undefined || /^00:00(?::00)?$/.test(time);
  return isMidnight ? day : `${day} ${time}`;
}
