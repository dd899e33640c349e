import { foldedWords, foldForSearch } from "../../domain/arabic.ts";
import { type City, cityEntries, countryOf } from "../../domain/prayers/cities.ts";

/** The found cities of one country. */
interface CityGroup {
  /** The country's code. */
  country: string;
  cities: { id: string; city: City }[];
}

/** Latin letters that Unicode does not take apart. */
const letters: Record<string, string> = { ø: "o", ı: "i", ł: "l", ß: "ss", đ: "d", æ: "ae" };

/** A folded text with plain Latin letters: «Tromsø» is found by «tromso». */
const plain = (text: string) =>
  foldForSearch(text)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[øıłßđæ]/g, (letter) => letters[letter] ?? letter);

const searched = ({ names, country }: City) =>
  plain([...names, ...countryOf(country).names].join(" "));

/** The cities whose names, with their country's, contain all words of a search, in the order of the table. */
export function findCities(search: string): CityGroup[] {
  const words = foldedWords(search).map(plain);
  const groups = new Map<string, CityGroup>();
  for (const [id, city] of cityEntries()) {
    const text = searched(city);
    if (!words.every((word) => text.includes(word))) continue;
    const group = groups.get(city.country) ?? { country: city.country, cities: [] };
    group.cities.push({ id, city });
    groups.set(city.country, group);
  }
  return [...groups.values()];
}
