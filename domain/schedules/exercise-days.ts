import { type PerformedSet, volume } from "./performed-sets.ts";

/** What the sets of one exercise on one day amount to. */
export interface ExerciseDay {
  /** How many sets. */
  sets: number;
  /** Most repetitions of one set. */
  bestReps: number;
  /** kg, of sets with at least one repetition; null without weight. */
  bestWeight: number | null;
  /** kg, the best estimated one-repetition maximum; null where no set tells one. */
  bestOneRep: number | null;
  /** kg × repetitions over all sets, one decimal. */
  volume: number;
  /** The longest set, and the farthest; null where none is counted so. */
  bestSeconds: number | null;
  bestMetres: number | null;
}

/** Above it, repetitions tell how long somebody lasts, and nothing of one repetition. */
export const maxTellingReps = 15;

/**
 * The estimated one-repetition maximum of a set, kg with one decimal, reckoned in whole hundredths
 * so that every device agrees on halves. Source: Epley, Poundage Chart (1985): w × (1 + reps / 30).
 * @returns one repetition's own weight; null without weight, without a repetition and above 15
 */
export function oneRepMaximum({
  reps,
  weight,
}: Pick<PerformedSet, "reps" | "weight">): number | null {
  if (weight === null || reps < 1 || reps > maxTellingReps) return null;
  const hundredths = Math.round(weight * 100);
  if (reps === 1) return Math.floor((hundredths + 5) / 10) / 10;
  return Math.floor((hundredths * (30 + reps) + 150) / 300) / 10;
}

/** The best of some numbers; null when nothing is known. */
const best = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? Math.max(...known) : null;
};

/** What a day's sets of one exercise amount to; undefined without any. */
export function exerciseDayOf(sets: readonly PerformedSet[]): ExerciseDay | undefined {
  if (sets.length === 0) return undefined;
  return {
    sets: sets.length,
    bestReps: Math.max(...sets.map(({ reps }) => reps)),
    bestWeight: best(sets.map(({ reps, weight }) => (reps > 0 ? weight : null))),
    bestOneRep: best(sets.map(oneRepMaximum)),
    volume: volume(sets),
    bestSeconds: best(sets.map(({ seconds }) => seconds ?? null)),
    bestMetres: best(sets.map(({ metres }) => metres ?? null)),
  };
}

export const recordKinds = ["weight", "oneRep", "volume", "seconds", "metres"] as const;
type RecordKind = (typeof recordKinds)[number];

/** The best of some days, kg, seconds or metres; null where none of them tells one. */
export type Bests = Record<RecordKind, number | null>;

/** A record that a day holds, and what it had to beat. */
export interface FallenRecord {
  kind: RecordKind;
  /** kg, seconds or metres. */
  value: number;
  /** The best of all other days. */
  before: number;
}

/** What a day counts for each kind of record. */
export const bestsOf = (day: Omit<ExerciseDay, "sets" | "bestReps">): Bests => ({
  weight: day.bestWeight,
  oneRep: day.bestOneRep,
  volume: day.volume,
  seconds: day.bestSeconds,
  metres: day.bestMetres,
});

/** The best of several days. */
export const bestOfAll = (days: readonly Partial<Bests>[]): Bests => {
  const of = (kind: RecordKind) => best(days.map((day) => day[kind] ?? null));
  return {
    weight: of("weight"),
    oneRep: of("oneRep"),
    volume: of("volume"),
    seconds: of("seconds"),
    metres: of("metres"),
  };
};

/**
 * The records that a day holds: where it beats every other day of the exercise. What equals the best
 * is none, nor is what was never done before or never with weight.
 * @param others the best of all other days
 */
export function recordsOf(day: Bests, others: Bests): FallenRecord[] {
  return recordKinds.flatMap((kind) => {
    const [value, before] = [day[kind], others[kind]];
    if (value === null || before === null || before <= 0 || value <= before) return [];
    return [{ kind, value, before }];
  });
}
