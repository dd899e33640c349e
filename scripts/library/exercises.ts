import {
  type ExerciseCategory,
  exerciseCategories,
  exerciseSearchText,
} from "../../domain/libraries/exercises.ts";
import { movementIdOf } from "../../domain/libraries/movement/ids.ts";
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
  seconds: number | null;
  metres: number | null;
  /** The id of its movement: category and English name. */
  movement: string;
  search: string;
}

export const libraryExercises: readonly LibraryExercise[] = readTable("exercises", [
  "number",
  "category",
  "name",
  "english_name",
  "sets",
  "amount",
]).map((row) => ({
  number: Number(row.number),
  ...searchedOf(row),
  type: row.category === "cardio" ? "cardio" : "strength",
  sets: Number(row.sets),
  ...amountOf(row.amount),
  movement: movementIdOf(oneOf(exerciseCategories, row.category), row.english_name),
  search: exerciseSearchText(searchedOf(row)),
}));

function searchedOf(row: Record<"name" | "english_name" | "category", string>) {
  const category = oneOf(exerciseCategories, row.category);
  return { name: row.name, englishName: row.english_name, category };
}

/** The amount of one set: `12` repetitions, `45s`, `20min` or `30m`. */
export function amountOf(text: string) {
  const [, count, unit = ""] = /^(\d+)(s|min|m)?$/.exec(text) ?? [];
  if (!count) throw new Error(`"${text}" is no amount of an exercise`);
  const number = Number(count);
  const counted = {
    "": { seconds: null, metres: null },
    s: { seconds: number, metres: null },
    min: { seconds: 60 * number, metres: null },
    m: { seconds: null, metres: number },
  }[unit];
  if (!counted) throw new Error(`"${text}" is no amount of an exercise`);
  return { reps: unit === "" ? number : 1, ...counted };
}
