import type { AbsenceDays } from "../body/absences.ts";
import { addDays, type LocalDate, weekStart } from "../calendar.ts";
import { type CheckInTimes, closedDays, isExcused } from "./when.ts";

/*
 * The trainer's own figures of check-ins, and what a trainee is told of them. Durations are milliseconds.
 */

const hourMs = 60 * 60_000;

/** What the figures look at: the weeks up to this one, and at most so many reviews of these weeks. */
export const figuresReach = { weeks: 8, reviews: 200 } as const;

/** Active seconds of a review: those in which its page is visible, and its last input is at most so old. */
export const reviewSeconds = { most: 3600, afterInput: 30 } as const;

/** Minutes in which a review should be done: twenty people in 80 minutes. */
export const reviewAimMinutes = 4;

/**
 * Time before the end of a review in which a written plan counts as changed by it. A plan is often written before the
 * first word of the reply, which begins the review; one begun earlier counts from its beginning.
 */
export const planWindowMs = hourMs;

/** The duration within which a reply is quick. */
const dayMs = 24 * hourMs;

/** Replies by which a trainee is told how quick the trainer usually is; fewer than `fewest` tell nothing. */
export const usualReplies = { looked: 20, fewest: 5, ofReviews: 60 } as const;

/**
 * A quantile by the nearest rank: the smallest value that at least these tenths of all values do not exceed. It is
 * always one of the values; the median of an even number is the lower one of the middle.
 * @param tenths 1–10: 5 is the median, 9 the ninth decile
 * @returns null without values
 */
export function tenthsOf(values: readonly number[], tenths: number): number | null {
  const rank = Math.ceil((values.length * tenths) / 10);
  return values.toSorted((a, b) => a - b)[rank - 1] ?? null;
}

/** Whether «usually within a day» is true of the newest replies, of which at most 20 are looked at. */
export function repliesWithinDay(newestFirst: readonly number[]): boolean {
  const looked = newestFirst.slice(0, usualReplies.looked);
  if (looked.length < usualReplies.fewest) return false;
  return (tenthsOf(looked, 5) ?? Number.POSITIVE_INFINITY) <= dayMs;
}

/** The durations of replies, from the sending of the check-in to the words. */
interface ReplyFigures {
  count: number;
  /** Null without replies, like the ninth decile. */
  median: number | null;
  ninthDecile: number | null;
  /** The number of those within 24 hours. */
  withinDay: number;
}

export const replyFigures = (durations: readonly number[]): ReplyFigures => ({
  count: durations.length,
  median: tenthsOf(durations, 5),
  ninthDecile: tenthsOf(durations, 9),
  withinDay: durations.filter((duration) => duration <= dayMs).length,
});

/** A schedule with its trainee's zone, and the days of the weeks that are looked at. */
interface ScheduleHistory extends CheckInTimes {
  timeZone: string;
  /** Due days with a sent check-in. */
  sentOn: readonly LocalDate[] | null;
  /** Granted ones. */
  absences: readonly AbsenceDays[] | null;
}

/** What was owed in a Sunday week, and what of it was sent, late ones included. */
interface SentWeek {
  startsOn: LocalDate;
  owed: number;
  sent: number;
}

/** The first day of the weeks that the figures look at. */
export const figuresFrom = (today: LocalDate): LocalDate =>
  addDays(weekStart(today), -7 * (figuresReach.weeks - 1));

/**
 * The share sent by week, oldest week first, this one last. A due day counts once it is closed, so that this week does
 * not begin with those that are quick; an excused one is not owed. What was due before the last change of a schedule
 * is not known any more, and is left out with its answers.
 * @param today the trainer's
 */
export function sentByWeek(
  schedules: readonly ScheduleHistory[],
  { today, now }: { today: LocalDate; now: number },
): SentWeek[] {
  const from = figuresFrom(today);
  const weeks = Array.from({ length: figuresReach.weeks }, (_, place) => ({
    startsOn: addDays(from, 7 * place),
    owed: 0,
    sent: 0,
  }));
  const byStart = new Map(weeks.map((week) => [week.startsOn, week]));
  for (const { timeZone, sentOn, absences, ...times } of schedules) {
    for (const dueOn of closedDays(times, now, timeZone, figuresReach.weeks)) {
      const week = byStart.get(weekStart(dueOn));
      if (!week || isExcused(dueOn, absences ?? [])) continue;
      week.owed += 1;
      if (sentOn?.includes(dueOn)) week.sent += 1;
    }
  }
  return weeks;
}
