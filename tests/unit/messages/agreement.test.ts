import { describe, expect, it } from "vitest";
import { arabic, faulty, letter } from "./texts.ts";

/** Placeholders of numbers and moments, which a verb may stand before. */
const counted = "count|total|made|kept|done|number|ago|time|day|kg|kcal|size|hours|minutes|days";

/** «أُضيفت {name}»: the verb agrees with a word that nobody knows yet. */
const verbBeforeName = new RegExp(
  `(?<!${letter})[وف]?[\\u0621-\\u064a]\\u064f${letter}+ [«"]?\\{(?!(?:${counted})\\})\\w+\\}`,
  "u",
);
/** «{name} معروضة»: so does what follows it. */
const adjectiveOfName =
  /^\{name\} (?:[\u0621-\u064a]\u064f|(?!من|في|على|إلى|بدل|عن|مع)[\u0621-\u064a]+(?:ة|ت)(?![\p{L}\p{M}]))/u;

/** «متدربين» of two reads as many: the dual has its fatha. */
const pluralForTwo = new RegExp(`(?<!جميع ال)(?:متدرب|مشترك|مدرب|مستخدم)ين(?!${letter})`, "u");

describe("the grammar of Arabic texts", () => {
  it("puts a noun between a passive verb and a name", () =>
    expect(faulty(arabic, (text) => verbBeforeName.test(text))).toEqual([]));

  it("does not inflect what follows a name", () =>
    expect(faulty(arabic, (text) => adjectiveOfName.test(text))).toEqual([]));

  it("tells two people from many", () => {
    const ofTwo = arabic.filter(({ selector }) => selector.endsWith("=two"));
    expect(ofTwo.length).toBeGreaterThan(50);
    expect(faulty(ofTwo, (text) => pluralForTwo.test(text))).toEqual([]);
  });
});
