import { type ExerciseCategory, exerciseCategories } from "../exercises.ts";

/** A movement's id, `legs-barbell-squat`: the category of its file, then its name. */
export const movementIdOf = (category: ExerciseCategory, englishName: string) =>
  `${category}-${englishName
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z\d]+/g, "-")}`;

/**
 * The category of a movement's file: `legs` of `legs-barbell-squat`.
 * @returns undefined without an id, or without a category in it
 */
export const categoryKeptWith = (id: string | null | undefined): ExerciseCategory | undefined =>
  exerciseCategories.find((category) => id?.startsWith(`${category}-`));
