import { foldedWords, foldForSearch, withoutArticle } from "../arabic.ts";
import { categoryNames, categoryPhrases, exerciseSynonyms } from "./exercise-synonyms.ts";
import { categoryMark, exerciseCategories } from "./exercises.ts";

/** One term of a search: any of its names suffices, and all words of that name must occur. */
type SearchTerm = readonly (readonly string[])[];

/** Minimum letters of a recognised, unfinished name. */
const minBeginning = 3;

/** The key for comparing names: without hyphens, article and English plural. */
const nameKey = (text: string) =>
  foldForSearch(text)
    .split(/[ -]+/)
    .map((word) => withoutArticle(word).replace(/(?<=[a-z]{2})s$/, ""))
    .join(" ");

/** The words of a name, with a hyphen as a space too. */
function spellingsOf(name: string): string[][] {
  const folded = foldForSearch(name);
  if (folded.includes("-")) return [[folded], [folded.replaceAll("-", " ")]];
  return [folded.split(" ")];
}

const byKey = new Map<string, SearchTerm>();
for (const row of exerciseSynonyms) {
  const names = row.split(", ");
  const spellings = names.flatMap(spellingsOf);
  for (const name of names) byKey.set(nameKey(name), spellings);
}
for (const category of exerciseCategories) {
  for (const name of categoryNames[category].split(", ")) {
    for (const phrase of categoryPhrases) {
      const key = nameKey(phrase(name));
      byKey.set(key, [...(byKey.get(key) ?? []), [categoryMark(category)]]);
    }
  }
}
const maxNameWords = Math.max(...[...byKey.keys()].map((key) => key.split(" ").length));

/**
 * The terms of a search; a result has all of them. A name of the field, or an unfinished one at the end,
 * brings its synonyms.
 */
export function exerciseSearchTerms(search: string): SearchTerm[] {
  const words = foldForSearch(search).split(" ").filter(Boolean);
  const terms = new Map<string, SearchTerm>();
  for (let at = 0; at < words.length; ) {
    const { typed, synonyms } = nameAt(words, at);
    terms.set(typed.join(" "), [typed, ...synonyms]);
    at += typed.length;
  }
  return [...terms.values()];
}

function nameAt(words: readonly string[], at: number) {
  for (let length = Math.min(maxNameWords, words.length - at); length > 0; length -= 1) {
    const typed = words.slice(at, at + length);
    const synonyms = synonymsOf(nameKey(typed.join(" ")), at + length === words.length);
    if (synonyms) return { typed, synonyms };
  }
  return { typed: words.slice(at, at + 1), synonyms: [] };
}

function synonymsOf(key: string, isLast: boolean): SearchTerm | undefined {
  const known = byKey.get(key);
  if (known || !isLast || (key.split(" ").at(-1) ?? "").length < minBeginning) return known;
  const spaces = key.split(" ").length;
  const begun = [...byKey]
    .filter(([name]) => name.startsWith(key) && name.split(" ").length === spaces)
    .map(([, names]) => names);
  return begun.length > 0 ? [...new Set(begun.flat())] : undefined;
}

/** Whether a text of `exerciseSearchText` has all terms. */
export function hasTerms(searchText: string, terms: readonly SearchTerm[]): boolean {
  return terms.every((names) =>
    names.some((words) => words.every((word) => searchText.includes(word))),
  );
}

/** Whether it has the typed words, without synonyms. */
export function hasWords(searchText: string, search: string): boolean {
  return foldedWords(search).every((word) => searchText.includes(word));
}
