import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  eggTrays,
  neededGrams,
  type ShopUnit,
  saidKilos,
  shopMeasure,
  shopNames,
  shopUnits,
  unitsToBuy,
} from "../../../../domain/libraries/shop-units.ts";

const buy = (unit: ShopUnit, each: number, grams: number) =>
  unitsToBuy(grams, { unit, grams: each });

it.each([
  [4, 10],
  [37, 40],
  [100, 100],
  [130, 150],
  [452, 450],
  [990, 1000],
  [2798, 2800],
  [2803, 2800],
  [2810, 2900],
])("%d g beside packs are told as %d", (grams, told) => {
  expect(neededGrams(grams)).toBe(told);
});

describe("the units to buy", () => {
  it("are quarters of a kilo, and halves above two", () => {
    expect(buy("kilo", 1000, 30)).toBe(0.25);
    expect(buy("kilo", 1000, 700)).toBe(0.75);
    expect(buy("kilo", 1000, 1300)).toBe(1.5);
    expect(buy("kilo", 1000, 2100)).toBe(2.5);
  });

  it("count peel and bones: a kilo of bananas has 640 g", () => {
    expect(buy("kilo", 640, 640)).toBe(1);
    expect(buy("kilo", 640, 700)).toBe(1.25);
  });

  it("are steps of 50 g of what is sold by its weight, up to a quarter", () => {
    expect(buy("weight", 1000, 12)).toBeCloseTo(0.05);
    expect(buy("weight", 1000, 160)).toBeCloseTo(0.2);
    expect(buy("weight", 1000, 270)).toBe(0.5);
  });

  it("are whole pieces, without another one for a gram", () => {
    expect(buy("piece", 50, 300)).toBe(6);
    expect(buy("piece", 50, 301)).toBe(6);
    expect(buy("piece", 50, 310)).toBe(7);
    expect(buy("bunch", 60, 5)).toBe(1);
  });

  it("are none of a pinch", () => {
    expect(buy("pinch", 1000, 4)).toBe(0);
  });

  it("are enough, and less than a step too much", () => {
    const weighed = ["kilo", "weight"];
    fc.assert(
      fc.property(
        fc.constantFrom(...shopUnits.filter((unit) => unit !== "pinch")),
        fc.double({ min: 10, max: 2000, noNaN: true }),
        fc.double({ min: 1, max: 10_000, noNaN: true }),
        (unit, each, grams) => {
          const step = weighed.includes(unit) ? 0.5 : 1;
          const over = buy(unit, each, grams) - grams / each;
          expect(over).toBeGreaterThan(-0.0501 * step - 1e-9);
          expect(over).toBeLessThanOrEqual(step);
        },
      ),
    );
  });
});

describe("quarters of a kilo", () => {
  it("are said from the nearest whole kilo", () => {
    expect(saidKilos(0.75)).toEqual({ whole: 1, part: "less" });
    expect(saidKilos(2)).toEqual({ whole: 2, part: "none" });
    expect(saidKilos(2.5)).toEqual({ whole: 2, part: "half" });
    expect(saidKilos(0.2)).toBeUndefined();
  });
});

describe("eggs", () => {
  it("are trays and single ones, never fewer than needed", () => {
    expect(eggTrays(19)).toEqual({ trays: 0, single: 19 });
    expect(eggTrays(20)).toEqual({ trays: 1, single: 0 });
    expect(eggTrays(35)).toEqual({ trays: 1, single: 5 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (eggs) => {
        const { trays, single } = eggTrays(eggs);
        expect(trays * 30 + single).toBeGreaterThanOrEqual(eggs);
      }),
    );
  });
});

describe("the measure of a food", () => {
  it("is its own, or the usual one of its category", () => {
    const none = { shopUnit: null, shopGrams: null };
    expect(shopMeasure({ category: "fruits", ...none })).toEqual({ unit: "kilo", grams: 1000 });
    expect(shopMeasure({ category: "nuts", ...none })).toEqual({ unit: "weight", grams: 1000 });
    expect(shopMeasure({ category: "nuts" })).toEqual({ unit: "weight", grams: 1000 });
    expect(shopMeasure({ category: "eggs", shopUnit: "piece", shopGrams: 50 })).toEqual({
      unit: "piece",
      grams: 50,
    });
  });
});

describe("the names on a list", () => {
  const names = (category: Parameters<typeof shopNames>[0]["category"], name: string, en: string) =>
    Object.values(shopNames({ category, name, englishName: en }));

  it("leave out that a food is raw, which goes without saying", () => {
    expect(names("grains", "أرز أبيض طويل الحبة نيء", "White rice, long-grain, raw")).toEqual([
      "أرز أبيض طويل الحبة",
      "White rice, long-grain",
    ]);
    expect(names("vegetables", "زهرة نيئة", "Cauliflower, raw")).toEqual(["زهرة", "Cauliflower"]);
  });

  it("leave out how meat is cooked, and remarks on the values", () => {
    expect(names("meat", "فيليه عجل هبر مشوي", "Beef tenderloin steak, lean, broiled")).toEqual([
      "فيليه عجل هبر",
      "Beef tenderloin steak, lean",
    ]);
    expect(
      names("grains", "فريكة جافة (بقيم القمح القاسي)", "Freekeh, dry (values of durum wheat)"),
    ).toEqual(["فريكة جافة", "Freekeh, dry"]);
    expect(names("legumes", "ترمس مسلوق", "Lupins, boiled")).toEqual([
      "ترمس مسلوق",
      "Lupins, boiled",
    ]);
  });
});
