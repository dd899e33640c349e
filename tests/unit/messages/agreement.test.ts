import { describe, expect, it } from "vitest";
import { arabic, faulty, letter } from "./texts.ts";

/** Placeholders of numbers and moments, which may follow a verb. */
const counted = "count|total|made|kept|done|number|ago|time|day|kg|kcal|size|hours|minutes|days";

/** «أُضيفت {name}»: the verb agrees with an unknown word. */
const verbBeforeName = new RegExp(
  `(?<!${letter})[وف]?[\\u0621-\\u064a]\\u064f${letter}+ [«"]?\\{(?!(?:${counted})\\})\\w+\\}`,
  "u",
);
/** «{name} معروضة»: the adjective agrees with an unknown word. */
const adjectiveOfName =
  /^\{name\} (?:[\u0621-\u064a]\u064f|(?!من|في|على|إلى|بدل|عن|مع)[\u0621-\u064a]+(?:ة|ت)(?![\p{L}\p{M}]))/u;

/** «متدربين» without the dual's fatha reads as the plural. */
const pluralForTwo = new RegExp(`(?<!جميع ال)(?:متدرب|مشترك|مدرب|مستخدم)ين(?!${letter})`, "u");

describe("the grammar of Arabic texts", () => {
  it("puts a noun between a passive verb and a name", () =>
    expect(faulty(arabic, (text) => verbBeforeName.test(text))).toEqual([]));

  it("does not inflect a word after a name", () =>
    expect(faulty(arabic, (text) => adjectiveOfName.test(text))).toEqual([]));

  it("distinguishes two people from many", () => {
    const ofTwo = arabic.filter(({ selector }) => selector.endsWith("=two"));
    expect(ofTwo.length).toBeGreaterThan(50);
    expect(faulty(ofTwo, (text) => pluralForTwo.test(text))).toEqual([]);
  });
});
