import { addDays, type LocalDate } from "../calendar.ts";

/** The spans that adherence is told for, in whole days: today, which is not over, stands apart. */
export const adherenceSpans = [7, 30, 90] as const;
type AdherenceSpan = (typeof adherenceSpans)[number];

/** What was assigned and done on a day, of both kinds. */
export interface CountedDay {
  date: LocalDate;
  assignedExercises: number;
  completedExercises: number;
  assignedMeals: number;
  completedMeals: number;
}

/** How much of what was assigned over a span was done. */
interface Adherence {
  days: AdherenceSpan;
  /** Exercises and meals together. */
  done: number;
  assigned: number;
  /** 0–100, rounded; null when nothing was assigned. */
  percent: number | null;
  /** Days of the span on which something was assigned; the others are rest. */
  activeDays: number;
}

/** The first day that a span reaches back to, the longest where none is named. */
export function adherenceSince(
  today: LocalDate,
  days: number = Math.max(...adherenceSpans),
): LocalDate {
  return addDays(today, -days);
}

/**
 * Done ÷ assigned over the latest whole days, those before today; rest days are left out. What was done
 * beside the plan does not make up for what was not.
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
