import { addDays, type LocalDate, weekDates } from "../calendar.ts";
import { type DayShare, dailyScore, weekAverage } from "./performance.ts";

/** The spans that adherence is told for, in days, today included. */
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

/** The first day that any span reaches back to. */
export function adherenceSince(today: LocalDate): LocalDate {
  return addDays(today, 1 - Math.max(...adherenceSpans));
}

/** Done ÷ assigned over the latest days, today included; rest days are left out. */
export function adherence(
  counted: readonly CountedDay[],
  today: LocalDate,
  days: AdherenceSpan,
): Adherence {
  const first = addDays(today, 1 - days);
  const active = counted.filter(
    (day) =>
      day.date >= first && day.date <= today && day.assignedExercises + day.assignedMeals > 0,
  );
  const done = sum(active, (day) => day.completedExercises + day.completedMeals);
  const assigned = sum(active, (day) => day.assignedExercises + day.assignedMeals);
  const percent = assigned > 0 ? Math.min(100, Math.round((100 * done) / assigned)) : null;
  return { days, done, assigned, percent, activeDays: active.length };
}

/** What was done of a day or a week, by kind and as one number. */
interface SpanPerformance {
  exercises: DayShare;
  meals: DayShare;
  /** 0–100, by `scoreWeights`; null when nothing was assigned. */
  progress: number | null;
}

/** What was done of a day; a day without a record is a rest day. */
export function performanceOfDay(counted: readonly CountedDay[], date: LocalDate): SpanPerformance {
  const days = counted.filter((day) => day.date === date);
  const shares = sharesOf(days);
  return { ...shares, progress: dailyScore(shares) ?? null };
}

/** A week under way beside what all of it asks for. */
interface WeekPerformance extends SpanPerformance {
  whole: Pick<SpanPerformance, "exercises" | "meals">;
}

/**
 * What was done of a week up to today, the progress as the rounded mean of its days, rest days left
 * out; and what the whole week asks for, the days to come included.
 */
export function performanceOfWeek(
  counted: readonly CountedDay[],
  today: LocalDate,
): WeekPerformance {
  const dates = weekDates(today);
  const days = counted.filter((day) => dates.includes(day.date));
  const past = days.filter((day) => day.date <= today);
  const scores = past.map((day) => dailyScore(sharesOf([day])));
  return { ...sharesOf(past), progress: weekAverage(scores) ?? null, whole: sharesOf(days) };
}

function sharesOf(days: readonly CountedDay[]) {
  return {
    exercises: {
      done: sum(days, (day) => day.completedExercises),
      goal: sum(days, (day) => day.assignedExercises),
    },
    meals: {
      done: sum(days, (day) => day.completedMeals),
      goal: sum(days, (day) => day.assignedMeals),
    },
  };
}

function sum<Row>(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.reduce((total, row) => total + value(row), 0);
}
