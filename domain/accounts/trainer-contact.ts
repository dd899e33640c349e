import { dayOfWeek, localDateAt, minuteOfDay } from "../calendar.ts";
import { isEmail, isPhone } from "../contact.ts";
import type { FieldRule } from "../fields.ts";
import { isClockTime } from "../notifications/quiet-hours.ts";
import { latinDigits } from "../numerals.ts";
import type { StoredSection } from "../plumbing/settings.ts";
import { isCleanText } from "../text.ts";

/** Hours of a local day, `HH:MM`; an `until` not after `from` is on the next day. */
export interface OpeningHours {
  from: string;
  until: string;
}

/** Ways to reach the trainer outside the conversation; null if not given. */
export interface ContactSettings {
  phone: string | null;
  whatsApp: string | null;
  /** The start of a message on WhatsApp. */
  whatsAppText: string | null;
  email: string | null;
  /** By weekday, Sunday first; null is closed. Seven closed days mean no hours are given. */
  hours: (OpeningHours | null)[];
}

/** The form's fields; each may be empty. */
export const contactFields = {
  phone: { kind: "phone" },
  whatsApp: { kind: "phone" },
  whatsAppText: { kind: "text", max: 300, lines: true },
  email: { kind: "email" },
} as const satisfies Record<string, FieldRule>;

/** Whether a number is in WhatsApp's form: with a country code, `+970…` or `00970…`. */
export const isInternationalPhone = (text: string): boolean =>
  isPhone(text) && /^(\+|00)/.test(latinDigits(text).trim());

export const isOpeningHours = (value: unknown): value is OpeningHours => {
  const { from, until } = (value ?? {}) as Partial<Record<keyof OpeningHours, unknown>>;
  return [from, until].every((time) => typeof time === "string" && isClockTime(time));
};

/** The stored contact (any value, or none), without values that are invalid today. */
export function readContactSettings(stored: StoredSection): ContactSettings {
  const text = (name: string, holds: (text: string) => boolean) => {
    const value = stored?.[name];
    return typeof value === "string" && isCleanText(value) && holds(value) ? value : null;
  };
  const hours: unknown[] = Array.isArray(stored?.hours) ? stored.hours : [];
  return {
    phone: text("phone", isPhone),
    whatsApp: text("whatsApp", isInternationalPhone),
    whatsAppText: text("whatsAppText", (words) => words.trim() !== ""),
    email: text("email", isEmail),
    hours: Array.from({ length: 7 }, (_, day) => {
      const ofDay = hours[day];
      return isOpeningHours(ofDay) ? { from: ofDay.from, until: ofDay.until } : null;
    }),
  };
}

const dayMinutes = 1440;
const weekMinutes = 7 * dayMinutes;
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Open or closed, and the next change: on a weekday (0 is Sunday) at `HH:MM`. */
interface Opening {
  open: boolean;
  day: number;
  time: string;
}

/**
 * Whether the trainer's hours are open at an instant, by the trainer's local clock. Touching hours are
 * joined, so hours around the clock never close.
 * @param instant UTC milliseconds
 * @param zone IANA name
 * @returns undefined without hours; `time` is empty if they never close
 */
export function openingAt(
  hours: readonly (OpeningHours | null)[],
  instant: number,
  zone: string,
): Opening | undefined {
  const now = dayOfWeek(localDateAt(instant, zone)) * dayMinutes + minuteOfDay(instant, zone);
  const spans = hours.flatMap((ofDay, day) => {
    if (!ofDay) return [];
    const [start, end] = [minuteOf(ofDay.from), minuteOf(ofDay.until)];
    const from = day * dayMinutes + start;
    return [{ from, minutes: end > start ? end - start : end - start + dayMinutes }];
  });
  if (spans.length === 0) return undefined;
  /** Minutes until the end of a span at a minute of the week; 0 outside of it. */
  const leftAt = (minute: number) =>
    Math.max(0, ...spans.map(({ from, minutes }) => minutes - since(from, minute)));
  let ahead = leftAt(now);
  if (ahead === 0) {
    const next = Math.min(...spans.map(({ from }) => since(now, from)));
    return { open: false, ...clockAt(now + next) };
  }
  for (let more = leftAt(now + ahead); more > 0; more = leftAt(now + ahead)) {
    ahead += more;
    if (ahead >= weekMinutes) return { open: true, ...clockAt(now), time: "" };
  }
  return { open: true, ...clockAt(now + ahead) };
}

/** Minutes from one minute of the week to the next occurrence of another. */
const since = (from: number, to: number) =>
  (((to - from) % weekMinutes) + weekMinutes) % weekMinutes;

function clockAt(minute: number): { day: number; time: string } {
  const ofWeek = since(0, minute);
  const ofDay = ofWeek % dayMinutes;
  const two = (value: number) => String(value).padStart(2, "0");
  const time = `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
  return { day: Math.floor(ofWeek / dayMinutes), time };
}
