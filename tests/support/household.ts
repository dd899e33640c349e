import { foldForSearch, withoutArticle } from "../../domain/arabic.ts";
import { dishes, type LibraryPart } from "../../scripts/library/dishes.ts";

const dishOf = new Map(dishes.map((dish) => [dish.key, dish]));

/** All foods of a plate, with both dishes and their ingredients. */
function allParts(parts: readonly LibraryPart[]): LibraryPart[] {
  return parts.flatMap((part) => {
    const dish = dishOf.get(part.food.key);
    if (!dish) return [part];
    const share = part.grams / dish.finishedGrams;
    return [part, ...allParts(dish.parts.map((each) => ({ ...each, grams: each.grams * share })))];
  });
}

/** Words of a measure in singular, dual and plural; its portion; its food, unless a word follows. */
const measures = [
  { words: /ملعقة صغيرة|(ملعقت[اي]ن صغيرت[اي]ن)|ملاعق صغيرة/, portion: "ملعقة صغيرة" },
  { words: /ملعقة كبيرة|(ملعقت[اي]ن كبيرت[اي]ن)|ملاعق كبيرة/, portion: "ملعقة كبيرة" },
  { words: /كوب|(كوب[اي]ن)|أكواب/, portion: "كوب" },
  { words: /كاسة|(كاست[اي]ن)|كاسات/, portion: "كاسة شاي تقريباً" },
  { words: /رغيف|(رغيف[اي]ن)|أرغفة/, portion: "رغيف كماج تقريباً", food: "خبز" },
  { words: /بيضة|(بيضت[اي]ن)|بيضات/, portion: "حبة كبيرة", food: "بيض" },
  // Slices without a number describe the cut, not an amount.
  { words: /شريحة|(شريحت[اي])/, portion: "شريحة" },
];
const counts: Readonly<Record<string, number>> = { نصف: 0.5, ثلثا: 2 / 3, ثلاث: 3, أربع: 4 };

interface Measured {
  text: string;
  count: number;
  portion: string;
  /** A word of the food's name, folded. */
  food: string;
}

/** The household measures in a description. */
export const measuresIn = (description: string): Measured[] =>
  measures.flatMap(({ words, portion, food }) => {
    const phrase = new RegExp(
      `(?:(?<![\u0600-\u06ff])و?(${Object.keys(counts).join("|")}) )?(?<![\u0600-\u06ff])و?(?:${words.source})(?![\u0600-\u06ff])( ونصف)?(?: من)?(?: ([\u0600-\u06ff]+))?`,
      "g",
    );
    return [...description.matchAll(phrase)].map(([text, number, two, half, word = ""]) => ({
      text,
      count: (two ? 2 : (counts[number ?? ""] ?? 1)) + (half ? 0.5 : 0),
      portion,
      food: withoutArticle(foldForSearch(food ?? word)),
    }));
  });

/** Shares of a measure's amount on the plate, for each matching food with such a portion. */
export function sharesOf(
  { count, portion, food: word }: Measured,
  parts: readonly LibraryPart[],
): number[] {
  return allParts(parts).flatMap(({ food, grams }) => {
    if (!food.search.split(/\s/).includes(word)) return [];
    const found = food.portions.find(({ name }) => name === portion)?.grams;
    const spoon = food.portions.find(({ name }) => name === "ملعقة كبيرة")?.grams;
    const one = found ?? (portion === "ملعقة صغيرة" && spoon ? spoon / 3 : undefined);
    return one === undefined ? [] : [grams / (count * one)];
  });
}
