import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  composedDish,
  leastFinishedGrams,
  ownFoodFields,
  shownGrams,
} from "../../../../domain/activity/own-foods.ts";

const lentils = { calories: 120, protein: 9, carbs: 20, fat: 0.5 };
const oil = { calories: 880, protein: 0, carbs: 0, fat: 100 };
const parts = [
  { per100: lentils, grams: 900 },
  { per100: oil, grams: 100 },
];

describe("a recipe", () => {
  it("has the values of its ingredients, and a fifth of their weight as a serving", () => {
    expect(composedDish({ parts, servings: 5, finishedGrams: null })).toEqual({
      per100: { calories: 196, protein: 8.1, carbs: 18, fat: 10.45 },
      servingGrams: 200,
    });
  });

  it("weighs what it weighs after cooking; the energy stays", () => {
    const { per100, servingGrams } = composedDish({ parts, servings: 5, finishedGrams: 1400 });
    expect([per100.calories, servingGrams]).toEqual([140, 280]);
  });

  it("does not know what one of its ingredients does not", () => {
    const unknown = [...parts, { per100: { ...oil, fat: null }, grams: 1 }];
    const { per100 } = composedDish({ parts: unknown, servings: 1, finishedGrams: null });
    expect(per100.fat).toBeNull();
    expect(per100.protein).not.toBeNull();
  });

  it.each([
    ["keeps its protein, carbs and fat", parts, 365],
    [
      "has no more energy than a label",
      [{ per100: { ...lentils, calories: 480 }, grams: 1000 }],
      505,
    ],
    ["weighs no more than all of it", [{ per100: { ...oil, carbs: 3 }, grams: 100 }], 100],
    ["may have unknown values", [{ per100: { ...oil, fat: null }, grams: 100 }], 92],
    ["may be empty", [], 0],
  ])("%s, however long it boils", (_, made, grams) => {
    expect(leastFinishedGrams(made)).toBe(grams);
  });

  it("has a serving that one can log, whatever its size", () => {
    const { servings, finishedGrams } = ownFoodFields;
    fc.assert(
      fc.property(fc.integer(servings), fc.integer(finishedGrams), (count, grams) => {
        const dish = { parts, servings: count, finishedGrams: grams };
        const { servingGrams } = composedDish(dish);
        expect(servingGrams).toBeGreaterThanOrEqual(0.1);
        expect(servingGrams).toBeLessThanOrEqual(5000);
      }),
    );
  });
});

it("a food without a portion is shown per 100 g", () => {
  expect(shownGrams({ portion: null })).toBe(100);
  expect(shownGrams({ portion: { grams: 170 } })).toBe(170);
});
