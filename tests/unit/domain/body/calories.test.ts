import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  activityFactors,
  activityLevels,
  type BurnRateInput,
  bmr,
  calculatorDefaults,
  exampleBurnRate,
  ownBurnRate,
  tdee,
} from "../../../../domain/body/calories.ts";

const anyInput: fc.Arbitrary<BurnRateInput> = fc.record({
  sex: fc.constantFrom("male", "female"),
  age: fc.integer({ min: 12, max: 100 }),
  weight: fc.integer({ min: 300, max: 2000 }).map((tenths) => tenths / 10),
  height: fc.integer({ min: 100, max: 250 }),
  activity: fc.constantFrom(...activityLevels),
});

describe("the burn rate", () => {
  it("is that of Mifflin and St Jeor for the calculator's defaults", () => {
    expect(bmr(calculatorDefaults)).toBe(1643);
    expect(tdee(calculatorDefaults)).toBe(1972);
    expect(bmr({ ...calculatorDefaults, sex: "female" })).toBe(1477);
  });

  it("is that of a woman of 30 years, 80 kg and 165 cm in each activity", () => {
    const woman = { sex: "female", age: 30, weight: 80, height: 165 } as const;
    expect(bmr(woman)).toBe(1520);
    expect(activityLevels.map((activity) => tdee({ ...woman, activity }))).toEqual([
      1824, 2356, 2888,
    ]);
  });

  it("has the spec's three factors", () => {
    expect(activityFactors).toEqual({ low: 1.2, medium: 1.55, high: 1.9 });
  });

  it("is whole, and men's is 166 above women's", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(Number.isInteger(bmr(input))).toBe(true);
        expect(Number.isInteger(tdee(input))).toBe(true);
        const apart = bmr({ ...input, sex: "male" }) - bmr({ ...input, sex: "female" });
        expect(apart).toBe(166);
      }),
    );
  });

  it("grows with weight and height, falls with age", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(bmr({ ...input, weight: input.weight + 1 })).toBe(bmr(input) + 10);
        expect(bmr({ ...input, height: input.height + 4 })).toBe(bmr(input) + 25);
        expect(bmr({ ...input, age: input.age + 1 })).toBe(bmr(input) - 5);
      }),
    );
  });

  it("grows with activity", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        fc.pre(bmr(input) > 10);
        const [low, medium, high] = activityLevels.map((activity) => tdee({ ...input, activity }));
        expect(low).toBeLessThan(medium ?? 0);
        expect(medium).toBeLessThan(high ?? 0);
      }),
    );
  });
});

describe("a person's own burn rate", () => {
  const known = { gender: "female", age: 30, weight: 80, height: 165 } as const;

  it("comes from their known figures", () => {
    expect(ownBurnRate(known, "low")).toBe(1824);
    expect(ownBurnRate(known, "medium")).toBe(2356);
  });

  it.each(["gender", "age", "weight", "height"])("is unknown without the %s", (figure) => {
    expect(ownBurnRate({ ...known, [figure]: null }, "low")).toBeUndefined();
  });

  it("is unknown for a gender outside the formula", () => {
    expect(ownBurnRate({ ...known, gender: "other" }, "low")).toBeUndefined();
  });

  it("has an example instead", () => expect(exampleBurnRate).toBe(2228));
});
