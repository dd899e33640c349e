import { addDays, localDateAt, minuteOfDay } from "../calendar.ts";

/** How long somebody can change their mind about deleting their account, in whole days of theirs. */
const deletionDays = 7;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * The last millisecond of an account whose deletion is asked for now: the end of the local day that
 * is so many days ahead. Where clocks change in between, an hour before or after it.
 * @param now UTC milliseconds
 */
export function deletionInstant(now: number, timeZone: string): number {
  const last = addDays(localDateAt(now, timeZone), deletionDays);
  const away = now + deletionDays * dayMs;
  // Asked for around midnight, it is the day beside once clocks have changed.
  const near = [away, away - hourMs, away + hourMs];
  const then = near.find((instant) => localDateAt(instant, timeZone) === last) ?? away;
  const minutesLeft = 24 * 60 - minuteOfDay(then, timeZone);
  return then - (then % minuteMs) + minutesLeft * minuteMs - 1;
}
