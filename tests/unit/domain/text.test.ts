import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asOneLine, exceedsBytes, isCleanText, isOneLine } from "../../../domain/text.ts";

describe("the size of a text", () => {
  it("is that of its UTF-8", () => {
    const text = fc.string({ unit: "binary", maxLength: 40 });
    fc.assert(
      fc.property(text, fc.nat({ max: 120 }), (written, most) => {
        expect(exceedsBytes(written, most)).toBe(new TextEncoder().encode(written).length > most);
      }),
    );
  });

  it.each([
    ["سلام", 8, false],
    ["سلام", 7, true],
    ["💪", 4, false],
    ["💪", 3, true],
  ])("of %j in %i bytes: too large is %s", (text, most, isTooLarge) => {
    expect(exceedsBytes(text, most)).toBe(isTooLarge);
  });
});

describe("a clean text", () => {
  it("is whole Unicode, as String.isWellFormed tells, which older browsers lack", () => {
    const units = fc.array(fc.constantFrom("\ud83d", "\udcaa", "س", "a"), { maxLength: 8 });
    fc.assert(
      fc.property(units, (parts) => {
        const text = parts.join("");
        expect(isCleanText(text)).toBe(text.isWellFormed());
      }),
    );
  });
});

describe("a text of one line", () => {
  it.each([
    ["a line end", "سارة\nمنصور"],
    ["a line end of Windows", "سارة\r\nمنصور"],
    ["a line separator", "سارة\u2028منصور"],
    ["a paragraph separator", "سارة\u2029منصور"],
    ["a next line", "سارة\u0085منصور"],
    ["a tab", "سارة\tمنصور"],
    ["several of them with spaces", "سارة \n\t\r\n منصور"],
  ])("turns %s into a space", (_, text) => {
    expect(isOneLine(text)).toBe(false);
    expect(asOneLine(text)).toBe("سارة منصور");
  });

  it("has no invisible tags", () => {
    const hidden = "سارة\u{e0001}\u{e0068}\u{e0069}\u{e007f}";
    expect(isOneLine(hidden)).toBe(false);
    expect(asOneLine(hidden)).toBe("سارة");
  });

  const tagsOf = (letters: string) =>
    [...letters].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("");
  const england = "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}";
  const scotland = "\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}";

  it("has the tags of a flag, and no others", () => {
    expect(isOneLine(`سارة ${england}${scotland}`)).toBe(true);
    expect(asOneLine(`سارة\n${england}`)).toBe(`سارة ${england}`);
    for (const hidden of [
      england.slice(0, -2),
      "\u{1f3f4}\u{e007f}",
      "\u{1f3f4}\u{e0041}\u{e007f}",
      `🏳${england.slice(2)}`,
      // An arbitrarily long flag of no country is drawn black and hides its content.
      `\u{1f3f4}${tagsOf("seemycheapshop")}\u{e007f}`,
      `\u{1f3f4}${tagsOf("gbengland")}\u{e007f}`,
      `\u{1f3f4}${tagsOf("hello")}\u{e007f}`,
    ]) {
      expect(isOneLine(`سارة${hidden}`), hidden).toBe(false);
      expect(asOneLine(`سارة${hidden}`)).toMatch(/^سارة\p{Extended_Pictographic}$/u);
    }
    expect(asOneLine(`${england}\u{e0068}`)).toBe(england);
  });

  it.each(["سارة 👨‍👩‍👧‍👦", "می‌خواهم", "क्‍ष", "ليان  منصور"])("keeps %j as it is", (text) => {
    expect(isOneLine(text)).toBe(true);
    expect(asOneLine(text)).toBe(text);
  });

  it("is the result for any text", () => {
    const unit = fc.constantFrom(
      ..." \t\n\r\v\f\u0085\u2028\u2029\u200dسa",
      "\u{e0041}",
      "\u{1f3f4}",
      "\u{e0067}",
      "\u{e007f}",
      scotland,
    );
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(isOneLine(asOneLine(text))).toBe(true);
      }),
    );
  });
});
