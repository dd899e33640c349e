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

/** Whether an exercise is done against a weight, or for endurance. */
export const exerciseTypes = ["strength", "cardio"] as const;
export type ExerciseType = (typeof exerciseTypes)[number];

const { sets, reps, seconds, metres, rest } = exerciseBounds;

/** What each field of a library exercise may hold. */
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

/** What the library can be sorted by. */
export const exerciseSorts = ["name", "category", "status", "created"] as const;
export type ExerciseSort = (typeof exerciseSorts)[number];

/** Rows of a page of the library, unless asked otherwise, and at the most. */
export const exercisesPerPage = 25;
export const maxExercisesPerPage = 100;

/** How a search text names the muscle: by a private-use letter, which nobody types and no name holds. */
export const categoryMark = (category: ExerciseCategory) =>
  String.fromCodePoint(0xe000 + exerciseCategories.indexOf(category));

interface SearchedExercise {
  name: string;
  englishName?: string | null;
  category: ExerciseCategory;
}

/**
 * What the search runs over: folded Arabic and English name and the muscle's mark, one a line. It begins with the name, so that it also is the order of names.
 */
export function exerciseSearchText({ name, englishName, category }: SearchedExercise): string {
  const names = englishName ? [name, englishName] : [name];
  return [...names.map(foldForSearch), categoryMark(category)].join("\n");
}
