import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quantityBounds } from "../../../../domain/libraries/bounds.ts";
import {
  alternativesOf,
  macroNames,
  macroShares,
  macroType,
  minSimilarity,
  type Nutrients,
  nutrientNames,
  scaleNutrients,
  similarity,
  similarityTone,
  sumNutrients,
  swapFor,
  swapStep,
} from "../../../../domain/libraries/macros.ts";

function per100(overrides: Partial<Nutrients> = {}): Nutrients {
  return { calories: 200, protein: 10, carbs: 20, fat: 8, ...overrides };
}

const grams = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((tenths) => tenths / 10);
const anyValue = fc.option(grams(100));
const anyNutrients = fc.record({
  calories: fc.option(fc.integer({ min: 0, max: 900 })),
  protein: anyValue,
  carbs: anyValue,
  fat: anyValue,
});
const measured = fc.record({
  calories: fc.integer({ min: 1, max: 900 }),
  protein: grams(100),
  carbs: grams(100),
  fat: grams(100),
});

describe("an amount of a meal", () => {
  it("has quantity/100 of everything: whole calories, macros to one decimal", () => {
    const meal = per100({ calories: 165, protein: 31, carbs: 0, fat: 3.6 });
    expect(scaleNutrients(meal, 150)).toEqual({ calories: 248, protein: 46.5, carbs: 0, fat: 5.4 });
    expect(scaleNutrients(meal, 50)).toEqual({ calories: 83, protein: 15.5, carbs: 0, fat: 1.8 });
  });

  it("has unknown values where the meal has", () => {
    const meal = per100({ calories: null, fat: null });
    expect(scaleNutrients(meal, 250)).toEqual({
      calories: null,
      protein: 25,
      carbs: 50,
      fat: null,
    });
  });

  it("is the meal itself at 100 g, and grows with the grams", () => {
    fc.assert(
      fc.property(anyNutrients, fc.nat(5000), fc.nat(5000), (meal, a, b) => {
        expect(scaleNutrients(meal, 100)).toEqual(meal);
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((g) => scaleNutrients(meal, g));
        for (const name of nutrientNames) {
          expect(less?.[name] === null).toBe(meal[name] === null);
          expect(less?.[name] ?? 0).toBeLessThanOrEqual(more?.[name] ?? 0);
        }
      }),
    );
  });
});

describe("the shares of energy", () => {
  it("weigh protein and carbs 4, fat 9", () => {
    expect(macroShares(per100({ protein: 25, carbs: 25, fat: 0 }))).toEqual({
      protein: 50,
      carbs: 50,
      fat: 0,
    });
    expect(macroShares(per100({ protein: 9, carbs: 9, fat: 4 }))?.fat).toBeCloseTo(100 / 3);
  });

  it("are unknown without energy, or with an unknown macro", () => {
    expect(macroShares(per100({ protein: 0, carbs: 0, fat: 0 }))).toBeNull();
    for (const name of macroNames) expect(macroShares(per100({ [name]: null }))).toBeNull();
    expect(macroShares(per100({ calories: null }))).not.toBeNull();
  });

  it("add up to 100", () => {
    fc.assert(
      fc.property(measured, (meal) => {
        const shares = macroShares(meal);
        fc.pre(shares !== null);
        const sum = macroNames.reduce((total, name) => total + (shares?.[name] ?? 0), 0);
        expect(sum).toBeCloseTo(100, 8);
      }),
    );
  });
});

describe("the type of a meal", () => {
  it("is its largest share", () => {
    expect(macroType(per100({ protein: 31, carbs: 0, fat: 3.6 }))).toBe("protein");
    expect(macroType(per100({ protein: 2.7, carbs: 28, fat: 0.3 }))).toBe("carbs");
    expect(macroType(per100({ protein: 0, carbs: 0, fat: 100 }))).toBe("fat");
    expect(macroType(per100({ protein: null }))).toBeNull();
  });

  // 4 kcal per gram of protein and carbs, so grams of 100 are percentages.
  it.each([
    [33, 33, "mixed"],
    [40, 35, "protein"],
    [39.9, 35, "mixed"],
    [42.4, 30, "mixed"],
    [45, 30, "protein"],
    [25, 35, "fat"],
    [30, 25, "fat"],
    [25, 40, "carbs"],
  ])("with %d percent protein and %d carbs is %s", (protein, carbs, type) => {
    const fat = ((100 - protein - carbs) * 4) / 9;
    expect(macroType(per100({ protein, carbs, fat }))).toBe(type);
  });

  it("does not depend on the amount", () => {
    const whole = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(whole, whole, whole, (protein, carbs, fat) => {
        const twice = { protein: protein * 2, carbs: carbs * 2, fat: fat * 2 };
        expect(macroType(per100(twice))).toBe(macroType(per100({ protein, carbs, fat })));
      }),
    );
  });
});

