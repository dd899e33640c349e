import type { FiledExercise } from "../../domain/contract/libraries/exercises.ts";
import type { FiledMeal } from "../../domain/contract/libraries/meals.ts";
import { importColumns } from "../../domain/copies/sheet/kinds.ts";
import { type CsvValue, csvLine, csvStart } from "../../domain/csv.ts";
import type { Language } from "../../domain/language.ts";
import type { ExerciseColumn, MealColumn } from "../../domain/libraries/file-columns.ts";
import { mealTimingLabels } from "./copied-values.ts";
import { byName as exerciseCategories } from "./paraglide/by-name/exercises_category.ts";
import { m } from "./paraglide/messages.js";

export type LibraryKind = "exercises" | "meals";
type LibraryColumn = ExerciseColumn | MealColumn;
type Label = (inputs: object, options: { locale: Language }) => string;

/** Names of columns for the import. */
const labels: Record<LibraryColumn, Label> = {
  calories: m.imports_field_calories,
  carbs: m.imports_field_carbs,
  category: m.imports_field_category,
  description: m.imports_field_description,
  englishName: m.imports_field_englishName,
  fat: m.imports_field_fat,
  name: m.imports_field_name,
  protein: m.imports_field_protein,
  reps: m.imports_field_reps,
  rest: m.imports_field_rest,
  seconds: m.imports_field_seconds,
  sets: m.imports_field_sets,
  timing: m.imports_field_timing,
  videoUrl: m.imports_field_videoUrl,
};

/** The first line of a library's CSV file: the columns that an import recognises. */
export function libraryHead(kind: LibraryKind, language: Language): string {
  const columns: readonly LibraryColumn[] = importColumns[kind];
  return csvStart + csvLine(columns.map((column) => labels[column]({}, { locale: language })));
}

export function exerciseLine(exercise: FiledExercise, language: Language): string {
  const { reps, repsTo, category } = exercise;
  const cells: Record<ExerciseColumn, CsvValue> = {
    ...exercise,
    category: exerciseCategories[category]({}, { locale: language }),
    // Spreadsheets read a hyphen as a date.
    reps: repsTo === null ? reps : `${reps}–${repsTo}`,
  };
  return csvLine(importColumns.exercises.map((column) => cells[column]));
}

export function mealLine(meal: FiledMeal, language: Language): string {
  const timing = mealTimingLabels[meal.timing]({}, { locale: language });
  const cells: Record<MealColumn, CsvValue> = { ...meal, timing };
  return csvLine(importColumns.meals.map((column) => cells[column]));
}
