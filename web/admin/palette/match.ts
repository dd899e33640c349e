import { foldedWords, foldForSearch, withoutArticle } from "../../../domain/arabic.ts";

/** Ranks of a match; lower ones come first. */
const ranks = { whole: 0, begins: 1, within: 2 } as const;
type Rank = (typeof ranks)[keyof typeof ranks];

interface Found<Item> {
  item: Item;
  /** Whether each typed word begins a word of the name. */
  strong: boolean;
}

/**
 * Items with all words of the search in a name of any language, best first. Names that begin with the search precede
 * words that begin with it, and those precede parts of words. Equals keep their order.
 */
export function findNamed<Item>(
  search: string,
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[],
): Found<Item>[] {
  const words = foldedWords(search);
  const whole = foldForSearch(search);
  return items
    .map((item) => ({ item, rank: rankOf(namesOf(item).map(foldForSearch), words, whole) }))
    .filter((each): each is { item: Item; rank: Rank } => each.rank !== undefined)
    .sort((one, other) => one.rank - other.rank)
    .map(({ item, rank }) => ({ item, strong: rank < ranks.within }));
}

function rankOf(
  names: readonly string[],
  words: readonly string[],
  whole: string,
): Rank | undefined {
  if (names.some((name) => name.startsWith(whole) || withoutArticle(name).startsWith(whole))) {
    return ranks.whole;
  }
  const own = names.flatMap((name) => name.split(" "));
  const isBegun = (word: string) =>
    own.some((each) => each.startsWith(word) || withoutArticle(each).startsWith(word));
  if (words.every(isBegun)) return ranks.begins;
  const isWithin = (word: string) => names.some((name) => name.includes(word));
  return words.every(isWithin) ? ranks.within : undefined;
}
