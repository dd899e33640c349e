import type { Muscle } from "../../domain/libraries/movement/muscle-names.ts";
import { muscleData } from "./movements.ts";

/** Groups of muscles for counting sets: large ones, small ones that also work, and the trunk. */
export const largeMuscles = ["chest", "back", "shoulders", "quads", "hips"] as const;
const smallMuscles = ["rear", "biceps", "triceps", "calves", "forearms"] as const;
export type MuscleGroup = (typeof largeMuscles)[number] | (typeof smallMuscles)[number] | "trunk";

/** The group of each muscle of the map. */
const groupOf: Readonly<Record<Muscle, MuscleGroup>> = {
  chest: "chest",
  shoulders: "shoulders",
  rear_shoulders: "rear",
  lats: "back",
  traps: "back",
  lower_back: "back",
  abs: "trunk",
  obliques: "trunk",
  biceps: "biceps",
  triceps: "triceps",
  forearms: "forearms",
  quads: "quads",
  glutes: "hips",
  hamstrings: "hips",
  adductors: "hips",
  calves: "calves",
};

/** Muscles that only hold the body or the weight when they help, which counts as no set. */
const stabilizers: readonly Muscle[] = ["traps", "lower_back", "abs", "obliques", "forearms"];

const compoundName =
  /\b(press|push-up|pull-up|pulldown|row|squat|lunge|step-up|deadlift|thrust|bridge)\b/i;

interface Counts {
  isCompound: boolean;
  /** The group for which a set counts fully. */
  main: MuscleGroup;
  /** The groups for which it counts by half. */
  also: MuscleGroup[];
}

/** The groups that an exercise of the library works; the first muscle of its movement is the main one. */
export function countsOf(exercise: { englishName: string; movement: string }): Counts {
  const [works = "", helps = ""] = muscleData[exercise.movement] ?? [];
  const [first, ...others] = `${works} ${helps}`.trim().split(" ") as Muscle[];
  const main = first && groupOf[first];
  if (!main) throw new Error(`"${exercise.englishName}" has no muscles`);
  const isCompound = compoundName.test(exercise.englishName);
  const helping = isCompound ? others.filter((muscle) => !stabilizers.includes(muscle)) : [];
  const also = new Set(helping.map((muscle) => groupOf[muscle]));
  return { isCompound, main, also: [...also].filter((muscle) => muscle !== main) };
}
