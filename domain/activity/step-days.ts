import { addDays, type LocalDate, weekStart } from "../calendar.ts";
import type { FieldRule } from "../fields.ts";
import { latinDigits } from "../numerals.ts";
import { stepBounds, targetStepBounds } from "../person-bounds.ts";
import type { StepSource } from "./steps.ts";

/** A day's count and a target, as typed or sent: whole numbers, refused outside, never clamped. */
export const stepFields = {
  steps: { kind: "number", min: 0, max: stepBounds.maxCount, decimals: 0 },
  target: { kind: "number", ...targetStepBounds, decimals: 0 },
} as const satisfies Record<string, FieldRule>;

/** Thousands by one and the same sign, which languages choose differently. */
const grouped = /^[1-9]\d{0,2}([.,،٬'’\u00a0\u202f ])\d{3}(?:\1\d{3})*$/;

/**
 * A whole count as people type it: `8432`, `8,432`, `8.432`, `٨٬٤٣٢`. A fraction is none, as a step is whole.
 * @returns undefined when the text is no such number
 */
export function parseSteps(text: string): number | undefined {
  const plain = plainOf(text);
  return /^\d{1,12}$/.test(plain) || grouped.test(plain) ? Number(digitsOf(plain)) : undefined;
}

/**
 * The same as phones write it, whose sums of samples may have a fraction (`8431.99`), which is rounded.
 * @returns undefined also for `8.432`, which is thousands to some phones and a fraction to others
 */
export function parseStepSum(text: string): number | undefined {
  const plain = plainOf(text);
  if (/^\d{1,3}\.\d{3}$/.test(plain)) return undefined;
  const whole = parseSteps(plain);
  if (whole !== undefined) return whole;
  const [, count, fraction] = /^(.+)[.,٫](\d{1,12})$/.exec(plain) ?? [];
  const steps = count === undefined ? undefined : parseSteps(count);
  return steps === undefined ? undefined : Math.round(Number(`${steps}.${fraction}`));
}

const plainOf = (text: string) =>
  latinDigits(text)
    .replace(/[\u200e\u200f\u061c]/g, "")
    .trim();
const digitsOf = (plain: string) => plain.replace(/\D/g, "");

/** Steps a day that are recommended, by how used to walking somebody is. */
export const recommendedSteps = [
  { level: "general", from: 7000, to: 10_000 },
  { level: "beginner", from: 3000, to: 5000 },
  { level: "intermediate", from: 5000, to: 7000 },
  { level: "advanced", from: 8000, to: 12_000 },
] as const;

/** Weeks of one answer; with today's they cover 90 days. */
const maxStepWeeks = 14;

/** The Sunday on which the weeks of an answer begin whose last one holds a day. */
export const firstShownDay = (last: LocalDate): LocalDate =>
  addDays(weekStart(last), -7 * (maxStepWeeks - 1));

/** A day's row, as it is stored. */
interface StepRecord {
  date: LocalDate;
  steps: number;
  targetSteps: number;
}

/** A day; 0 steps where nobody counted. */
export interface StepDay {
  date: LocalDate;
  steps: number;
  target: number;
}

/**
 * Every day from one to another, oldest first. A target is written on the day it begins, so that a day
 * without a row has that of the newest one before it.
 * @param records of those days, oldest first
 * @param before the target that held before the first of them
 */
export function stepDays(
  { first, last, before }: { first: LocalDate; last: LocalDate; before: number },
  records: readonly StepRecord[],
): StepDay[] {
  const byDate = new Map(records.map((record) => [record.date, record]));
  const days: StepDay[] = [];
  let target = before;
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const record = byDate.get(date);
    target = record?.targetSteps ?? target;
    days.push({ date, steps: record?.steps ?? 0, target });
  }
  return days;
}

/** What of the target was walked, in whole percent; beyond 100 where more was. */
export const stepsPercent = ({ steps, target }: Pick<StepDay, "steps" | "target">): number =>
  Math.round((steps / target) * 100);

/** Seven days from a Sunday, and what was walked of them. */
export interface StepWeek {
  weekStart: LocalDate;
  days: StepDay[];
  total: number;
  /** Days on which somebody counted. */
  counted: number;
  /** Steps of a counted day, rounded; 0 where none is. */
  average: number;
  /** Days whose target was reached. */
  reached: number;
}

/** The weeks of days that are given oldest first from a Sunday on; newest week first. */
export function stepWeeks(days: readonly StepDay[]): StepWeek[] {
  const weeks: StepWeek[] = [];
  for (let at = 0; at < days.length; at += 7) weeks.push(stepWeek(days.slice(at, at + 7)));
  return weeks.reverse();
}

function stepWeek(days: StepDay[]): StepWeek {
  const total = days.reduce((sum, { steps }) => sum + steps, 0);
  const counted = days.filter(({ steps }) => steps > 0).length;
  return {
    weekStart: days[0]?.date ?? "",
    days,
    total,
    counted,
    average: counted === 0 ? 0 : Math.round(total / counted),
    reached: days.filter(({ steps, target }) => steps >= target).length,
  };
}

/** Weeks under the month (`YYYY-MM`) in which they begin, in their order. */
export function weeksByMonth<Week extends { weekStart: LocalDate }>(
  weeks: readonly Week[],
): { month: string; weeks: Week[] }[] {
  const months: { month: string; weeks: Week[] }[] = [];
  for (const week of weeks) {
    const month = week.weekStart.slice(0, 7);
    const newest = months.at(-1);
    if (newest?.month === month) newest.weeks.push(week);
    else months.push({ month, weeks: [week] });
  }
  return months;
}

/** What stands of a day, and who wrote it. */
interface StoredTotal {
  steps: number;
  source: StepSource;
  /** What a person wrote last, where a phone's larger total stands now. */
  handSteps: number | null;
}

/**
 * What stands of a day after another total. It is replaced, never added to; what a phone sends is never less
 * than what a person wrote for that day, whatever came between, and takes its own larger count back.
 */
export function totalAfter(
  stored: StoredTotal | undefined,
  { steps, source }: { steps: number; source: StepSource },
): StoredTotal {
  if (!stored || source === "hand") return { steps, source, handSteps: null };
  const byHand = stored.source === "hand" ? stored.steps : stored.handSteps;
  return byHand !== null && byHand > steps
    ? { steps: byHand, source: "hand", handSteps: null }
    : { steps, source, handSteps: byHand };
}
