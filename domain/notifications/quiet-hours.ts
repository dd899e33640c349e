import { minuteOfDay } from "../calendar.ts";

/** Hours of a local day without alerts, `HH:MM`; `until` may be after midnight. */
export interface QuietHours {
  from: string;
  /** The first minute after them. */
  until: string;
}

/** Whether a text is a time of day, `00:00` to `23:59`. */
export const isClockTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Whether a minute of a local day is quiet. Equal `from` and `until` mean the whole day.
 * @param minute 0–1439
 */
export function isQuietMinute({ from, until }: QuietHours, minute: number): boolean {
  const [start, end] = [minutes(from), minutes(until)];
  return start < end ? minute >= start && minute < end : minute >= start || minute < end;
}

/**
 * Whether an instant is quiet for a person, by their local clock. A change of the clock leaves the hours
 * as they are.
 * @param instant UTC milliseconds
 * @param zone IANA name
 */
export function isQuiet(hours: QuietHours, instant: number, zone: string): boolean {
  return isQuietMinute(hours, minuteOfDay(instant, zone));
}
