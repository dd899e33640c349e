import type { DayClock } from "../activity/day-clock.ts";
import { daysBetween, type LocalDate } from "../calendar.ts";
import type { FastingMarks } from "./fasting-days.ts";
import { type FastingSlots, fastingClock, type SunMinutes } from "./slots.ts";

/** The month as a person sees it. It changes no row: without it the screens are as ever. */
export interface MonthView {
  /** The Hijri year. */
  year: number;
  /** 1 Ramadan of the person's country. */
  first: LocalDate;
  /** The times of its days, 29 or 30; null for a day without times. */
  days: (SunMinutes | null)[];
  slots: FastingSlots;
  /** The person's marks of its days; missing in a view cached by an earlier build. */
  marks?: FastingMarks | undefined;
}

/** A day of the month. */
export interface FastingDay {
  /** 1 to 30. */
  number: number;
  /** Whether the night after it is Eid's. */
  isLast: boolean;
  sun: SunMinutes;
  slots: FastingSlots;
  clock: DayClock;
}

/** A day of the month as fasting people live it; undefined outside of it, without times, and if not fasted. */
export function fastingDayOf(
  view: MonthView | null | undefined,
  date: LocalDate,
): FastingDay | undefined {
  if (!view || view.marks?.[date] === false) return undefined;
  const passed = daysBetween(view.first, date);
  const sun = view.days[passed];
  if (!sun) return undefined;
  const { slots, days } = view;
  const isLast = passed === days.length - 1;
  return { number: passed + 1, isLast, sun, slots, clock: fastingClock(slots, sun) };
}
