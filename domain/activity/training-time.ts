import { amountKind, repsRange, tempoOf } from "../libraries/prescription.ts";
import { supersetsOf } from "../schedules/supersets.ts";
import { defaultRest } from "./rest.ts";

/** A planned exercise, as estimating its time needs it. */
export interface TimedExercise {
  id: string;
  sets: number;
  reps: number;
  repsTo?: number | null;
  /** Of one set. */
  seconds?: number | null;
  metres?: number | null;
  tempo?: string | null;
  /** Seconds between two sets. */
  rest?: number | null;
  superset?: string | null;
}

/*
 * Assumptions of the estimate. A repetition without a tempo takes 3 s: trainings at their own speed take 2 to 8 s
 * a repetition with equal growth (Schoenfeld, Ogborn & Krieger, Effect of repetition duration during resistance
 * training on muscle hypertrophy, 2015), most of them near the lower end. A metre takes 0.6 s, a brisk walk of
 * 1.67 m/s. Walking over to an exercise and setting it up takes a minute.
 */
const assumed = { repetition: 3, metre: 0.6, setUp: 60 } as const;

/**
 * Expected seconds of each exercise of a day: its set-up, its sets, and a rest after each set but the last. In a
 * superset only its last exercise rests, because the others follow at once.
 * @param exercises of one day, in their order
 */
export function expectedSeconds(exercises: readonly TimedExercise[]): Map<string, number> {
  const following = new Set(
    supersetsOf(exercises.map(({ id, superset }) => ({ id, superset: superset ?? null }))).flatMap(
      ({ items }) => items.slice(0, -1).map(({ id }) => id),
    ),
  );
  return new Map(
    exercises.map((exercise) => {
      const { id, sets, rest } = exercise;
      const rests = following.has(id) ? 0 : Math.max(0, sets - 1);
      const work = sets * secondsOfSet(exercise);
      return [id, Math.round(assumed.setUp + work + rests * (rest ?? defaultRest))];
    }),
  );
}

function secondsOfSet(exercise: TimedExercise): number {
  const { seconds, metres, tempo } = exercise;
  const kind = amountKind(exercise);
  if (kind === "seconds") return seconds ?? 0;
  if (kind === "metres") return (metres ?? 0) * assumed.metre;
  const { from, to } = repsRange(exercise);
  return ((from + to) / 2) * secondsOfRepetition(tempo);
}

function secondsOfRepetition(tempo: string | null | undefined): number {
  const counts = tempo ? tempoOf(tempo) : undefined;
  if (!counts) return assumed.repetition;
  const { lower, pauseBelow, lift, pauseAbove } = counts;
  return Math.max(1, lower + pauseBelow + (lift ?? 1) + pauseAbove);
}
