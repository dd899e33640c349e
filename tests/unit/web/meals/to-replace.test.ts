import { describe, expect, it } from "vitest";
import type { MealChoice } from "../../../../domain/contract/libraries/meals.ts";
import type { ScheduledMeal } from "../../../../domain/contract/schedules/schedules.ts";
import { alternativesAmong, toReplace } from "../../../../web/meals/to-replace.ts";

const per100 = { calories: 200, protein: 10, carbs: 20, fat: 9 };

const choice = (id: string): MealChoice => ({
  id,
  name: id,
  description: null,
  category: "breakfast",
  timing: "breakfast",
  foodCount: 0,
  ...per100,
});

const scheduled: ScheduledMeal = {
  id: "item",
  mealId: "shakshuka",
  name: "شكشوكة",
  description: null,
  date: "2026-06-14",
  dayOfWeek: 0,
  position: 0,
  timing: "breakfast",
  quantity: 310,
  status: "pending",
  consumedAt: null,
  substitute: null,
  note: null,
  ...per100,
} as ScheduledMeal;

describe("the alternatives of a scheduled meal", () => {
  const library = [choice("shakshuka"), choice("beans")];

  it("never include the meal itself", () => {
    const found = alternativesAmong(library, toReplace(scheduled));
    expect(found.map(({ meal }) => meal.id)).toEqual(["beans"]);
  });

  it("recognise it by the library's id, whatever its nutrients", () => {
    const found = alternativesAmong(library, { ...toReplace(scheduled), per100: scheduled });
    expect(found.map(({ meal }) => meal.id)).toEqual(["beans"]);
  });

  it("are all similar meals once the library no longer has it", () => {
    const gone = toReplace({ ...scheduled, mealId: null });
    expect(alternativesAmong(library, gone)).toHaveLength(2);
  });
});
