import { stepBounds } from "../person-bounds.ts";
import type { DayPerformance, DayShare } from "../schedules/day-score.ts";
import type { JudgedTone } from "../tone.ts";

/** Goals of a day without any plan by the trainer. */
export const defaultDayGoals = { exercises: 5, meals: 3, steps: stepBounds.defaultTarget } as const;

const performedKinds = ["exercises", "meals", "steps"] as const;

/** A kind's percentage, capped at 100; undefined if nothing was assigned. */
export function sharePercent({ done, goal }: DayShare): number | undefined {
  return goal > 0 ? Math.min(100, (done / goal) * 100) : undefined;
}

/**
 * A day's progress, 0–100: the rounded mean of the assigned kinds' percentages; undefined without an
 * assignment, because a rest day is not a failure.
 */
export function dayProgress(day: DayPerformance): number | undefined {
  return roundedMean(performedKinds.map((kind) => sharePercent(day[kind])));
}

/** The kinds of a day in its progress, each with its percentage. */
export function progressParts(
  day: DayPerformance,
): { kind: keyof DayPerformance; percent: number }[] {
  return performedKinds.flatMap((kind) => {
    const percent = sharePercent(day[kind]);
    return percent === undefined ? [] : [{ kind, percent }];
  });
}

/** The rounded mean of the days with progress; undefined without any. */
export function weekAverage(days: readonly (number | undefined)[]): number | undefined {
  return roundedMean(days);
}

function roundedMean(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  if (known.length === 0) return undefined;
  return Math.round(known.reduce((sum, value) => sum + value, 0) / known.length);
}

/** The tone of a percentage: green to red once its time is over, the accent before. */
export type ProgressTone = "accent" | JudgedTone;

/** Whether a percentage's day or week is over. */
interface Ended {
  over: boolean;
}

/** Past performance: from 90 good (green), 70 fair (cyan), 50 warn (amber), below bad (red). */
export function performanceTone(percent: number, { over }: Ended): ProgressTone {
  return over ? tone(percent, 90, 70, 50) : "accent";
}

/** Steps of a past day: from 100 good (green), 75 fair (cyan), 50 warn (amber), below bad (red). */
export function stepsTone(percent: number, { over }: Ended): ProgressTone {
  return over ? tone(percent, 100, 75, 50) : "accent";
}

function tone(percent: number, good: number, fair: number, warn: number): JudgedTone {
  if (percent >= good) return "good";
  if (percent >= fair) return "fair";
  return percent >= warn ? "warn" : "bad";
}
