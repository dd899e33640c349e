import { localDateAt } from "../../../domain/calendar.ts";
import type { ExercisesFileQuery } from "../../../domain/contract/libraries/exercises.ts";
import type { MealsFileQuery } from "../../../domain/contract/libraries/meals.ts";
import type { Language } from "../../../domain/language.ts";
import { getTrainerLanguage } from "../../data/accounts/trainer.ts";
import { findExercises } from "../../data/libraries/exercises.ts";
import { findMeals } from "../../data/libraries/meals-page.ts";
import { getTrainerZone } from "../../data/plumbing/settings.ts";
import type { TrainerScope } from "../../data/scope.ts";
import { tableStream } from "../../files/table-stream.ts";
import { exerciseLine, type LibraryKind, libraryHead, mealLine } from "../../texts/libraries.ts";

/** The exercises of a filtered and sorted list as a CSV file that an import reads. */
export const copyExercises = (scope: TrainerScope, query: ExercisesFileQuery) =>
  copyLibrary(scope, "exercises", findExercises(scope, query), exerciseLine);

/** The same for meals. */
export const copyMeals = (scope: TrainerScope, query: MealsFileQuery) =>
  copyLibrary(scope, "meals", findMeals(scope, query), mealLine);

async function copyLibrary<Row>(
  scope: TrainerScope,
  kind: LibraryKind,
  found: Promise<AsyncGenerator<Row[]>>,
  lineOf: (row: Row, language: Language) => string,
) {
  const [language, timeZone, slices] = await Promise.all([
    getTrainerLanguage(scope),
    getTrainerZone(scope),
    found,
  ]);
  return {
    name: `miran-${kind}-${localDateAt(scope.now, timeZone)}.csv`,
    content: tableStream(libraryHead(kind, language), slices, (row) => lineOf(row, language)),
  };
}
