import { addDays, type LocalDate } from "../../domain/calendar.ts";
import { formatDay, fullDay, shortDay } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";

const minuteMs = 60_000;

/** The time since an instant in words; an old one by its date. */
export function agoText(instant: number, now: number, day: LocalDate): string {
  const minutes = Math.floor(Math.max(0, now - instant) / minuteMs);
  if (minutes < 1) return m.notifications_now();
  if (minutes < 60) return m.notifications_minutes_ago({ count: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return m.notifications_hours_ago({ count: hours });
  const days = Math.floor(hours / 24);
  return days < 7 ? m.notifications_days_ago({ count: days }) : formatDay(day, shortDay);
}

/** The heading of a day's notifications. */
export function dayHeading(day: LocalDate, today: LocalDate): string {
  if (day >= today) return m.notifications_today();
  if (day === addDays(today, -1)) return m.notifications_yesterday();
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: "numeric" } as const);
  return formatDay(day, { ...fullDay, ...year });
}
