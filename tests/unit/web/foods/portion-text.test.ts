import { afterEach, describe, expect, it } from "vitest";
import { portionGrams, portionText } from "../../../../web/foods/portion-text.ts";
import { overwriteGetLocale } from "../../../../web/paraglide/runtime.js";

const plate = { name: "طبق", englishName: "plate", grams: 400 };
const medium = { name: "حبة متوسطة", englishName: "medium", grams: 120 };
const halfCup = { name: "نصف كوب", englishName: "half cup", grams: 66 };
const counts = [0.25, 0.5, 0.75, 1, 1.5, 2, 0.3];
const said = (portion: Parameters<typeof portionText>[0]) =>
  portionText(portion).replaceAll("\u00a0", " ");
const inLocale = (locale: "ar" | "en") => overwriteGetLocale(() => locale);

afterEach(() => inLocale("ar"));

describe("a number of portions", () => {
  it("reads like spoken language", () => {
    inLocale("ar");
    expect(counts.map((count) => said({ ...plate, count }))).toEqual([
      "ربع طبق",
      "نصف طبق",
      "ثلاثة أرباع طبق",
      "طبق",
      "طبق ونصف",
      "2 × طبق",
      "0.3 × طبق",
    ]);
    inLocale("en");
    expect(counts.map((count) => said({ ...plate, count }))).toEqual([
      "¼ plate",
      "½ plate",
      "¾ plate",
      "1 plate",
      "1½ × plate",
      "2 × plate",
      "0.3 × plate",
    ]);
  });

  it("is counted in digits if the words would be unusual", () => {
    inLocale("ar");
    expect(said({ ...medium, count: 0.5 })).toBe("نصف حبة متوسطة");
    expect(said({ ...medium, count: 1.5 })).toBe("1.5 × حبة متوسطة");
    expect(said({ ...halfCup, count: 0.5 })).toBe("0.5 × نصف كوب");
    expect(said({ ...halfCup, count: 1 })).toBe("نصف كوب");
    inLocale("en");
    expect(said({ ...halfCup, count: 0.5 })).toBe("0.5 × half cup");
  });
});

it("shows the grams of a portion whole from 10 on", () => {
  expect([59.6, 10.4, 7.5].map(portionGrams)).toEqual(["60", "10", "7.5"]);
});
