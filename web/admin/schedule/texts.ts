import { addDays, type LocalDate } from "../../../domain/calendar.ts";
import type { Progression } from "../../../domain/libraries/bounds.ts";
import type { ExerciseCategory } from "../../../domain/libraries/exercises.ts";
import type { Slot } from "../../../domain/schedules/week-items.ts";
import { formatDay } from "../../lib/format/format.ts";
import { weekDays } from "../../lib/format/week-days.ts";
import { timingTexts } from "../../meals/timing-texts.ts";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";

export const categoryTexts: Record<ExerciseCategory, () => string> = {
  cardio: m.schedule_category_cardio,
  back: m.schedule_category_back,
  chest: m.schedule_category_chest,
  shoulders: m.schedule_category_shoulders,
  legs: m.schedule_category_legs,
  abs: m.schedule_category_abs,
  biceps: m.schedule_category_biceps,
  triceps: m.schedule_category_triceps,
};

export const progressionTexts: Record<Progression, () => string> = {
  linear: m.schedule_progression_linear,
  double: m.schedule_progression_double,
};

/** Any Sunday, as the first day of a week without dates. */
export const aSunday = "2026-01-04";
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** «الأحد». */
export const dayName = (day: number) => formatDay(addDays(aSunday, day), { weekday: "long" });

/** «ح», for seven days side by side on a phone. */
export function dayInitial(day: number): string {
  const initial = new Intl.DateTimeFormat(getLocale(), { weekday: "narrow", timeZone: "UTC" });
  return initial.format(Date.parse(addDays(aSunday, day)));
}

/** «الأحد، الغداء». */
export function slotText({ dayOfWeek, timing }: Slot): string {
  if (!timing) return dayName(dayOfWeek);
  return m.schedule_slot({ day: dayName(dayOfWeek), timing: timingTexts[timing]() });
}

/** «22 – 28 نوفمبر», «29 نوفمبر – 5 ديسمبر». */
export function weekText(week: LocalDate): string {
  const { first, last } = weekDays(week);
  // A day stays on the same line as its month.
  const whole = (day: string) => day.replaceAll(" ", "\u00a0");
  return m.schedule_week_of({ from: whole(first), to: whole(last) });
}
