import { addDays, type LocalDate } from "../../domain/calendar.ts";
import type { Gender } from "../../domain/trainee.ts";
import { clockAt } from "../lib/format/clock.ts";
import { datedDay, formatDay, fullDay } from "../lib/format/format.ts";
import { ownDayAt } from "../lib/format/own-zone.ts";
import { today } from "../lib/format/today.ts";
import { m } from "../paraglide/messages.js";

/** Today, yesterday, a day of this year, or a dated day. */
export function dayText(date: LocalDate, now: LocalDate = today()): string {
  if (date === now) return m.chat_today();
  if (date === addDays(now, -1)) return m.notifications_yesterday();
  return formatDay(date, date.slice(0, 4) === now.slice(0, 4) ? fullDay : datedDay);
}

interface Timed {
  at: number;
  writtenAt?: number | undefined;
}

/**
 * Text before a message's time under its day. It is the time of writing if it arrived later, or the day since which it
 * waits.
 */
export function beforeTimeText({ at, writtenAt }: Timed, date: LocalDate): string | undefined {
  const day = ownDayAt(writtenAt ?? at);
  const isOther = day !== date;
  if (writtenAt === undefined) return isOther ? m.chat_since_day({ day: dayText(day) }) : undefined;
  const time = clockAt(writtenAt);
  return isOther ? m.chat_written_on({ day: dayText(day), time }) : m.chat_written({ time });
}

/** The short form of a list: today's time, or an earlier day. */
export function shortTime(instant: number): string {
  const date = ownDayAt(instant);
  return date === today() ? clockAt(instant) : dayText(date);
}

const minuteMs = 60_000;

/** The time of a person's last activity, in words. */
export function lastActiveText(
  instant: number | null,
  gender: Gender | null,
  now = Date.now(),
): string {
  if (instant === null) return m.chat_never_active({ gender: gender ?? "other" });
  const minutes = Math.floor((now - instant) / minuteMs);
  if (minutes < 1) return m.chat_active_now_past();
  if (minutes < 60) return m.chat_active_minutes({ count: minutes });
  const [date, time] = [ownDayAt(instant), clockAt(instant)];
  if (date === today()) return m.chat_active_today({ time });
  if (date === addDays(today(), -1)) return m.chat_active_yesterday({ time });
  return m.chat_active_at({ day: dayText(date), time });
}
