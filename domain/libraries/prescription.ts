import { latinDigits, roundTo } from "../numerals.ts";
import type { Progression } from "./bounds.ts";

/** The units of a set. */
export const amountKinds = ["reps", "seconds", "metres"] as const;
export type AmountKind = (typeof amountKinds)[number];

/**
 * The amount of one set: seconds or metres if given, otherwise repetitions, with `repsTo` a range.
 */
export interface Amount {
  /** 1–100; without meaning for seconds or metres. */
  reps: number;
  repsTo?: number | null;
  /** 1–14,400 */
  seconds?: number | null;
  /** 1–100,000 */
  metres?: number | null;
}

/** The trainer's prescription of an exercise; missing values are open. */
export interface Prescribed extends Amount {
  /** 1–10 */
  sets: number;
  /** kg; takes precedence over `percent`. */
  weight: number | null;
  /** Of the best one-repetition maximum. */
  percent?: number | null;
  progression?: Progression | null;
  /** kg of each raise; 2.5 by default. */
  progressionStep?: number | null;
  /** Whether a raise counts without the trainer's approval. */
  progressionRuns?: boolean;
}

/** The unit of an exercise's sets. */
export function amountKind({ seconds, metres }: Pick<Amount, "seconds" | "metres">): AmountKind {
  if ((seconds ?? 0) > 0) return "seconds";
  return (metres ?? 0) > 0 ? "metres" : "reps";
}

/** The fewest and the most planned repetitions; equal without a range. */
export function repsRange({ reps, repsTo }: Pick<Amount, "reps" | "repsTo">) {
  return { from: reps, to: Math.max(reps, repsTo ?? reps) };
}

/** The smallest change of a bar with the usual plates, in kg; percentages are rounded to it. */
const plateStep = 2.5;

/**
 * A percentage of the best in kg, to the nearest 2.5 and above 0.
 * @param best the best one-repetition maximum in kg; null if unknown
 */
export function weightOfPercent(percent: number, best: number | null): number | null {
  if (best === null || best <= 0) return null;
  return Math.max(plateStep, roundTo((percent * best) / 100 / plateStep, 0) * plateStep);
}

/** The planned kg, direct or by a percentage; null without either. */
export function plannedWeight(
  { weight, percent }: Pick<Prescribed, "weight" | "percent">,
  best: number | null,
): number | null {
  if (weight !== null) return weight;
  return typeof percent === "number" ? weightOfPercent(percent, best) : null;
}

/** Seconds of each phase of a repetition; a null `lift` is as fast as possible. */
export interface Tempo {
  lower: number;
  pauseBelow: number;
  lift: number | null;
  pauseAbove: number;
}

/** Characters of a stored tempo. */
export const tempoLength = 7;

/**
 * Reads a tempo of four counts, lowering first: `3-1-1-0`, `3110`, `٣ ١ ١ ٠`, `30X0`. Source: the notation of
 * Ian King (1990s).
 * @returns the stored form, `3-1-X-0`; undefined for any other text
 */
export function readTempo(text: string): string | undefined {
  const counts = latinDigits(text)
    .replace(/[\s\-–—./,،:٫]/g, "")
    .toUpperCase();
  return /^\d\d[\dX]\d$/.test(counts) ? [...counts].join("-") : undefined;
}

/** The phases of a stored tempo; undefined for any other text. */
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
