import { addDays, type LocalDate, weekStart } from "../calendar.ts";
import type { FieldRule } from "../fields.ts";
import { latinDigits } from "../numerals.ts";
import { targetStepBounds } from "../person-bounds.ts";
import { dayNumbers } from "./day-numbers.ts";
import type { StepSource } from "./steps.ts";

/** Field rules of a count and a target: whole numbers, refused outside the bounds, never clamped. */
export const stepFields = {
  steps: dayNumbers.steps,
  target: { kind: "number", ...targetStepBounds, decimals: 0 },
} as const satisfies Record<string, FieldRule>;

/** Thousands separated by one consistent sign, which differs by language. */
const grouped = /^[1-9]\d{0,2}([.,،٬'’\u00a0\u202f ])\d{3}(?:\1\d{3})*$/;

/**
 * Reads a typed whole count: `8432`, `8,432`, `8.432`, `٨٬٤٣٢`.
 * @returns undefined for a fraction or any other text
 */
export function parseCount(text: string): number | undefined {
  const plain = plainOf(text);
  return /^\d{1,12}$/.test(plain) || grouped.test(plain) ? Number(digitsOf(plain)) : undefined;
}

/**
 * Reads a phone's count, whose sums of samples may have a fraction (`8431.99`); it is rounded.
 * @returns undefined also for `8.432`, which some phones mean as thousands and others as a fraction
 */
export function parseStepSum(text: string): number | undefined {
  const plain = plainOf(text);
  if (/^\d{1,3}\.\d{3}$/.test(plain)) return undefined;
  const whole = parseCount(plain);
  if (whole !== undefined) return whole;
  const [, count, fraction] = /^(.+)[.,٫](\d{1,12})$/.exec(plain) ?? [];
  const steps = count === undefined ? undefined : parseCount(count);
  return steps === undefined ? undefined : Math.round(Number(`${steps}.${fraction}`));
}

const plainOf = (text: string) =>
  latinDigits(text)
    .replace(/[\u200e\u200f\u061c]/g, "")
    .trim();
const digitsOf = (plain: string) => plain.replace(/\D/g, "");

/** Recommended steps a day, by experience. */
export const recommendedSteps = [
  { level: "general", from: 7000, to: 10_000 },
  { level: "beginner", from: 3000, to: 5000 },
  { level: "intermediate", from: 5000, to: 7000 },
  { level: "advanced", from: 8000, to: 12_000 },
] as const;

/** Maximum weeks of one answer; with today's they cover 90 days. */
const maxStepWeeks = 14;

/** The first Sunday of an answer whose last week contains a day. */
export const firstShownDay = (last: LocalDate): LocalDate =>
  addDays(weekStart(last), -7 * (maxStepWeeks - 1));

/** A stored day. */
interface StepRecord {
  date: LocalDate;
  steps: number;
  targetSteps: number;
}

/** A day; 0 steps without a count. */
export interface StepDay {
  date: LocalDate;
  steps: number;
  target: number;
}

/**
 * Every day of a span, oldest first. A target is stored on its first day, so a day without a row has the target
 * of the last row before it.
 * @param records of those days, oldest first
 * @param before the target before the first of them
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

/** Steps in whole percent of the target; above 100 for more. */
export const stepsPercent = ({ steps, target }: Pick<StepDay, "steps" | "target">): number =>
  Math.round((steps / target) * 100);

/** Seven days from a Sunday, with their sums. */
export interface StepWeek {
  weekStart: LocalDate;
  days: StepDay[];
  total: number;
  /** Days with a count. */
  counted: number;
  /** Mean steps of the days with a count, rounded; 0 without any. */
  average: number;
  /** Days that reached their target. */
  reached: number;
}

/** The weeks of days, newest week first. The days begin on a Sunday, oldest first. */
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

/** Weeks by the month (`YYYY-MM`) of their first day, in their order. */
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

/** The stored total of a day, with its source. */
interface StoredTotal {
  steps: number;
  source: StepSource;
  /** The person's last entry, if a phone's larger total replaced it. */
  handSteps: number | null;
}

/**
 * The stored total after another one. Totals replace each other and are never added. A phone's total is never
 * below the person's entry for that day, and replaces the phone's own larger one.
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
