import { foldForSearch, withoutArticle, withoutBegunArticle } from "../arabic.ts";

/** The folded words of a text, without signs between them. */
const wordsOf = (text: string): string[] =>
  foldForSearch(text.replace(/[،,()]/g, " "))
    .split(" ")
    .filter(Boolean);

/** The text that a food is found by: its name, each other name and its English name, a line each. */
export const foodSearchText = (name: string, otherNames: string, englishName: string): string =>
  [name, ...otherNames.split("،"), englishName]
    .map((text) => wordsOf(text).map(withoutArticle).join(" "))
    .filter(Boolean)
    .join("\n");

/** The words of a search for foods, each once: all of them must occur in what is found. */
export const foodWords = (search: string): string[] => [
  ...new Set(wordsOf(search).map(withoutBegunArticle).filter(Boolean)),
];
