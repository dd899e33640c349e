import { foldForSearch, withoutArticle, withoutBegunArticle } from "../arabic.ts";
import { foodRanks } from "./foods.ts";

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

/** A food as the search compares it. */
interface SearchedFood {
  id: string;
  /** Its text by `foodSearchText`. */
  search: string;
  rank: number;
  familiarity: number;
}

/**
 * Foods with every word of a search, in the order of the server's own search (`listFoods`): brands last, the nearest
 * names first, then the most familiar ones.
 * @param eaten ids of foods that the person eats, the first among equally near names
 */
export function searchFoods<Food extends SearchedFood>(
  foods: readonly Food[],
  search: string,
  eaten: ReadonlySet<string> = new Set(),
): Food[] {
  const words = foodWords(search);
  if (words.length === 0) return [];
  return foods
    .filter((food) => words.every((word) => food.search.includes(word)))
    .map((food) => ({ food, place: placeOf(food, words, eaten) }))
    .toSorted(
      (one, other) => compare(one.place, other.place) || (one.food.id < other.food.id ? -1 : 1),
    )
    .map(({ food }) => food);
}

/** Sort keys of a found food, the most important first. */
function placeOf(
  { id, search, rank, familiarity }: SearchedFood,
  words: readonly string[],
  eaten: ReadonlySet<string>,
): number[] {
  const typed = words.join(" ");
  const lines = ` ${search.replaceAll("\n", " ")} `;
  const nearness = [
    `${search}\n`.startsWith(`${typed}\n`),
    `\n${search}\n`.includes(`\n${typed}\n`),
    words.every((word) => lines.includes(` ${word} `)),
    words.every((word) => lines.includes(` ${word}`)),
    true,
  ].indexOf(true);
  const begins = search.startsWith(`${typed} `) ? 0 : search.startsWith(typed) ? 1 : 2;
  const brand = rank === foodRanks.brand ? 1 : 0;
  return [brand, nearness, eaten.has(id) ? 0 : 1, familiarity, rank, begins];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((key, index) => key !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
