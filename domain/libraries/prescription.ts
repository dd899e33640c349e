import { latinDigits, roundTo } from "../numerals.ts";
import type { Progression } from "./bounds.ts";

/** What one set is counted in. */
export const amountKinds = ["reps", "seconds", "metres"] as const;
export type AmountKind = (typeof amountKinds)[number];

/**
 * How much one set is: seconds or metres where it is counted in them, else repetitions, `reps` to
 * `repsTo` where they are a range.
 */
export interface Amount {
  /** 1–100; without meaning where seconds or metres count. */
  reps: number;
  repsTo?: number | null;
  /** 1–14,400 */
  seconds?: number | null;
  /** 1–100,000 */
  metres?: number | null;
}

/** What the trainer decides of an exercise, as the rules need it; whatever is missing is not decided. */
export interface Prescribed extends Amount {
  /** 1–10 */
  sets: number;
  /** kg; goes before `percent`. */
  weight: number | null;
  /** Of the best one-repetition maximum. */
  percent?: number | null;
  progression?: Progression | null;
  /** kg that it adds; 2.5 without one. */
  progressionStep?: number | null;
  /** Whether it counts without the trainer's yes. */
  progressionRuns?: boolean;
}

/** What the sets of an exercise are counted in. */
export function amountKind({ seconds, metres }: Pick<Amount, "seconds" | "metres">): AmountKind {
  if ((seconds ?? 0) > 0) return "seconds";
  return (metres ?? 0) > 0 ? "metres" : "reps";
}

/** Repetitions from the fewest to the most that are asked for; the same where they are no range. */
export function repsRange({ reps, repsTo }: Pick<Amount, "reps" | "repsTo">) {
  return { from: reps, to: Math.max(reps, repsTo ?? reps) };
}

/** The smallest change of a bar with the usual plates, kg: what a percentage is rounded to. */
const plateStep = 2.5;

/**
 * A percentage of the best in kilograms, to the nearest 2.5; never nothing.
 * @param best the best one-repetition maximum, kg; null while none is known
 */
export function weightOfPercent(percent: number, best: number | null): number | null {
  if (best === null || best <= 0) return null;
  return Math.max(plateStep, roundTo((percent * best) / 100 / plateStep, 0) * plateStep);
}

/** The kilograms that the plan names, straight or by a percentage; null where it names none. */
export function plannedWeight(
  { weight, percent }: Pick<Prescribed, "weight" | "percent">,
  best: number | null,
): number | null {
  if (weight !== null) return weight;
  return typeof percent === "number" ? weightOfPercent(percent, best) : null;
}

/** Seconds of each part of a repetition; `lift` is null where it is to be as fast as can be. */
export interface Tempo {
  lower: number;
  pauseBelow: number;
  lift: number | null;
  pauseAbove: number;
}

/** Characters of a tempo as it is stored. */
export const tempoLength = 7;

/**
 * Reads a tempo of four counts, lowering first: `3-1-1-0`, `3110`, `٣ ١ ١ ٠`, `30X0`. Source: the
 * notation of Ian King (1990s), as strength coaches write it.
 * @returns as it is stored, `3-1-X-0`; undefined when the text is none
 */
export function readTempo(text: string): string | undefined {
  const counts = latinDigits(text)
    .replace(/[\s\-–—./,،:٫]/g, "")
    .toUpperCase();
  return /^\d\d[\dX]\d$/.test(counts) ? [...counts].join("-") : undefined;
}

/** The parts of a stored tempo; undefined when it is none. */
export function tempoOf(text: string): Tempo | undefined {
  const stored = readTempo(text);
  if (!stored) return undefined;
  const [lower, pauseBelow, lift, pauseAbove] = stored
    .split("-")
    .map((count) => (count === "X" ? null : Number(count)));
  return {
    lower: lower ?? 0,
    pauseBelow: pauseBelow ?? 0,
    lift: lift ?? null,
    pauseAbove: pauseAbove ?? 0,
  };
}
