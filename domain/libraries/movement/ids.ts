import type { ExerciseCategory } from "../exercises.ts";
import muscles from "./data/muscles.json" with { type: "json" };

const known = new Set(Object.keys(muscles));

/** Whether it is a movement of the library, which an exercise may show: `legs-barbell-squat`. */
export const isMovementId = (id: string) => known.has(id);

/** A movement's id: the category that it is kept with, then its name. */
export const movementIdOf = (category: ExerciseCategory, englishName: string) =>
  `${category}-${englishName
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z\d]+/g, "-")}`;
