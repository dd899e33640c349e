import {
  type ExerciseCategory,
  exerciseCategories,
  exerciseSearchText,
} from "../../domain/libraries/exercises.ts";
import { oneOf, readTable } from "./table.ts";

interface LibraryExercise {
  /** The last part of its id. */
  number: number;
  category: ExerciseCategory;
  name: string;
  englishName: string;
  type: "strength" | "cardio";
  sets: number;
  reps: number;
  duration: string | null;
  description: string;
  search: string;
}

export const libraryExercises: readonly LibraryExercise[] = readTable("exercises", [
  "number",
  "category",
  "name",
  "english_name",
  "sets",
  "reps",
  "duration",
  "description",
]).map((row) => ({
  number: Number(row.number),
  ...searchedOf(row),
  type: row.category === "cardio" ? "cardio" : "strength",
  sets: Number(row.sets),
  reps: Number(row.reps),
  duration: row.duration || null,
  description: row.description,
  search: exerciseSearchText(searchedOf(row)),
}));

function searchedOf(row: Record<"name" | "english_name" | "category", string>) {
  const category = oneOf(exerciseCategories, row.category);
  return { name: row.name, englishName: row.english_name, category };
}
