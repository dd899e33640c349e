import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasOtherLook, oddSignsOf, skeletonOf } from "../../../../domain/accounts/confusable.ts";

const signsOf = (name: string, email = "layan@miran.example") => oddSignsOf({ name, email });

describe("odd signs of a name and an address", () => {
  it.each([
    ["ليان", "l\u0430yan@miran.example"],
    ["L\u0430yan", "layan@miran.example"],
    ["Layan", "lay\u03b1n@miran.example"],
  ])("are letters of several similar scripts in one word: %s %s", (name, email) => {
    expect(signsOf(name, email)).toEqual(["mixed_scripts"]);
  });

  it.each([
    "ليان\u200b",
    "ل\u200eيان",
    "Lay\u00adan",
    "Lay\u200dan",
    "\u2060Layan",
    "\u3164",
    "\u200f",
    "ليان\u200f\u200b",
    "ليان\u{e0067}\u{e007f}",
    "Layan\ufeff",
  ])("are invisible characters: %j", (name) => {
    expect(signsOf(name)).toEqual(["invisible"]);
  });

  it.each([
    "ليان حدّاد",
    "\u200fليان حدّاد\u200e",
    "\u200e\u200f ليان \u200f",
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    "عائلة 👨‍👩‍👧 الشريف",
    "👩🏽‍🦱",
    "می‌خواهم نور",
    "क्‍ष",
    "Anna-María ßtraße 李小龙",
    "Иван Петров",
    "Γιώργος",
    "Иван Petrov",
    "سارة Sara",
  ])("are missing in %s", (name) => {
    expect(signsOf(name)).toEqual([]);
  });
});

describe("the skeleton of a text", () => {
  it.each([
    ["l\u0430yan@miran.example", "layan@miran.example"],
    ["\u0430\u0440\u0440\u04cf\u0435", "apple"],
    ["ل\u200bيان", "ليان"],
    ["لی\u200dان", "ليان"],
    ["Ｌayan", "layan"],
  ])("is the same for %j and %j", (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other));
    expect(hasOtherLook(one)).toBe(true);
    expect(hasOtherLook(other)).toBe(false);
  });

  it("is its own skeleton", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const look = skeletonOf(text);
        expect(skeletonOf(skeletonOf(look))).toBe(skeletonOf(look));
      }),
    );
  });
});
