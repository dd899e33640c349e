import { describe, expect, it } from "vitest";
import type { AssignedMeal } from "../../../../domain/activity/meal-day.ts";
import { isSettling } from "../../../../domain/ramadan/first-week.ts";
import { type NightPart, nightSplit } from "../../../../domain/ramadan/night-split.ts";
import { usualFastingSlots } from "../../../../domain/ramadan/slots.ts";

const plate = (protein: number | null, quantity = 200) => ({
  calories: 100,
  protein,
  carbs: null,
  fat: null,
  quantity,
});
const meal = (
  timing: AssignedMeal["timing"],
  protein: number | null,
  substitute: AssignedMeal["substitute"] = null,
): AssignedMeal => ({ ...plate(protein), timing, position: 0, status: "pending", substitute });

const whole = (grams: number) => ({ grams, isAtLeast: false });
const gramsOf = (parts: readonly NightPart[]) => parts.map(({ protein }) => protein.grams);

describe("the night of a fast", () => {
  it("has the protein of its planned meals by their slots, substitutes in place of meals", () => {
    const planned = [
      meal("breakfast", 10),
      meal("lunch", 20),
      meal("dinner", 5),
      meal("snack", 7.6, plate(30, 50)),
    ];
    expect(nightSplit(planned, usualFastingSlots).parts).toEqual([
      { meal: "suhoor", protein: whole(20), glasses: 2 },
      { meal: "iftar", protein: whole(40), glasses: 2 },
      { meal: "after_tarawih", protein: whole(25), glasses: 4 },
    ]);
    const { meals } = usualFastingSlots;
    const moved = { meals: { ...meals, lunch: "suhoor" as const } };
    expect(gramsOf(nightSplit(planned, moved).parts)).toEqual([60, null, 25]);
  });

  it("rounds the protein of all meals once, whatever their parts are rounded to", () => {
    const planned = [meal("breakfast", 10.2), meal("lunch", 20.2), meal("dinner", 5.2)];
    const { parts, protein } = nightSplit(planned, usualFastingSlots);
    expect(gramsOf(parts)).toEqual([20, 40, 10]);
    expect(protein).toEqual(whole(71));
  });

  it("says that a sum with an unknown meal is a lower bound", () => {
    const planned = [meal("breakfast", 10), meal("dinner", 5), meal("snack", null)];
    const { parts, protein } = nightSplit(planned, usualFastingSlots);
    expect(parts.map((part) => part.protein)).toEqual([
      whole(20),
      { grams: null, isAtLeast: false },
      { grams: 10, isAtLeast: true },
    ]);
    expect(protein).toEqual({ grams: 30, isAtLeast: true });
  });

  it("has water without a planned meal, and no protein that nobody knows", () => {
    const { parts, protein } = nightSplit([meal("lunch", null)], usualFastingSlots);
    expect(gramsOf(parts)).toEqual([null, null, null]);
    expect(protein.grams).toBeNull();
    expect(parts.reduce((sum, { glasses }) => sum + glasses, 0)).toBe(8);
  });
});

it("a weight says little in the first seven days of the month, and on no other day", () => {
  const month = { first: "2027-02-08" };
  const days = ["2027-02-07", "2027-02-08", "2027-02-14", "2027-02-15"];
  expect(days.map((day) => isSettling(month, day))).toEqual([false, true, true, false]);
  expect(isSettling(null, "2027-02-08")).toBe(false);
});
