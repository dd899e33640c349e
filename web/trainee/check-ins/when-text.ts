import { daysBetween, type LocalDate } from "../../../domain/calendar.ts";
import { clockAt } from "../../lib/format/clock.ts";
import { datedDay, formatDay, fullDay } from "../../lib/format/format.ts";
import { ownDayAt } from "../../lib/format/own-zone.ts";
import { m } from "../../paraglide/messages.js";

/** A day by its date, with the year if it is another. */
export const dayText = (day: LocalDate, today: LocalDate): string =>
  formatDay(day, day.slice(0, 4) === today.slice(0, 4) ? fullDay : datedDay);

/** A near instant in the person's words: «اليوم 20:00», «الخميس 20:00»; another day by its date. */
export function momentText(at: number, today: LocalDate): string {
  const day = ownDayAt(at);
  const ahead = daysBetween(today, day);
  const isNear = ahead > 0 && ahead < 7;
  const name =
    ahead === 0 ? m.home_week_today() : formatDay(day, isNear ? { weekday: "long" } : fullDay);
  return `${name} ${clockAt(at)}`;
}
