import { foldForSearch, withoutArticle, withoutBegunArticle } from "../arabic.ts";

/** The folded words of a text, without punctuation. */
const wordsOf = (text: string): string[] =>
  foldForSearch(text.replace(/[،,()]/g, " "))
    .split(" ")
    .filter(Boolean);

/** The searched text of a food: its name, each other name and its English name, one a line. */
export const foodSearchText = (name: string, otherNames: string, englishName: string): string =>
  [name, ...otherNames.split("،"), englishName]
    .map((text) => wordsOf(text).map(withoutArticle).join(" "))
    .filter(Boolean)
    .join("\n");

/** The words of a search for foods, each once. A result contains all of them. */
export const foodWords = (search: string): string[] => [
  ...new Set(wordsOf(search).map(withoutBegunArticle).filter(Boolean)),
];