describe("similarity", () => {
  it("is 100 minus the mean absolute difference of the shares", () => {
    const a = per100({ protein: 50, carbs: 50, fat: 0 });
    const b = per100({ protein: 65, carbs: 35, fat: 0 });
    expect(similarity(a, b)).toBe(90);
    expect(similarity(a, a)).toBe(100);
    const onlyFat = per100({ protein: 0, carbs: 0, fat: 10 });
    expect(similarity(a, onlyFat)).toBe(33.3);
    expect(similarity(a, per100({ fat: null }))).toBeNull();
  });

  it("is the same both ways, 33.3 to 100", () => {
    fc.assert(
      fc.property(measured, measured, (a, b) => {
        const percent = similarity(a, b);
        expect(similarity(b, a)).toBe(percent);
        if (percent === null) return;
        expect(percent).toBeGreaterThanOrEqual(33.3);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });

  it.each([
    [100, "good"],
    [95, "good"],
    [94.9, "fair"],
    [90, "fair"],
    [89.9, "warn"],
    [80, "warn"],
    [79.9, "bad"],
  ])("of %d is %s", (percent, tone) => expect(similarityTone(percent)).toBe(tone));
});

describe("alternatives", () => {
  const dish = (id: string, macros: Partial<Nutrients>) => ({ id, name: id, ...per100(macros) });
  const meal = dish("meal", { protein: 70, carbs: 30, fat: 0 });

  it("are of the same type and at least 90 similar, the most similar first", () => {
    const found = alternativesOf(meal, [
      dish("far", { protein: 90, carbs: 10, fat: 0 }),
      dish("edge", { protein: 85, carbs: 15, fat: 0 }),
      dish("near", { protein: 72, carbs: 28, fat: 0 }),
      dish("carbs", { protein: 48, carbs: 52, fat: 0 }),
      dish("unknown", { protein: 70, carbs: 30, fat: null }),
      meal,
    ]);
    expect(found.map(({ meal: each, similarity: percent }) => [each.id, percent])).toEqual([
      ["near", 98.7],
      ["edge", 90],
    ]);
  });

  it("do not exist for a meal whose macros are unknown", () => {
    expect(alternativesOf({ ...meal, carbs: null }, [dish("other", {})])).toEqual([]);
  });

  it("do not depend on the order of the candidates", () => {
    const candidates = fc.uniqueArray(fc.record({ id: fc.uuid(), macros: measured }), {
      selector: ({ id }) => id,
      maxLength: 20,
    });
    fc.assert(
      fc.property(measured, candidates, (macros, made) => {
        const all = made.map(({ id, macros: each }) => dish(id, each));
        const from = { id: null, ...macros };
        const found = alternativesOf(from, all);
        expect(alternativesOf(from, all.toReversed())).toEqual(found);
        for (const each of found) {
          expect(each.similarity).toBeGreaterThanOrEqual(minSimilarity);
          expect(macroType(each.meal)).toBe(macroType(from));
        }
      }),
    );
  });
});

describe("a swap", () => {
  it("keeps the calories by changing the grams", () => {
    const from = { per100: per100({ calories: 200 }), quantity: 150 };
    const swap = swapFor(from, per100({ calories: 130, protein: 12.5, carbs: 10, fat: 4 }));
    expect(swap).toEqual({
      grams: 230,
      keepsCalories: true,
      change: { calories: -1, protein: 13.8, carbs: -7, fat: -2.8 },
    });
  });

  it("reports that the bounds change them by more than 5 %", () => {
    const light = { per100: per100({ calories: 20 }), quantity: 50 };
    const rich = per100({ calories: 900 });
    expect(swapFor(light, rich)).toMatchObject({ grams: 50, keepsCalories: false });
    const heavy = { per100: rich, quantity: 5000 };
    expect(swapFor(heavy, light.per100)).toMatchObject({ grams: 5000, keepsCalories: false });
  });

  it("keeps the grams if calories are unknown or zero", () => {
    const from = { per100: per100(), quantity: 150 };
    for (const calories of [null, 0]) {
      const swap = swapFor(from, per100({ calories, fat: null }));
      expect(swap).toMatchObject({ grams: 150, keepsCalories: false });
      expect(swap.change.fat).toBeNull();
    }
  });

  it("keeps calories within 5 % whenever an allowed amount can, and reports it correctly", () => {
    fc.assert(
      fc.property(measured, measured, fc.integer({ min: 50, max: 1000 }), (a, b, quantity) => {
        const { grams: amount, keepsCalories } = swapFor({ per100: a, quantity }, b);
        expect(amount % swapStep).toBe(0);
        expect(amount).toBeGreaterThanOrEqual(quantityBounds.min);
        expect(amount).toBeLessThanOrEqual(quantityBounds.max);
        const before = a.calories * quantity;
        const moved = Math.abs(b.calories * amount - before) / before;
        expect(keepsCalories).toBe(moved <= 0.05 + 1e-9);
        const exact = before / b.calories;
        if (exact >= quantityBounds.min && exact <= quantityBounds.max) {
          expect(keepsCalories).toBe(true);
        }
      }),
    );
  });
});

describe("a sum", () => {
  it("names missing values with their number", () => {
    const sum = sumNutrients([
      { calories: 100, protein: 1.1, carbs: 2, fat: null },
      { calories: null, protein: 2.2, carbs: 3, fat: null },
    ]);
    expect(sum.total).toEqual({ calories: 100, protein: 3.3, carbs: 5, fat: null });
    expect(sum.missing).toEqual({ calories: 1, protein: 0, carbs: 0, fat: 2 });
  });

  it("of nothing is 0", () => {
    expect(sumNutrients([]).total).toEqual({ calories: 0, protein: 0, carbs: 0, fat: 0 });
  });

  it("agrees with the shown list, in any order", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(measured, fc.nat(800)), { maxLength: 12 }), (plates) => {
        const shown = plates.map(([meal, amount]) => scaleNutrients(meal, amount));
        const { total } = sumNutrients(shown);
        expect(sumNutrients(shown.toReversed()).total).toEqual(total);
        const tenths = shown.reduce((sum, { fat }) => sum + Math.round((fat ?? 0) * 10), 0);
        expect(total.fat).toBeCloseTo(tenths / 10, 9);
      }),
    );
  });
});
