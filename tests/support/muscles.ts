import type { Muscle } from "../../domain/libraries/movement/muscles.ts";
import { muscleData } from "./movements.ts";

/** What is counted in sets: the large ones, the small ones that they bring along, and the trunk. */
export const largeMuscles = ["chest", "back", "shoulders", "quads", "hips"] as const;
const smallMuscles = ["rear", "biceps", "triceps", "calves", "forearms"] as const;
export type Counted = (typeof largeMuscles)[number] | (typeof smallMuscles)[number] | "trunk";

/** As what the muscles of the body map are counted. */
const countedAs: Readonly<Record<Muscle, Counted>> = {
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

/** Where these help, they hold the body or the weight, which is no set of theirs. */
const holders: readonly Muscle[] = ["traps", "lower_back", "abs", "obliques", "forearms"];

const overSeveralJoints =
  /\b(press|push-up|pull-up|pulldown|row|squat|lunge|step-up|deadlift|thrust|bridge)\b/i;

interface Counts {
  isCompound: boolean;
  /** What a set counts for. */
  main: Counted;
  /** What it counts for by half. */
  also: Counted[];
}

/** What an exercise of the library works: of the muscles of its movement the first is the main one. */
export function countsOf(exercise: { englishName: string; movement: string }): Counts {
  const [works = "", helps = ""] = muscleData[exercise.movement] ?? [];
  const [first, ...others] = `${works} ${helps}`.trim().split(" ") as Muscle[];
  const main = first && countedAs[first];
  if (!main) throw new Error(`nobody says what "${exercise.englishName}" works`);
  const isCompound = overSeveralJoints.test(exercise.englishName);
  const helping = isCompound ? others.filter((muscle) => !holders.includes(muscle)) : [];
  const also = new Set(helping.map((muscle) => countedAs[muscle]));
  return { isCompound, main, also: [...also].filter((muscle) => muscle !== main) };
}
