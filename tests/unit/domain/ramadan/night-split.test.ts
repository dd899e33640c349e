import { describe, expect, it } from "vitest";
import type { AssignedMeal } from "../../../../domain/activity/meal-day.ts";
import { isSettling } from "../../../../domain/ramadan/first-week.ts";
import { nightSplit } from "../../../../domain/ramadan/night-split.ts";
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

describe("the night of a fast", () => {
  it("has the protein of its planned meals by their slots, substitutes in place of meals", () => {
    const planned = [
      meal("breakfast", 10),
      meal("lunch", 20),
      meal("dinner", 5),
      meal("snack", 7.6, plate(30, 50)),
    ];
    expect(nightSplit(planned, usualFastingSlots)).toEqual([
      { meal: "suhoor", protein: 20, glasses: 2 },
      { meal: "iftar", protein: 40, glasses: 2 },
      { meal: "after_tarawih", protein: 25, glasses: 4 },
    ]);
    const { meals } = usualFastingSlots;
    const moved = { meals: { ...meals, lunch: "suhoor" as const } };
    expect(nightSplit(planned, moved).map(({ protein }) => protein)).toEqual([60, null, 25]);
  });

  it("has water without a planned meal, and no protein that nobody knows", () => {
    const parts = nightSplit([meal("lunch", null)], usualFastingSlots);
    expect(parts.map(({ protein }) => protein)).toEqual([null, null, null]);
    expect(parts.reduce((sum, { glasses }) => sum + glasses, 0)).toBe(8);
  });
});

it("a weight says little in the first seven days of the month, and on no other day", () => {
  const month = { first: "2027-02-08" };
  const days = ["2027-02-07", "2027-02-08", "2027-02-14", "2027-02-15"];
  expect(days.map((day) => isSettling(month, day))).toEqual([false, true, true, false]);
  expect(isSettling(null, "2027-02-08")).toBe(false);
});
