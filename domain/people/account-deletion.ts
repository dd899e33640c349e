import { addDays, localDateAt, minuteOfDay } from "../calendar.ts";

/** Days until an account is deleted, by its owner's calendar. */
const deletionDays = 7;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * The last millisecond of an account whose deletion is requested now: the end of the last local day. A
 * change of the clock in between moves it by an hour.
 * @param now UTC milliseconds
 */
export function deletionInstant(now: number, timeZone: string): number {
  const last = addDays(localDateAt(now, timeZone), deletionDays);
  const away = now + deletionDays * dayMs;
  // Around midnight a change of the clock leads to the neighbouring day.
  const near = [away, away - hourMs, away + hourMs];
  const then = near.find((instant) => localDateAt(instant, timeZone) === last) ?? away;
  const minutesLeft = 24 * 60 - minuteOfDay(then, timeZone);
  return then - (then % minuteMs) + minutesLeft * minuteMs - 1;
}
