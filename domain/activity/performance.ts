import { stepBounds } from "../person-bounds.ts";
import type { DayPerformance, DayShare } from "../schedules/day-score.ts";
import type { JudgedTone } from "../tone.ts";

/** What a day asks for when the trainer has not planned anything at all. */
export const defaultDayGoals = { exercises: 5, meals: 3, steps: stepBounds.defaultTarget } as const;

const performedKinds = ["exercises", "meals", "steps"] as const;

/** A kind's percentage, capped at 100; undefined when nothing was assigned. */
export function sharePercent({ done, goal }: DayShare): number | undefined {
  return goal > 0 ? Math.min(100, (done / goal) * 100) : undefined;
}

/**
 * A day's progress, 0–100: the rounded mean of the percentages of the kinds that were assigned.
 * A day without any assignment has none (undefined): a rest day is not a failure.
 */
export function dayProgress(day: DayPerformance): number | undefined {
  return roundedMean(performedKinds.map((kind) => sharePercent(day[kind])));
}

/** The kinds of a day that count in its progress, each with its percentage: what the progress is the mean of. */
export function progressParts(
  day: DayPerformance,
): { kind: keyof DayPerformance; percent: number }[] {
  return performedKinds.flatMap((kind) => {
    const percent = sharePercent(day[kind]);
    return percent === undefined ? [] : [{ kind, percent }];
  });
}

/** The rounded mean of the days that have progress; undefined when none has. */
export function weekAverage(days: readonly (number | undefined)[]): number | undefined {
  return roundedMean(days);
}

function roundedMean(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  if (known.length === 0) return undefined;
  return Math.round(known.reduce((sum, value) => sum + value, 0) / known.length);
}

/** How a percentage is shown: from green to red once it can be judged, in the accent before. */
export type ProgressTone = "accent" | JudgedTone;

/** Whether the day or the week that a percentage speaks of is over. */
interface Ended {
  over: boolean;
}

/** Performance of what is over: 90 and above good (green), 70 fair (cyan), 50 warn (amber), below bad (red). */
export function performanceTone(percent: number, { over }: Ended): ProgressTone {
  return over ? tone(percent, 90, 70, 50) : "accent";
}

/** Steps of a day that is over: 100 and above good (green), 75 fair (cyan), 50 warn (amber), below bad (red). */
export function stepsTone(percent: number, { over }: Ended): ProgressTone {
  return over ? tone(percent, 100, 75, 50) : "accent";
}

function tone(percent: number, good: number, fair: number, warn: number): JudgedTone {
  if (percent >= good) return "good";
  if (percent >= fair) return "fair";
  return percent >= warn ? "warn" : "bad";
}
