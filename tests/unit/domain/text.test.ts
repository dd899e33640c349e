import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exceedsBytes, isCleanText } from "../../../domain/text.ts";

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
