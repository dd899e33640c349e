import { foldForSearch } from "../../domain/arabic.ts";
import { exerciseSearchTerms, hasTerms, hasWords } from "../../domain/libraries/exercise-search.ts";
import { type ExerciseCategory, exerciseSearchText } from "../../domain/libraries/exercises.ts";

interface Named {
  name: string;
  englishName: string | null;
  category?: ExerciseCategory;
}

/** Search results: names that start with the query, then its words, then synonyms. */
export function findExercises<Exercise extends Named>(
  exercises: readonly Exercise[],
  search: string,
): Exercise[] {
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

const known = new WeakMap<Named, string>();

function namesOf(exercise: Named): string {
  const names = known.get(exercise) ?? searchedText(exercise);
  known.set(exercise, names);
  return names;
}

function searchedText({ name, englishName, category }: Named): string {
  if (category) return exerciseSearchText({ name, englishName, category });
  return [name, englishName ?? ""].map(foldForSearch).join("\n");
}
