import { type LocalDate, weekDates } from "../calendar.ts";
import type { DayPerformance, DayShare } from "../schedules/day-score.ts";
import { dayProgress, defaultDayGoals, weekAverage } from "./performance.ts";

/** A stored day: assigned and done counts. */
export interface DayRecord {
  date: LocalDate;
  assignedExercises: number;
  completedExercises: number;
  assignedMeals: number;
  completedMeals: number;
  steps: number;
  targetSteps: number;
}

/** A day with its goals. */
export interface WeekDay extends DayPerformance {
  date: LocalDate;
  /**
   * `rest`: no item on this day, although there is a plan. `before`: a day before the person joined. The
   * average excludes both.
   */
  kind: DayKind;
}

/** Kinds of a day: with goals, or the reason of having none. */
export const dayKinds = ["goals", "rest", "before"] as const;
export type DayKind = (typeof dayKinds)[number];

/**
 * The seven days of a week, Sunday first, with their goals.
 * @param date any day of the week
 * @param records the stored days of that week; a missing one has no plan and no log
 * @param scheduled whether the trainer ever planned a week for this person; default goals otherwise
 * @param targetSteps the person's target, for days without a record
 * @param joinedOn the person's first day; earlier days have no goals, unless they are stored
 */
export function performanceWeek(
  date: LocalDate,
  records: readonly DayRecord[],
  {
    scheduled,
    targetSteps,
    joinedOn,
  }: { scheduled: boolean; targetSteps: number; joinedOn: LocalDate },
): WeekDay[] {
  return weekDates(date).map((day) => {
    const record = records.find((each) => each.date === day);
    const before = !record && day < joinedOn;
    const goals =
      scheduled || before
        ? { exercises: record?.assignedExercises ?? 0, meals: record?.assignedMeals ?? 0 }
        : defaultDayGoals;
    const kind = before ? "before" : goals.exercises + goals.meals === 0 ? "rest" : "goals";
    return {
      date: day,
      kind,
      exercises: { done: record?.completedExercises ?? 0, goal: goals.exercises },
      meals: { done: record?.completedMeals ?? 0, goal: goals.meals },
      steps: {
        done: record?.steps ?? 0,
        goal: kind === "goals" ? (record?.targetSteps ?? targetSteps) : 0,
      },
    };
  });
}

/**
 * The stage of a week, for its texts: without goals so far; nothing over and nothing done; only today
 * counts; some days are over; all days are over.
 */
type WeekStage = "idle" | "beginning" | "today" | "running" | "over";

export function weekStage(today: LocalDate, week: readonly WeekDay[]): WeekStage {
  const due = week.filter((day) => day.date <= today && dayProgress(day) !== undefined);
  if (due.length === 0) return "idle";
  if (week.every(({ date }) => date < today)) return "over";
  if (due.some(({ date }) => date < today)) return "running";
  return due.every((day) => dayProgress(day) === 0) ? "beginning" : "today";
}

/** The rounded mean of the days up to today; undefined if none had goals. */
export function averageUntil(today: LocalDate, week: readonly WeekDay[]): number | undefined {
  return weekAverage(week.filter(({ date }) => date <= today).map(dayProgress));
}

/** Performance of one day or several, by kind and as one number. */
interface SpanPerformance extends DayPerformance {
  /** 0–100; null without goals. */
  progress: number | null;
}

/** One day of its week; a day outside has no goals. */
export function performanceOfDay(date: LocalDate, week: readonly WeekDay[]): SpanPerformance {
  const day = totalsOf(week.filter((each) => each.date === date));
  return { ...day, progress: dayProgress(day) ?? null };
}

/** A week up to today with its average progress, and the goals of the whole week. */
export function performanceOfWeek(
  today: LocalDate,
  week: readonly WeekDay[],
): SpanPerformance & { whole: DayPerformance } {
  return {
    ...totalsOf(week.filter(({ date }) => date <= today)),
    progress: averageUntil(today, week) ?? null,
    whole: totalsOf(week),
  };
}

/** Sums of some days by kind, done and goals. */
function totalsOf(days: readonly DayPerformance[]): DayPerformance {
  const sum = (kind: keyof DayPerformance, of: keyof DayShare) =>
    days.reduce((total, day) => total + day[kind][of], 0);
  const share = (kind: keyof DayPerformance) => ({
    done: sum(kind, "done"),
    goal: sum(kind, "goal"),
  });
  return { exercises: share("exercises"), meals: share("meals"), steps: share("steps") };
}
