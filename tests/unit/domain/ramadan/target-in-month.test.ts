import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { targetInMonth } from "../../../../domain/ramadan/target-in-month.ts";

const target = { calories: 1500, protein: 120, carbs: 150, fat: 45 };

describe("a target in the month", () => {
  it("is raised to the need without a deficit, with no amount of carbs", () => {
    expect(targetInMonth(target, { need: 2100, floor: "no_deficit" })).toEqual({
      calories: 2100,
      protein: 120,
      carbs: null,
      fat: 45,
    });
  });

  it("may be 15 % below the need where deficits are limited", () => {
    const limited = targetInMonth(target, { need: 2000, floor: "limited" });
    expect(limited).toEqual({ ...target, calories: 1700, carbs: 200 });
    expect(targetInMonth(target, { need: 1700, floor: "limited" })).toEqual(target);
  });

  it("is as ever without a floor, and where it is above the floor", () => {
    expect(targetInMonth(target, { need: 3000, floor: "none" })).toEqual(target);
    expect(targetInMonth(target, { need: 1500, floor: "no_deficit" })).toBe(target);
  });

  it("keeps an open macro open", () => {
    const open = { ...target, carbs: null };
    expect(targetInMonth(open, { need: 2000, floor: "no_deficit" })).toEqual({
      ...open,
      calories: 2000,
    });
  });

  it("is not compared without a need if no deficit is allowed, and else as it is", () => {
    expect(targetInMonth(target, { need: null, floor: "no_deficit" })).toBeNull();
    expect(targetInMonth(target, { need: null, floor: "limited" })).toBe(target);
  });

  it("is never lowered, and a whole number", () => {
    const kcal = fc.integer({ min: 800, max: 8000 });
    const floors = fc.constantFrom("none", "limited", "no_deficit");
    fc.assert(
      fc.property(kcal, kcal, floors, (calories, need, floor) => {
        const seen = targetInMonth({ ...target, calories }, { need, floor });
        expect(seen?.calories).toBeGreaterThanOrEqual(calories);
        expect(Number.isInteger(seen?.calories)).toBe(true);
        if (floor === "no_deficit") expect(seen?.calories).toBeGreaterThanOrEqual(need);
      }),
    );
  });
});
