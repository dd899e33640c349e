import { type LocalDate, weekDates } from "../calendar.ts";
import type { DayPerformance, DayShare } from "../schedules/day-score.ts";
import { dayProgress, defaultDayGoals, weekAverage } from "./performance.ts";

/** A stored day: what was assigned, and what was done of it. */
export interface DayRecord {
  date: LocalDate;
  assignedExercises: number;
  completedExercises: number;
  assignedMeals: number;
  completedMeals: number;
  steps: number;
  targetSteps: number;
}

/** A day with the goals that held on it. */
export interface WeekDay extends DayPerformance {
  date: LocalDate;
  /**
   * `rest`: nothing was planned for this day although there is a plan. `before`: the person was
   * not here yet. Both are left out of the average.
   */
  kind: DayKind;
}

/** Whether a day asked for anything, and why not. */
export const dayKinds = ["goals", "rest", "before"] as const;
export type DayKind = (typeof dayKinds)[number];

/**
 * The seven days of a week, Sunday first, with the goals that hold on each.
 * @param date any day of the week
 * @param records the stored days of that week; a missing one was neither planned nor used
 * @param scheduled whether the trainer ever planned a week for this person; the constants hold otherwise
 * @param targetSteps the person's own target, for days without a record
 * @param joinedOn the person's first day; earlier ones ask for nothing, unless something is stored
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
 * Where a week stands, as its words depend on it: nothing was asked so far; nothing is over and
 * nothing done yet; only today counts so far; some days are over; all of it is.
 */
type WeekStage = "idle" | "beginning" | "today" | "running" | "over";

export function weekStage(today: LocalDate, week: readonly WeekDay[]): WeekStage {
  const due = week.filter((day) => day.date <= today && dayProgress(day) !== undefined);
  if (due.length === 0) return "idle";
  if (week.every(({ date }) => date < today)) return "over";
  if (due.some(({ date }) => date < today)) return "running";
  return due.every((day) => dayProgress(day) === 0) ? "beginning" : "today";
}

/** The rounded mean of the days up to today; undefined when none of them had anything to do. */
export function averageUntil(today: LocalDate, week: readonly WeekDay[]): number | undefined {
  return weekAverage(week.filter(({ date }) => date <= today).map(dayProgress));
}

/** What was done of one day or of several, by kind and as one number. */
interface SpanPerformance extends DayPerformance {
  /** 0–100; null when nothing was asked. */
  progress: number | null;
}

/** One day of a week that it lies in; nothing is asked of any other. */
export function performanceOfDay(date: LocalDate, week: readonly WeekDay[]): SpanPerformance {
  const day = totalsOf(week.filter((each) => each.date === date));
  return { ...day, progress: dayProgress(day) ?? null };
}

/** A week up to today, its progress the average; and what the whole week asks for. */
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

/** What was done of some days together, kind by kind, against all that they ask for. */
function totalsOf(days: readonly DayPerformance[]): DayPerformance {
  const sum = (kind: keyof DayPerformance, of: keyof DayShare) =>
    days.reduce((total, day) => total + day[kind][of], 0);
  const share = (kind: keyof DayPerformance) => ({
    done: sum(kind, "done"),
    goal: sum(kind, "goal"),
  });
  return { exercises: share("exercises"), meals: share("meals"), steps: share("steps") };
}
