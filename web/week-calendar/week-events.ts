import { timingsByClock, usualClock } from "../../domain/activity/day-clock.ts";
import { type LocalDate, weekDates } from "../../domain/calendar.ts";
import type { CalendarEvent } from "../../domain/schedules/week-calendar.ts";
import { nameIn } from "../lib/format/names.ts";
import { timingTexts } from "../meals/timing-texts.ts";
import { m } from "../paraglide/messages.js";

/** Length of a training in the calendar, in minutes. */
const trainingMinutes = 60;

type Item = { date: LocalDate; name: string; englishName?: string | null };
type Meal = Item & { timing: keyof typeof timingTexts };

const timings = timingsByClock(usualClock);

export interface PlannedDays {
  weekStart: LocalDate;
  exercises: readonly Item[];
  /** None if they are left out. */
  meals: readonly Meal[];
  /** The minute of the day at which the person trains; null if unknown. */
  minute: number | null;
}

/** A day's training and its meals, an event each; a day without any has none. */
export const weekEvents = ({ weekStart, exercises, meals, minute }: PlannedDays): CalendarEvent[] =>
  weekDates(weekStart).flatMap((date) => {
    const trained = exercises.filter((item) => item.date === date).map(nameIn);
    const eaten = meals
      .filter((meal) => meal.date === date)
      .toSorted((one, other) => timings.indexOf(one.timing) - timings.indexOf(other.timing))
      .map((meal) => `${timingTexts[meal.timing]()}: ${nameIn(meal)}`);
    return [
      ...(trained.length > 0
        ? [
            {
              kind: "training" as const,
              date,
              summary: m.week_calendar_training(),
              description: trained.join("\n"),
              time: minute === null ? null : { minute, minutes: trainingMinutes },
            },
          ]
        : []),
      ...(eaten.length > 0
        ? [
            {
              kind: "meals" as const,
              date,
              summary: m.diet_meals(),
              description: eaten.join("\n"),
              time: null,
            },
          ]
        : []),
    ];
  });

/** Minutes of `17:30`; null of anything else. */
export function minuteOfClock(clock: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(clock) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
