import type { ExerciseCategory, ExerciseType } from "../exercises.ts";
import { type Muscle, muscles, type Worked, workedOf } from "./muscles.ts";

/** A planned exercise, as far as its muscles need it. */
export interface CountedExercise {
  sets: number;
  category: ExerciseCategory;
  type: ExerciseType;
  /** Its drawn movement, which tells the muscles. */
  movement?: string | undefined;
}

/** What an exercise without a movement works. */
const mainMuscles: Record<ExerciseCategory, readonly Muscle[]> = {
  cardio: [],
  back: ["lats"],
  chest: ["chest"],
  shoulders: ["shoulders"],
  legs: ["quads", "glutes"],
  abs: ["abs"],
  biceps: ["biceps"],
  triceps: ["triceps"],
};

/** Sets that a muscle gets of a set of an exercise, by what it does in it. */
const share = { works: 1, helps: 0.5 };

/**
 * How many sets of some exercises each muscle gets: whole ones where it works, halves where it helps.
 * Exercises of type cardio count nothing: they are minutes. Source of the halves: Pelland et al., The
 * Resistance Training Dose-Response (2024).
 * @param written the muscles of each movement, as `data/muscles.json` holds them
 * @returns sets, in halves; the greatest first, then as the muscles are listed; none with 0
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

/** What a map is of. */
export type MapSpan = "day" | "week";

/** From how many sets on a muscle stands on the second and on the third step. */
const steps: Record<MapSpan, readonly [number, number]> = { day: [3, 6], week: [5, 10] };

/**
 * How much a muscle gets, in three steps. Source of the week's: Schoenfeld, Ogborn & Krieger,
 * Dose-response relationship between weekly resistance training volume and increases in muscle mass
 * (2017), which parts fewer than 5, 5 to 9 and 10 or more sets a week; a day is about half of it, as a
 * muscle is mostly trained twice a week.
 * @param sets more than 0
 */
export function stepOf(sets: number, span: MapSpan): 1 | 2 | 3 {
  const [second, third] = steps[span];
  return sets < second ? 1 : sets < third ? 2 : 3;
}
