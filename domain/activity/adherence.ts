import { addDays, type LocalDate } from "../calendar.ts";

/** Spans of adherence in whole days, without today. */
export const adherenceSpans = [7, 30, 90] as const;
type AdherenceSpan = (typeof adherenceSpans)[number];

/** Assigned and done counts of a day, of both kinds. */
export interface CountedDay {
  date: LocalDate;
  assignedExercises: number;
  completedExercises: number;
  assignedMeals: number;
  completedMeals: number;
}

/** Done and assigned items over a span. */
interface Adherence {
  days: AdherenceSpan;
  /** Exercises and meals together. */
  done: number;
  assigned: number;
  /** 0–100, rounded; null if nothing was assigned. */
  percent: number | null;
  /** Days with an assignment; the others are rest. */
  activeDays: number;
}

/** The first day of a span, the longest by default. */
export function adherenceSince(
  today: LocalDate,
  days: number = Math.max(...adherenceSpans),
): LocalDate {
  return addDays(today, -days);
}

/**
 * Done ÷ assigned over the latest whole days before today, without rest days. Logs outside the plan do not
 * replace missed items.
 */
export function adherence(
  counted: readonly CountedDay[],
  today: LocalDate,
  days: AdherenceSpan,
): Adherence {
  const first = adherenceSince(today, days);
  const active = counted.filter(
    (day) => day.date >= first && day.date < today && day.assignedExercises + day.assignedMeals > 0,
  );
  const done = sum(
    active,
    (day) =>
      Math.min(day.completedExercises, day.assignedExercises) +
      Math.min(day.completedMeals, day.assignedMeals),
  );
  const assigned = sum(active, (day) => day.assignedExercises + day.assignedMeals);
  const percent = assigned > 0 ? Math.round((100 * done) / assigned) : null;
  return { days, done, assigned, percent, activeDays: active.length };
}

function sum<Row>(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.reduce((total, row) => total + value(row), 0);
}
