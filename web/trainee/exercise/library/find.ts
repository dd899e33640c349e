import { foldForSearch } from "../../../../domain/arabic.ts";
import type { LibraryExercise } from "../../../../domain/contract/libraries/exercises.ts";
import {
  exerciseSearchTerms,
  hasTerms,
  hasWords,
} from "../../../../domain/libraries/exercise-search.ts";
import { exerciseSearchText } from "../../../../domain/libraries/exercises.ts";

/** Search results: names that start with the query, then its words, then synonyms. */
export function findExercises(
  exercises: readonly LibraryExercise[],
  search: string,
): LibraryExercise[] {
  const wanted = foldForSearch(search);
  if (wanted === "") return [...exercises];
  const terms = exerciseSearchTerms(search);
  return exercises
    .map((exercise) => ({ exercise, names: namesOf(exercise) }))
    .filter(({ names }) => hasTerms(names, terms))
    .sort((a, b) => rank(a.names, wanted) - rank(b.names, wanted))
    .map(({ exercise }) => exercise);
}

function rank(names: string, wanted: string): number {
  if (names.split("\n").some((name) => name.startsWith(wanted))) return 0;
  return hasWords(names, wanted) ? 1 : 2;
}

const known = new WeakMap<LibraryExercise, string>();

function namesOf(exercise: LibraryExercise): string {
  const names = known.get(exercise) ?? exerciseSearchText(exercise);
  known.set(exercise, names);
  return names;
}
