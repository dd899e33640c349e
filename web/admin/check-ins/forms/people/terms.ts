import { dayOfWeek, type LocalDate } from "../../../../../domain/calendar.ts";
import { type CheckInTerms, spreadTerms } from "../../../../../domain/check-ins/terms.ts";
import type { CheckInEvery } from "../../../../../domain/check-ins/when.ts";
import type { FormSchedules } from "../../../../../domain/contract/check-ins/schedules.ts";
import { clockOf } from "../../../../lib/format/clock.ts";
import { formatCount, formatDay, fullDay } from "../../../../lib/format/format.ts";
import { m } from "../../../../paraglide/messages.js";
import { dayName } from "../../../schedule/texts.ts";

/** Thursday evening, at the end of the working week. */
const usual = { weekday: 4, minute: 20 * 60 } as const;

/** The first terms of the dialog: those of everybody, or what the people have now. */
export function termsOf({ everybody, people }: FormSchedules, today: LocalDate): CheckInTerms {
  if (everybody) return everybody;
  const [first] = people;
  if (!first) return { weekdays: [usual.weekday], minute: usual.minute, every: 1, startsOn: today };
  const weekdays = [...new Set(people.map(({ weekday }) => weekday))].sort((a, b) => a - b);
  const { minute, every, startsOn } = first;
  return { weekdays, minute, every, startsOn };
}

/** Whether the terms name a day. */
export const hasDay = ({ every, weekdays }: CheckInTerms): boolean =>
  every === 0 || weekdays.length > 0;

/** The terms as they are sent: a single time has the weekday of its date. */
export function sentTerms({ weekdays, ...terms }: CheckInTerms) {
  const single = terms.every === 0 ? [dayOfWeek(terms.startsOn)] : [...weekdays];
  return { ...terms, weekdays: single.sort((a, b) => a - b) };
}

/** «خميس». */
const weeklyName = (day: number) => m.check_in_form_weekly_names().split(" ")[day] ?? "";

/** «كل خميس 20:00 بتوقيت كل متدرب». */
export function termsText({ weekdays, minute, every, startsOn }: CheckInTerms): string {
  const time = clockOf(minute);
  if (every === 0) return m.check_in_form_once_at({ day: formatDay(startsOn, fullDay), time });
  const days = weekdays.map(dayName).join(m.ui_comma());
  const [first = 0] = weekdays;
  const texts: Record<
    Exclude<CheckInEvery, 0>,
    (of: { day: string; time: string }) => string
  > = weekdays.length > 1
    ? {
        1: m.check_in_form_weekly_spread,
        2: m.check_in_form_fortnightly_spread,
        4: m.check_in_form_monthly_spread,
      }
    : {
        1: m.check_in_form_weekly_at,
        2: m.check_in_form_fortnightly_at,
        4: m.check_in_form_monthly_at,
      };
  const one = every === 1 ? weeklyName(first) : dayName(first);
  return texts[every]({ day: weekdays.length > 1 ? days : one, time });
}

/** «الأحد 12», by the present days of the people and by turns for the others. */
export function dayCounts(
  terms: CheckInTerms,
  people: readonly { weekday: number | null }[],
): { day: string; people: string }[] {
  const counts = new Map<number, number>();
  for (const { times } of spreadTerms(terms, people)) {
    const weekday = terms.every === 0 ? dayOfWeek(terms.startsOn) : times.weekday;
    counts.set(weekday, (counts.get(weekday) ?? 0) + 1);
  }
  const days = terms.every === 0 ? [dayOfWeek(terms.startsOn)] : terms.weekdays;
  return days.map((day) => ({ day: dayName(day), people: formatCount(counts.get(day) ?? 0) }));
}
