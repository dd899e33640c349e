import { afterEach, describe, expect, it } from "vitest";
import type { ShoppingWeek } from "../../../../domain/contract/activity/shopping.ts";
import { foodAmount } from "../../../../web/meals/shopping-texts.ts";
import { overwriteGetLocale } from "../../../../web/paraglide/runtime.js";

type Food = ShoppingWeek["foods"][number];

const inLocale = (locale: "ar" | "en") => overwriteGetLocale(() => locale);

function said(food: Pick<Food, "category" | "shopUnit" | "shopGrams">, grams: number): string {
  const bought = { id: "a", name: "a", englishName: null, boughtAs: null, ...food };
  return foodAmount({ id: "a", food: bought, grams }).amount.replaceAll("\u00a0", " ");
}
const tomatoes = { category: "vegetables", shopUnit: null, shopGrams: null } as const;
const eggs = { category: "eggs", shopUnit: "piece", shopGrams: 50 } as const;

afterEach(() => inLocale("ar"));

describe("an amount to buy", () => {
  it("says every quarter of a kilo in words", () => {
    inLocale("ar");
    const grams = [250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 11_500];
    expect(grams.map((each) => said(tomatoes, each))).toEqual([
      "ربع كيلو",
      "نصف كيلو",
      "كيلو إلا ربعاً",
      "كيلو",
      "كيلو وربع",
      "كيلو ونصف",
      "كيلوان إلا ربعاً",
      "كيلوان",
      "كيلوان ونصف",
      "3 كيلو",
      "11 كيلو ونصف",
    ]);
    inLocale("en");
    expect([750, 1000, 1750, 2500].map((each) => said(tomatoes, each))).toEqual([
      "¾ kg",
      "1 kg",
      "1¾ kg",
      "2½ kg",
    ]);
  });

  it("counts eggs by the tray from 20 on", () => {
    inLocale("ar");
    expect([12, 19, 20, 29, 30, 35, 50, 60].map((each) => said(eggs, each * 50))).toEqual([
      "12 حبة",
      "19 حبة",
      "طبق (30 حبة)",
      "طبق (30 حبة)",
      "طبق (30 حبة)",
      "طبق (30 حبة) و5 حبات",
      "طبقان (60 حبة)",
      "طبقان (60 حبة)",
    ]);
    inLocale("en");
    expect(said(eggs, 35 * 50)).toBe("a tray (30 eggs) and 5 pieces");
  });
});
