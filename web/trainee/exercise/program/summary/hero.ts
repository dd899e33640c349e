import type { WorkoutSummary } from "../../../../../domain/activity/workout-summary.ts";
import { dayOfWeek, daysBetween, type LocalDate } from "../../../../../domain/calendar.ts";
import type { ScheduledExercise } from "../../../../../domain/contract/schedules/schedules.ts";
import { formatDayOfYear } from "../../../../lib/format/day-of-year.ts";
import { formatCount, formatDay, formatNumber, shortDay } from "../../../../lib/format/format.ts";
import { m } from "../../../../paraglide/messages.js";

type Summary = Pick<WorkoutSummary<ScheduledExercise>, "volume" | "sets" | "compared">;

/** The one large figure of a finished day, with what it is; further facts are quiet. */
export interface Hero {
  value: string;
  unit: string | undefined;
  caption: string;
  facts: string[];
}

interface Days {
  date: LocalDate;
  today: LocalDate;
}

/**
 * More than the last similar session is the hero. Less, or nothing to compare with, is said by the volume alone: a
 * lighter day is no failure.
 */
export function heroOf({ volume, sets, compared }: Summary, days: Days): Hero {
  const kg = m.training_kg();
  const moved = { value: formatCount(volume), unit: kg, caption: m.training_volume_of_day() };
  if (compared && compared.now > compared.before) {
    const more = formatNumber(compared.now - compared.before);
    const when = m.training_more_than({ when: dayText(compared.date, days) });
    return {
      value: m.training_more_kg({ kg: more }),
      unit: kg,
      caption: compared.whole ? when : `${when} ${m.training_more_shared()}`,
      facts: [m.training_done_volume({ kg: formatCount(volume) })],
    };
  }
  if (compared?.whole) {
    const when = dayText(compared.date, days);
    return {
      ...moved,
      facts: [m.training_then({ when, kg: formatCount(compared.before) })],
    };
  }
  if (volume > 0) return { ...moved, facts: [] };
  return {
    value: formatCount(sets),
    unit: undefined,
    caption: m.training_sets_of_day(),
    facts: [],
  };
}

const lastWeek = 7;

/** «الخميس الماضي» within a week of today, otherwise the date. */
function dayText(date: LocalDate, { date: of, today }: Days): string {
  const back = daysBetween(date, of);
  if (of !== today || back > lastWeek) return formatDayOfYear(date, shortDay, today);
  if (back === 1) return m.training_yesterday();
  const friday = dayOfWeek(date) === 5 ? "yes" : "no";
  return m.training_last_weekday({ day: formatDay(date, { weekday: "long" }), friday });
}
