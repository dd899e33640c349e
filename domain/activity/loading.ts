import { roundTo } from "../numerals.ts";

/** The usual plates of a gym in kg, a pair of each kind as often as needed, heaviest first. */
const plateKinds = [25, 20, 15, 10, 5, 2.5, 1.25] as const;

/** The bars to choose from in kg: the usual one, a lighter one, a short one; 0 for plates alone. */
export const bars = [20, 15, 10, 0] as const;
export type Bar = (typeof bars)[number];
export const usualBar: Bar = 20;

/** Both sides of a bar. */
interface Plates {
  /** On each side, heaviest first. */
  side: readonly number[];
  /** kg of bar and plates; below the wanted weight if plates cannot make it. */
  total: number;
}

/**
 * The plates of each side for a weight, the heaviest first.
 * @param weight kg of bar and plates
 * @returns undefined below the bar's own weight
 */
export function platesOf(weight: number, bar: Bar): Plates | undefined {
  if (weight < bar) return undefined;
  let left = roundTo((weight - bar) / 2, 3);
  const side: number[] = [];
  for (const plate of plateKinds) {
    while (left >= plate) {
      side.push(plate);
      left = roundTo(left - plate, 3);
    }
  }
  return { side, total: roundTo(weight - 2 * left, 2) };
}

/** A set before the first one that counts; it is not logged. */
interface WarmUp {
  weight: number;
  reps: number;
}

/** The part of the first set's weight, and the repetitions: lighter and more first. */
const steps = [
  { part: 0.4, reps: 8 },
  { part: 0.6, reps: 5 },
  { part: 0.8, reps: 3 },
] as const;

/** The weight in kg from which a movement is heavy enough to be led up to. */
const heavyFrom = 30;
/** The smallest change of a machine or cable in kg. */
const stackStep = 2.5;

/**
 * Warm-up sets before a heavy one, 40, 60 and 80 percent of it, rounded down to what its plates make. Source:
 * NSCA, Essentials of Strength Training and Conditioning (2016), on specific warm-up.
 * @param bar the bar of a barbell; undefined for a machine
 * @returns none for light sets; each weight once, at least the bar, below the first set's
 */
export function warmUpOf(weight: number | null, bar: Bar | undefined): WarmUp[] {
  if (weight === null || weight < heavyFrom) return [];
  const made = (kg: number) =>
    bar === undefined
      ? Math.floor(kg / stackStep) * stackStep
      : (platesOf(Math.max(kg, bar), bar)?.total ?? bar);
  const sets = steps.map(({ part, reps }) => ({ weight: made(weight * part), reps }));
  return sets.filter(
    (set, index) =>
      set.weight > 0 &&
      set.weight < weight &&
      sets.findIndex((o) => o.weight === set.weight) === index,
  );
}
