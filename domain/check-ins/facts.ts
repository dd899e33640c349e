import type { CountedDay } from "../activity/adherence.ts";
import type { WeightRecord } from "../body/weight.ts";
import { addDays, type LocalDate } from "../calendar.ts";
import { roundTo } from "../numerals.ts";

/** Days of the facts, before the day of the check-in. */
const factDays = 7;

/** Mornings of a mean weight, and the days in which they must lie. */
const meanOf = { mornings: 3, days: 14 } as const;

/** Planned and done items. */
export interface DoneOfPlan {
  done: number;
  assigned: number;
}

/** What the product knows of the week before a check-in, shown in place of questions. */
export interface CheckInFacts {
  /** Mean of the newest three weighed days, kg to one decimal; null without any in two weeks. */
  weight: number | null;
  /** Its difference from the mean a week earlier, kg; null if one is unknown. */
  weightChange: number | null;
  /** Mean of the days with steps; null without any. */
  steps: number | null;
  exercises: DoneOfPlan;
  meals: DoneOfPlan;
}

interface KnownDay extends CountedDay {
  /** Null if not counted. */
  steps: number | null;
}

/**
 * The facts of the seven days before a day.
 * @param weights records of the last weeks, newest first
 * @param days the stored days of the person, in any order
 * @param today the person's day
 */
export function checkInFacts(
  { weights, days }: { weights: readonly WeightRecord[]; days: readonly KnownDay[] },
  today: LocalDate,
): CheckInFacts {
  const first = addDays(today, -factDays);
  const week = days.filter(({ date }) => date >= first && date < today);
  const walked = week.flatMap(({ steps }) => (steps === null ? [] : [steps]));
  const weight = meanWeight(weights, today);
  const before = meanWeight(weights, first);
  return {
    weight,
    weightChange: weight === null || before === null ? null : roundTo(weight - before, 1),
    steps: walked.length === 0 ? null : Math.round(mean(walked)),
    exercises: ofPlan(week, "assignedExercises", "completedExercises"),
    meals: ofPlan(week, "assignedMeals", "completedMeals"),
  };
}

/** The mean of the newest three weighed days up to a day; null without one in two weeks. */
function meanWeight(weights: readonly WeightRecord[], through: LocalDate): number | null {
  const since = addDays(through, -meanOf.days);
  const byDay = new Map<LocalDate, number>();
  for (const { date, weight } of weights)
    if (date <= through && date > since && !byDay.has(date)) byDay.set(date, weight);
  const mornings = [...byDay].sort(([a], [b]) => (a < b ? 1 : -1)).slice(0, meanOf.mornings);
  return mornings.length === 0 ? null : roundTo(mean(mornings.map(([, kg]) => kg)), 1);
}

function ofPlan(
  week: readonly KnownDay[],
  assigned: "assignedExercises" | "assignedMeals",
  completed: "completedExercises" | "completedMeals",
): DoneOfPlan {
  const sum = (of: (day: KnownDay) => number) => week.reduce((all, day) => all + of(day), 0);
  return {
    done: sum((day) => Math.min(day[completed], day[assigned])),
    assigned: sum((day) => day[assigned]),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Days of records that the facts read before a day. */
export const factRecordDays = factDays + meanOf.days;
