import type { AbsenceDays } from "../body/absences.ts";
import { addDays, dayOfWeek, daysBetween, instantAt, type LocalDate } from "../calendar.ts";

/** Hours for which a check-in is open before and after its due time. They are exact, whatever the clock does. */
const checkInWindow = { beforeHours: 72, afterHours: 48 } as const;

/** Weeks from one due day to the next; 0 is a single check-in. */
export const checkInEvery = [0, 1, 2, 4] as const;
export type CheckInEvery = (typeof checkInEvery)[number];

/** The times of a trainee's schedule. */
export interface CheckInTimes {
  /** 0 (Sunday) to 6 (Saturday); a single check-in ignores it. */
  weekday: number;
  /** Of the local day: 0–1439, whole quarters of an hour. */
  minute: number;
  every: CheckInEvery;
  /** The earliest due day; that of a single check-in. */
  startsOn: LocalDate;
  /** The schedule was made or last changed, UTC milliseconds. Nothing is due by then. */
  since: number;
}

/** One due day of a schedule; the instants are UTC milliseconds. */
export interface Occurrence {
  dueOn: LocalDate;
  opensAt: number;
  /** The schedule's minute by the clock of the trainee's zone: skipped, the end of the gap; repeated, the first. */
  dueAt: number;
  closesAt: number;
}

const hourMs = 60 * 60_000;
const beforeMs = checkInWindow.beforeHours * hourMs;
const afterMs = checkInWindow.afterHours * hourMs;

/** When a check-in closes, by its due time; UTC milliseconds. */
export const closesAfter = (dueAt: number): number => dueAt + afterMs;

/** The due days of a schedule, numbered from 0 at its first weekday. Neither zone nor edits move its rhythm. */
interface Series {
  first: LocalDate;
  /** Days from one to the next. */
  step: number;
  /** The last number: 0 for a single check-in, otherwise infinite. */
  last: number;
}

function seriesOf({ weekday, every, startsOn }: CheckInTimes): Series {
  if (every === 0) return { first: startsOn, step: 7, last: 0 };
  const first = addDays(startsOn, (weekday - dayOfWeek(startsOn) + 7) % 7);
  return { first, step: 7 * every, last: Number.POSITIVE_INFINITY };
}

/** The number of the first due day after the schedule was made; above `last` for a single one that was over. */
const firstOf = (series: Series, times: CheckInTimes, zone: string): number =>
  latestBy(series, times, times.since, zone) + 1;

const dayOf = ({ first, step }: Series, number: number) => addDays(first, number * step);

function occurrenceAt(dueOn: LocalDate, { minute }: CheckInTimes, zone: string): Occurrence {
  const dueAt = instantAt(dueOn, minute, zone);
  return { dueOn, opensAt: dueAt - beforeMs, dueAt, closesAt: closesAfter(dueAt) };
}

/** A clock's distance from UTC is less, so that only a due time nearer to an instant needs a calendar call. */
const clockMs = 26 * hourMs;

/** The number of the latest due time at or before an instant; -1 for none. */
function latestBy(series: Series, { minute }: CheckInTimes, instant: number, zone: string): number {
  const dayMs = 24 * hourMs;
  const first = daysBetween("1970-01-01", series.first) * dayMs + minute * 60_000;
  const stepMs = series.step * dayMs;
  const number = Math.min(Math.floor((instant + clockMs - first) / stepMs), series.last);
  if (number < 0) return -1;
  if (first + number * stepMs + clockMs <= instant) return number;
  return instantAt(dayOf(series, number), minute, zone) <= instant ? number : number - 1;
}

/**
 * The occurrence of a due day.
 * @param zone the trainee's, an IANA name, here and below
 * @returns undefined if the schedule has no such due day
 */
export function occurrenceOn(
  times: CheckInTimes,
  dueOn: LocalDate,
  zone: string,
): Occurrence | undefined {
  const series = seriesOf(times);
  const number = daysBetween(series.first, dueOn) / series.step;
  if (!Number.isInteger(number) || number > series.last) return undefined;
  return number >= firstOf(series, times, zone) ? occurrenceAt(dueOn, times, zone) : undefined;
}

/**
 * The one that can be sent: `opensAt` <= now < `closesAt`. Two are never open at once.
 * @param now UTC milliseconds, here and below
 */
export function openOccurrence(
  times: CheckInTimes,
  now: number,
  zone: string,
): Occurrence | undefined {
  const series = seriesOf(times);
  const number = latestBy(series, times, now + beforeMs, zone);
  if (number < firstOf(series, times, zone)) return undefined;
  const latest = occurrenceAt(dayOf(series, number), times, zone);
  return now < latest.closesAt ? latest : undefined;
}

