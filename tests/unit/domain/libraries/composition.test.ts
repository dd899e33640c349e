import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  composePer100,
  type Ingredient,
  nutrients,
  type Per100,
} from "../../../../domain/libraries/composition.ts";

const makePer100 = (overrides: Partial<Per100> = {}): Per100 => ({
  calories: 100,
  protein: 10,
  carbs: 8,
  fat: 3,
  ...overrides,
});

const value = fc.integer({ min: 0, max: 900 }).map((n) => n / 10);
const per100 = fc.record({ calories: value, protein: value, carbs: value, fat: value });
const ingredient = fc.record({ per100, grams: fc.integer({ min: 1, max: 2_000 }) });
const ingredients = fc.array(ingredient, { minLength: 1, maxLength: 12 });

describe("a dish of foods", () => {
  it("weighs each food by its grams", () => {
    const oats = { per100: makePer100({ calories: 379, protein: 13.15 }), grams: 40 };
    const milk = { per100: makePer100({ calories: 61, protein: 3.15 }), grams: 160 };

    expect(composePer100([oats, milk])).toMatchObject({ calories: 124.6, protein: 5.15 });
  });

  it("is richer after boiling down and thinner after taking up water", () => {
    const lentils = { per100: makePer100({ calories: 352 }), grams: 100 };

    expect(composePer100([lentils], { finishedGrams: 80 }).calories).toBe(440);
    expect(composePer100([lentils], { finishedGrams: 250 }).calories).toBe(140.8);
  });

  it("has unknown values exactly where one of its foods has", () => {
    const measured = { per100: makePer100(), grams: 300 };
    const unmeasured = { per100: makePer100({ fat: null }), grams: 1 };
    const dish = composePer100([measured, unmeasured]);

    expect(dish.fat).toBeNull();
    expect(dish.calories).toBe(100);
  });

  it("ignores unknown values of a food with no grams", () => {
    const measured = { per100: makePer100(), grams: 300 };
    const absent = { per100: makePer100({ fat: null }), grams: 0 };

    expect(composePer100([measured, absent])).toEqual(makePer100());
  });

  it("has unknown values without ingredients", () => {
    expect(composePer100([])).toEqual(
      makePer100({ calories: null, protein: null, carbs: null, fat: null }),
    );
    expect(composePer100([{ per100: makePer100(), grams: 0 }]).calories).toBeNull();
  });

  it("has all requested nutrients", () => {
    const salt = {
      per100: { ...makePer100(), fiber: 0, sugar: null, saturatedFat: 0, sodium: 38_758 },
      grams: 5,
    };

    expect(Object.keys(composePer100([salt], { names: nutrients }))).toEqual([...nutrients]);
    expect(composePer100([salt], { names: nutrients }).sodium).toBe(38_758);
  });
});

const near = (actual: number | null, expected: number | null) =>
  expect(Math.abs((actual ?? Number.NaN) - (expected ?? Number.NaN))).toBeLessThanOrEqual(0.0101);

describe("every dish", () => {
  it("of one food is that food, whatever its grams", () => {
    fc.assert(
      fc.property(ingredient, ({ per100, grams }) => {
        expect(composePer100([{ per100, grams }])).toEqual(per100);
      }),
    );
  });

  it("is between its poorest and its richest food", () => {
    fc.assert(
      fc.property(ingredients, (parts) => {
        const values = parts.map((part) => part.per100.protein);
        const protein = composePer100(parts).protein ?? Number.NaN;
        expect(protein).toBeGreaterThanOrEqual(Math.min(...values) - 0.005);
        expect(protein).toBeLessThanOrEqual(Math.max(...values) + 0.005);
      }),
    );
  });

  it("is the same in any order and at any size", () => {
    fc.assert(
      fc.property(ingredients, fc.integer({ min: 2, max: 9 }), (parts, times) => {
        const larger: Ingredient[] = parts
          .map((part) => ({ ...part, grams: part.grams * times }))
          .reverse();
        near(composePer100(larger).calories, composePer100(parts).calories);
      }),
    );
  });

  it("has the nutrients of its foods, whatever its final weight", () => {
    fc.assert(
      fc.property(ingredients, fc.integer({ min: 100, max: 1_000 }), (parts, finishedGrams) => {
        const eaten = composePer100(parts, { finishedGrams }).carbs ?? Number.NaN;
        const weighed = parts.reduce((sum, part) => sum + part.per100.carbs * part.grams, 0);
        near(eaten, weighed / finishedGrams);
      }),
    );
  });
});
