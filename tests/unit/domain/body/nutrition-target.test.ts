import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  energyGap,
  gramsToTarget,
  type NutritionTarget,
  suggestedTarget,
  targetOn,
  targetTone,
} from "../../../../domain/body/nutrition-target.ts";
import { energyPerGram } from "../../../../domain/libraries/macros.ts";
import { genders, goals } from "../../../../domain/trainee.ts";

const makeTarget = (overrides: Partial<NutritionTarget> = {}): NutritionTarget => ({
  calories: 1850,
  protein: 120,
  carbs: 210,
  fat: 60,
  ...overrides,
});

describe("the target of a day", () => {
  const first = { startsOn: "2026-11-01", ...makeTarget({ calories: 2000 }) };
  const second = { startsOn: "2026-11-15", ...makeTarget({ calories: 1800 }) };
  const ended = { startsOn: "2026-11-20", ...makeTarget(), calories: null };

  it("is the last one set by then, in any order of input", () => {
    for (const targets of [
      [first, second, ended],
      [ended, second, first],
    ]) {
      expect(targetOn(targets, "2026-10-31")).toBeUndefined();
      expect(targetOn(targets, "2026-11-01")?.calories).toBe(2000);
      expect(targetOn(targets, "2026-11-14")?.calories).toBe(2000);
      expect(targetOn(targets, "2026-11-15")?.calories).toBe(1800);
      expect(targetOn(targets, "2026-11-20")).toBeUndefined();
    }
  });
});

describe("a suggested target", () => {
  const figures = { tdee: 2500, gender: "male", weight: 90, targetWeight: 80, goals: [] } as const;

  it("is lower to lose weight, higher to gain muscle, and the burn rate to keep weight", () => {
    const of = (goal: (typeof goals)[number]) => suggestedTarget({ ...figures, goals: [goal] });
    expect(of("weight_loss")).toEqual({ calories: 2000, protein: 160, carbs: 205, fat: 60 });
    expect(of("muscle_gain").calories).toBe(2750);
    expect(of("maintain").calories).toBe(2500);
    expect(suggestedTarget({ ...figures, goals: ["muscle_gain", "weight_loss"] }).calories).toBe(
      2000,
    );
  });

  it("is never below the minimum", () => {
    const small = { ...figures, tdee: 1300, goals: ["weight_loss"] } as const;
    expect(suggestedTarget(small).calories).toBe(1500);
    expect(suggestedTarget({ ...small, gender: "female" }).calories).toBe(1200);
  });

  it("has macros that match its calories, whatever the person", () => {
    fc.assert(
      fc.property(
        fc.record({
          tdee: fc.integer({ min: 900, max: 6500 }),
          gender: fc.constantFrom(...genders, null),
          weight: fc.double({ min: 30, max: 200, noNaN: true }),
          targetWeight: fc.option(fc.double({ min: 30, max: 200, noNaN: true })),
          goals: fc.subarray([...goals]),
        }),
        (person) => {
          const { calories, protein, carbs, fat } = suggestedTarget(person);
          const held =
            (protein ?? 0) * energyPerGram.protein +
            (carbs ?? 0) * energyPerGram.carbs +
            (fat ?? 0) * energyPerGram.fat;
          expect(Math.abs(held - calories)).toBeLessThanOrEqual(20);
          expect(Math.min(protein ?? 0, carbs ?? 0, fat ?? 0)).toBeGreaterThan(0);
          expect(energyGap({ calories, protein, carbs, fat })).toBeUndefined();
        },
      ),
    );
  });
});

describe("the gap between macros and calories", () => {
  it("is reported above the tolerance", () => {
    expect(energyGap(makeTarget({ calories: 1860 }))).toBeUndefined();
    expect(energyGap(makeTarget({ calories: 1700 }))).toBe(160);
    expect(energyGap(makeTarget({ calories: 2000 }))).toBe(-140);
    expect(energyGap(makeTarget({ calories: 2000, fat: null }))).toBeUndefined();
  });
});

describe("a planned amount against its target", () => {
  it("is good within 5 %, fair within 10 %, warn within 20 %, bad beyond", () => {
    const tones = [1850, 1940, 1760, 2030, 1490, 2230, 1056].map((kcal) => targetTone(kcal, 1850));
    expect(tones).toEqual(["good", "good", "good", "fair", "warn", "bad", "bad"]);
    expect(targetTone(null, 1850)).toBeUndefined();
    expect(targetTone(0, 1850)).toBeUndefined();
  });

  it("is met by grams in steps of five, if any amount can", () => {
    expect(gramsToTarget(300, 150)).toBe(200);
    expect(gramsToTarget(301, 150)).toBe(200);
    expect(gramsToTarget(20, 150)).toBeUndefined();
    expect(gramsToTarget(0, 150)).toBeUndefined();
    expect(gramsToTarget(300, null)).toBeUndefined();
  });
});
