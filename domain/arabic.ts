import { latinDigits } from "./numerals.ts";

const marks =
  /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069\u061c]/g;

/**
 * Folds a text for searching, the same on the stored and on the typed side: tashkeel, tatweel
 * and direction marks go; hamza and madda forms of alef become ا, ؤ becomes و, ئ and ى become ي,
 * ة becomes ه; digits become Latin, letters lower case, white space single.
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

/** A folded word without «ال», where two letters or more are left. */
export const withoutArticle = (word: string): string => word.replace(/^ال(?=.{2})/, "");

/** The same of a word that may still be typed: «الخ» begins «الخبز», and «ال» anything. */
export const withoutBegunArticle = (word: string): string => word.replace(/^ال/, "");

/** The folded words of a search, each once: all of them must occur in what is found. */
export function foldedWords(search: string): string[] {
  return [...new Set(foldForSearch(search).split(" "))].filter((word) => word !== "");
}
