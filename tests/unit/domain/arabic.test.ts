import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldForSearch } from "../../../domain/arabic.ts";

const letters = fc.string({
  unit: fc.constantFrom(..."ابتثجحخدذرزسشصضطظعغفقكلمنهويأإآٱةىئؤء ٠٩aZé"),
  maxLength: 30,
});
const marks = ["\u064b", "\u064e", "\u0651", "\u0652", "\u0640", "\u0670", "\u200f", "\u2067"];

describe("folding for search", () => {
  it.each([
    ["أَرُزّ", "ارز"],
    ["أرز", "ارز"],
    ["آدم", "ادم"],
    ["إيمان", "ايمان"],
    ["ٱلرحمن", "الرحمن"],
    ["فاطمة", "فاطمه"],
    ["مصطفى", "مصطفي"],
    ["رائد", "رايد"],
    ["مؤمن", "مومن"],
    ["مـحـمـد", "محمد"],
    ["کیک", "كيك"],
    ["١٢٣ شارع", "123 شارع"],
    ["  Layan   HADDAD ", "layan haddad"],
  ])("%j is found as %j", (text, folded) => expect(foldForSearch(text)).toBe(folded));

  it("is stable", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const folded = foldForSearch(text);
        expect(foldForSearch(folded)).toBe(folded);
      }),
    );
    fc.assert(
      fc.property(letters, (text) => foldForSearch(foldForSearch(text)) === foldForSearch(text)),
    );
  });

  it("ignores tashkeel, tatweel and direction marks anywhere", () => {
    fc.assert(
      fc.property(letters, fc.constantFrom(...marks), fc.nat({ max: 30 }), (text, mark, at) => {
        const place = Math.min(at, text.length);
        const marked = text.slice(0, place) + mark + text.slice(place);
        expect(foldForSearch(marked)).toBe(foldForSearch(text));
      }),
    );
  });

  it("ignores the composition of letters", () => {
    fc.assert(
      fc.property(letters, (text) => {
        expect(foldForSearch(text.normalize("NFD"))).toBe(foldForSearch(text));
      }),
    );
  });

  it("keeps a word inside a sentence findable", () => {
    fc.assert(
      fc.property(letters, letters, letters, (before, word, after) => {
        fc.pre(foldForSearch(word) !== "");
        expect(foldForSearch(`${before} ${word} ${after}`)).toContain(foldForSearch(word));
      }),
    );
  });
});