/** The first that opens after now and that no absence excuses; undefined after a single one. */
export function nextOccurrence(
  times: CheckInTimes,
  now: number,
  zone: string,
  absences: readonly AbsenceDays[] = [],
): Occurrence | undefined {
  const series = seriesOf(times);
  const ahead = latestBy(series, times, now + beforeMs, zone) + 1;
  let number = Math.max(ahead, firstOf(series, times, zone));
  while (number <= series.last && isExcused(dayOf(series, number), absences)) number++;
  return number > series.last ? undefined : occurrenceAt(dayOf(series, number), times, zone);
}

/** Due days of the latest closed occurrences, newest first; without their instants, each of which is a calendar call. */
export function closedDays(
  times: CheckInTimes,
  now: number,
  zone: string,
  most: number,
): LocalDate[] {
  const series = seriesOf(times);
  const latest = latestBy(series, times, now - afterMs, zone);
  const closed = Math.max(latest - firstOf(series, times, zone) + 1, 0);
  return Array.from({ length: Math.min(closed, most) }, (_, back) => dayOf(series, latest - back));
}

/** The latest ones that can no longer be sent, newest first: `closesAt` <= now, at most `most`. */
export const closedOccurrences = (
  times: CheckInTimes,
  now: number,
  zone: string,
  most: number,
): Occurrence[] =>
  closedDays(times, now, zone, most).map((dueOn) => occurrenceAt(dueOn, times, zone));

/** Whether a granted absence covers a due day: nothing is owed, and no other day moves. */
export const isExcused = (dueOn: LocalDate, absences: readonly AbsenceDays[]): boolean =>
  absences.some(({ startsOn, endsOn }) => startsOn <= dueOn && dueOn <= endsOn);

/** In order of time, then the two that end it. An excused one can be sent while it is open. */
export const occurrenceStates = ["upcoming", "open", "late", "missed", "sent", "excused"] as const;
export type OccurrenceState = (typeof occurrenceStates)[number];

/** What ends an occurrence, besides time. */
interface OccurrenceFacts {
  isSent: boolean;
  isExcused: boolean;
}

/** The latest answered due day, and granted absences; null without any. */
interface AnswerHistory {
  answeredOn: LocalDate | null;
  absences: readonly AbsenceDays[] | null;
}

/** What ends an occurrence, by the latest answered due day and the granted absences. */
export const occurrenceFacts = (
  dueOn: LocalDate,
  { answeredOn, absences }: AnswerHistory,
): OccurrenceFacts => ({
  isSent: answeredOn !== null && dueOn <= answeredOn,
  isExcused: isExcused(dueOn, absences ?? []),
});

/** The state at an instant: `open` until the due time, `late` until it closes. */
export function stateOf(
  { opensAt, dueAt, closesAt }: Occurrence,
  facts: OccurrenceFacts,
  now: number,
): OccurrenceState {
  if (facts.isSent) return "sent";
  if (facts.isExcused) return "excused";
  if (now < opensAt) return "upcoming";
  if (now < dueAt) return "open";
  return now < closesAt ? "late" : "missed";
}

const secondReminderMs = 24 * hourMs;

/**
 * Reminders that should have been given by now: one from the opening, two from 24 hours later. None outside of
 * `open`, so that a late one is never chased.
 */
export function reminderOf(occurrence: Occurrence, facts: OccurrenceFacts, now: number): 0 | 1 | 2 {
  if (stateOf(occurrence, facts, now) !== "open") return 0;
  return now < occurrence.opensAt + secondReminderMs ? 1 : 2;
}

/** Closed occurrences that are looked at, and the most that are counted: the queue's reason needs no more. */
const missedReach = { looked: 8, counted: 2 } as const;

/** Days before today within which these are due: absences that ended earlier explain none of them. */
export const missedReachDays = missedReach.looked * 7 * Math.max(...checkInEvery) + 3;

/** Missed occurrences in a row: their number, 1–2, and the due day of the latest. */
export interface MissedInARow {
  count: number;
  dueOn: LocalDate;
}

/**
 * Those missed of the 8 latest closed ones, newest first, until one was sent. Excused ones are passed over.
 * @param history the latest due day with a sent check-in, which may still be open, and granted absences; of the
 *   days of these 8 at least
 * @returns undefined if none was missed
 */
export function missedInARow(
  times: CheckInTimes,
  history: AnswerHistory,
  now: number,
  zone: string,
): MissedInARow | undefined {
  const missed: LocalDate[] = [];
  for (const dueOn of closedDays(times, now, zone, missedReach.looked)) {
    const facts = occurrenceFacts(dueOn, history);
    if (facts.isSent || missed.length === missedReach.counted) break;
    if (!facts.isExcused) missed.push(dueOn);
  }
  const [dueOn] = missed;
  return dueOn === undefined ? undefined : { count: missed.length, dueOn };
}

/** Time after its end in which a check-in can arrive that was written in time, without a network. */
const arrivesMs = 7 * 24 * hourMs;

/** Whether answers count: written while it was open, and not more than a week after its end. */
export const canStillArrive = (
  { opensAt, closesAt }: Occurrence,
  writtenAt: number,
  now: number,
): boolean => writtenAt >= opensAt && writtenAt < closesAt && now < closesAt + arrivesMs;
