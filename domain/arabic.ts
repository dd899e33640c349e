import { latinDigits } from "./numerals.ts";

const marks =
  /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069\u061c]/g;

/**
 * Folds a text for searching, stored and typed texts alike. Removes tashkeel, tatweel and direction
 * marks. Hamza and madda forms of alef become ا, ؤ becomes و, ئ and ى become ي, ة becomes ه. Digits
 * become Latin, letters lower case, white space single.
 */
export function foldForSearch(text: string): string {
  return latinDigits(text.normalize("NFC"))
    .replace(marks, "")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ؤ/g, "و")
    .replace(/[ئى]/g, "ي")
    .replace(/ة/g, "ه")
    .replace(/ک/g, "ك")
    .replace(/ی/g, "ي")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

/** A folded word without «ال», if at least two letters remain. */
export const withoutArticle = (word: string): string => word.replace(/^ال(?=.{2})/, "");

/** The same for an unfinished word: «الخ» begins «الخبز», and «ال» begins any word. */
export const withoutBegunArticle = (word: string): string => word.replace(/^ال/, "");

/** The folded words of a search, each once. A result contains all of them. */
export function foldedWords(search: string): string[] {
  return [...new Set(foldForSearch(search).split(" "))].filter((word) => word !== "");
}
