import { type ExerciseCategory, exerciseCategories } from "../exercises.ts";

/** A movement's id, `legs-barbell-squat`: the category that it is kept with, then its name. */
export const movementIdOf = (category: ExerciseCategory, englishName: string) =>
  `${category}-${englishName
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z\d]+/g, "-")}`;

/**
 * The category that a movement is kept with: `legs` of `legs-barbell-squat`.
 * @returns undefined when there is no id, or when it begins with none
 */
export const categoryKeptWith = (id: string | null | undefined): ExerciseCategory | undefined =>
  exerciseCategories.find((category) => id?.startsWith(`${category}-`));
