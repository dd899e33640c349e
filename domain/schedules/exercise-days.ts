import { countedSets, type PerformedSet, volume } from "./performed-sets.ts";

/** Sums and bests of one exercise's sets on one day. */
export interface ExerciseDay {
  /** Number of sets. */
  sets: number;
  /** Most repetitions of one set. */
  bestReps: number;
  /** kg of sets with at least one repetition; null without weight. */
  bestWeight: number | null;
  /** The best estimated one-repetition maximum in kg; null if no set gives one. */
  bestOneRep: number | null;
  /** kg × repetitions over all sets, one decimal. */
  volume: number;
  /** The longest set; null without seconds. */
  bestSeconds: number | null;
  bestMetres: number | null;
}

/** Maximum repetitions for estimating one repetition; more measure endurance. */
export const maxTellingReps = 15;

/**
 * The estimated one-repetition maximum of a set in kg, one decimal, computed in whole hundredths so that
 * halves round alike everywhere. Source: Epley, Poundage Chart (1985): w × (1 + reps / 30).
 * @returns the weight itself for one repetition; null without weight, without a repetition, and above 15
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

/** The maximum of the known numbers; null without any. */
const best = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? Math.max(...known) : null;
};

/** Sums and bests of a day's sets without its warm-ups; undefined without any set. */
export function exerciseDayOf(all: readonly PerformedSet[]): ExerciseDay | undefined {
  if (all.length === 0) return undefined;
  const sets = countedSets(all);
  return {
    sets: sets.length,
    bestReps: Math.max(0, ...sets.map(({ reps }) => reps)),
    bestWeight: best(sets.map(({ reps, weight }) => (reps > 0 ? weight : null))),
    bestOneRep: best(sets.map(oneRepMaximum)),
    volume: volume(sets),
    bestSeconds: best(sets.map(({ seconds }) => seconds ?? null)),
    bestMetres: best(sets.map(({ metres }) => metres ?? null)),
  };
}

export const recordKinds = ["weight", "oneRep", "volume", "seconds", "metres"] as const;
type RecordKind = (typeof recordKinds)[number];

/** Bests in kg, seconds or metres; null if unknown. */
export type Bests = Record<RecordKind, number | null>;

/** A record of a day, with the beaten value. */
export interface FallenRecord {
  kind: RecordKind;
  /** kg, seconds or metres. */
  value: number;
  /** The best of all other days. */
  before: number;
}

/** A day's value for each kind of record. */
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
 * The records of a day: values above every other day of the exercise. An equal value is no record, nor is the
 * first day of its kind.
 * @param others the best of all other days
 */
export function recordsOf(day: Bests, others: Bests): FallenRecord[] {
  return recordKinds.flatMap((kind) => {
    const [value, before] = [day[kind], others[kind]];
    if (value === null || before === null || before <= 0 || value <= before) return [];
    return [{ kind, value, before }];
  });
}
