import { addDays, type LocalDate, weekStart } from "../calendar.ts";
import type { FieldRule } from "../fields.ts";
import { latinDigits, parseNumber } from "../numerals.ts";
import { type StepSource, stepBounds, targetStepBounds } from "./steps.ts";

/** A day's count and a target, as typed or sent: whole numbers, refused outside, never clamped. */
export const stepFields = {
  steps: { kind: "number", min: 0, max: stepBounds.maxCount, decimals: 0 },
  target: { kind: "number", ...targetStepBounds, decimals: 0 },
} as const satisfies Record<string, FieldRule>;

/**
 * A day's count as people type it and phones write it: `8432`, `8,432`, `٨٬٤٣٢`; a sum of samples may
 * have a fraction (`8431.99`), which is rounded.
 * @returns the whole number, or undefined when the text is none
 */
export function parseSteps(text: string): number | undefined {
  const plain = latinDigits(text).trim();
  const grouped = /^\d{1,3}([,،٬\u00a0\u202f ]\d{3})+(\.\d+)?$/.test(plain);
  const number = parseNumber(grouped ? plain.replace(/[,،٬\s]/g, "") : plain);
  return number === undefined ? undefined : Math.round(number);
}

/** Steps a day that are recommended, by how used to walking somebody is. */
export const recommendedSteps = [
  { level: "general", from: 7000, to: 10_000 },
  { level: "beginner", from: 3000, to: 5000 },
  { level: "intermediate", from: 5000, to: 7000 },
  { level: "advanced", from: 8000, to: 12_000 },
] as const;

/** How many days can be written, today among them. */
export const writableDays = 7;

/** The first day that can still be written. */
export const firstWritableDay = (today: LocalDate): LocalDate => addDays(today, 1 - writableDays);

/** Weeks of one answer; with today's they cover 90 days. */
const stepWeeksShown = 14;

/** The Sunday on which the weeks of an answer begin whose last one holds a day. */
export const firstShownDay = (last: LocalDate): LocalDate =>
  addDays(weekStart(last), -7 * (stepWeeksShown - 1));

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

/**
 * Whether a total takes the place of the stored one. A day's total is replaced, never added to, and a
 * smaller one of a phone leaves a larger one standing that was written by hand.
 */
export function replacesSteps(
  stored: { steps: number; source: StepSource } | undefined,
  total: { steps: number; source: StepSource },
): boolean {
  if (!stored || total.source === "hand") return true;
  return stored.source === "link" || total.steps >= stored.steps;
}
