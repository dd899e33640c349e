import type { FieldRule } from "../fields.ts";

/**
 * How hard a whole workout felt, 1 (very easy) to 10 (as hard as possible): one whole number a day.
 * Source: Foster et al., A New Approach to Monitoring Exercise Training (2001): the session's RPE.
 */
const effortBounds = { min: 1, max: 10 } as const;

export const effortRule = {
  kind: "number",
  ...effortBounds,
  decimals: 0,
} as const satisfies FieldRule;

/** 1 to 10, for a choice. */
export const efforts: readonly number[] = Array.from(
  { length: effortBounds.max },
  (_, index) => index + effortBounds.min,
);

/** Rule of the words with it; they become a note. */
export const feelingWords = { kind: "text", max: 500, optional: true } as const;

/** A workout's effort and words; null if not given. */
export interface WorkoutFeeling {
  date: string;
  effort: number | null;
  words: string | null;
}

/** The feeling of a day. Of several the later ones count, each with the parts that it has. */
export function feelingOf(
  feelings: readonly WorkoutFeeling[],
  date: string,
): WorkoutFeeling | undefined {
  const all = feelings.filter((each) => each.date === date);
  if (all.length === 0) return undefined;
  const latest = <Part>(of: (each: WorkoutFeeling) => Part | null) =>
    all.map(of).findLast((part) => part !== null) ?? null;
  return { date, effort: latest(({ effort }) => effort), words: latest(({ words }) => words) };
}
