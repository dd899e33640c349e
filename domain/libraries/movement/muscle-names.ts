import type { ExerciseCategory } from "../exercises.ts";

// Apart from muscles.ts, so that a list of names does not load the bodies of its map.
/** The muscles of the body map, in the order of `data/body.json`. */
export const muscles = [
  "chest",
  "shoulders",
  "rear_shoulders",
  "traps",
  "lats",
  "lower_back",
  "abs",
  "obliques",
  "biceps",
  "triceps",
  "forearms",
  "glutes",
  "quads",
  "hamstrings",
  "adductors",
  "calves",
] as const;
export type Muscle = (typeof muscles)[number];

/** Muscles of an exercise without a movement. */
export const mainMuscles: Record<ExerciseCategory, readonly Muscle[]> = {
  cardio: [],
  back: ["lats"],
  chest: ["chest"],
  shoulders: ["shoulders"],
  legs: ["quads", "glutes"],
  abs: ["abs"],
  biceps: ["biceps"],
  triceps: ["triceps"],
};
