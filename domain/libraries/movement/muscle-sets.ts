import type { ExerciseCategory, ExerciseType } from "../exercises.ts";
import { type Muscle, mainMuscles, muscles } from "./muscle-names.ts";
import { type Worked, workedOf } from "./muscles.ts";

/** A planned exercise, as counting its muscles needs it. */
export interface CountedExercise {
  sets: number;
  category: ExerciseCategory;
  type: ExerciseType;
  /** Its drawn movement, which has the muscles. */
  movement?: string | undefined;
}

/** A muscle's share of a set, by its role. */
const share = { works: 1, helps: 0.5 };

/**
 * Sets of each muscle in some exercises: whole ones for working muscles, halves for helping ones. Cardio does
 * not count, because it is minutes. Source of the halves: Pelland et al., The
 * Resistance Training Dose-Response (2024).
 * @param written the muscles of each movement, in the form of `data/muscles.json`
 * @returns sets in halves; the largest first, then in the order of muscles; none with 0
 */
export function muscleSets(
  exercises: readonly CountedExercise[],
  written: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<Muscle, number> {
  const sums = new Map<Muscle, number>(muscles.map((muscle) => [muscle, 0]));
  for (const { sets, type, ...exercise } of exercises) {
    if (type === "cardio") continue;
    const worked = workedBy(exercise, written);
    for (const role of ["works", "helps"] as const) {
      for (const muscle of worked[role]) {
        sums.set(muscle, (sums.get(muscle) ?? 0) + sets * share[role]);
      }
    }
  }
  return new Map([...sums].filter(([, sets]) => sets > 0).sort((a, b) => b[1] - a[1]));
}

function workedBy(
  { category, movement = "" }: Pick<CountedExercise, "category" | "movement">,
  written: Readonly<Record<string, readonly string[]>>,
): Worked {
  const known = Object.hasOwn(written, movement) ? written[movement] : undefined;
  return known ? workedOf(known) : { works: mainMuscles[category], helps: [] };
}

/** The span of a map. */
export type MapSpan = "day" | "week";

/** Minimum sets of the second and the third step. */
const steps: Record<MapSpan, readonly [number, number]> = { day: [3, 6], week: [5, 10] };

/**
 * The step of a muscle by its sets, 1 to 3. Source of the week's: Schoenfeld, Ogborn & Krieger,
 * Dose-response relationship between weekly resistance training volume and increases in muscle mass
 * (2017), which parts fewer than 5, 5 to 9 and 10 or more sets a week; a day is about half of it, as a
 * muscle is mostly trained twice a week.
 * @param sets more than 0
 */
export function stepOf(sets: number, span: MapSpan): 1 | 2 | 3 {
  const [second, third] = steps[span];
  return sets < second ? 1 : sets < third ? 2 : 3;
}
