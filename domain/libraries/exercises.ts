import { foldForSearch } from "../arabic.ts";
import type { FieldRule } from "../fields.ts";
import { accountStatuses } from "../trainee.ts";
import { exerciseBounds } from "./bounds.ts";

/** The eight muscle categories of the library. */
export const exerciseCategories = [
  "cardio",
  "back",
  "chest",
  "shoulders",
  "legs",
  "abs",
  "biceps",
  "triceps",
] as const;
export type ExerciseCategory = (typeof exerciseCategories)[number];

/** Types of exercise: against a weight, or for endurance. */
export const exerciseTypes = ["strength", "cardio"] as const;
export type ExerciseType = (typeof exerciseTypes)[number];

const { sets, reps, seconds, metres, rest } = exerciseBounds;

/** Field rules of a library exercise. */
export const exerciseFields = {
  name: { kind: "text", max: 120 },
  englishName: { kind: "text", max: 120, optional: true },
  category: { kind: "choice", options: exerciseCategories },
  type: { kind: "choice", options: exerciseTypes },
  sets: { kind: "number", min: sets.min, max: sets.max, decimals: 0 },
  reps: { kind: "number", min: reps.min, max: reps.max, decimals: 0 },
  repsTo: { kind: "number", min: reps.min, max: reps.max, decimals: 0, optional: true },
  seconds: { kind: "number", ...seconds, optional: true },
  metres: { kind: "number", ...metres, optional: true },
  rest: { kind: "number", ...rest, optional: true },
  duration: { kind: "text", max: 60, optional: true },
  description: { kind: "text", max: 4000, lines: true, optional: true },
  videoUrl: { kind: "text", max: 500, optional: true },
  movement: { kind: "text", max: 60, optional: true },
  status: { kind: "choice", options: accountStatuses },
} as const satisfies Record<string, FieldRule>;

/** Sort keys of the library; `likely` is for choosing: recent ones, then own ones, then the rest by name. */
export const exerciseSorts = ["name", "category", "status", "created", "used", "likely"] as const;
export type ExerciseSort = (typeof exerciseSorts)[number];

/** The origin of an exercise: the trainer's own, or a starter one, edited or not. */
export const exerciseOrigins = ["own", "starter"] as const;
export type ExerciseOrigin = (typeof exerciseOrigins)[number];

/** Number of exercises that count as recently used. */
export const recentExercises = 12;

/** Rows a page of the library, by default and at most. */
export const exercisesPerPage = 25;
export const maxExercisesPerPage = 100;

/** The muscle's mark in a search text: a private-use letter, which no name contains and nobody types. */
export const categoryMark = (category: ExerciseCategory) =>
  String.fromCodePoint(0xe000 + exerciseCategories.indexOf(category));

interface SearchedExercise {
  name: string;
  englishName?: string | null;
  category: ExerciseCategory;
}

/**
 * The searched text: folded Arabic and English name and the muscle's mark, one a line. It begins with the
 * name, so it also sorts by name.
 */
export function exerciseSearchText({ name, englishName, category }: SearchedExercise): string {
  const names = englishName ? [name, englishName] : [name];
  return [...names.map(foldForSearch), categoryMark(category)].join("\n");
}

/** A substitute of an assigned exercise, as a copy of the library's row. */
export interface ExerciseSubstitute {
  exerciseId: string;
  name: string;
  englishName: string | null;
  category: ExerciseCategory;
  /** Its drawn movement. */
  movement: string | null;
}
