import { describe, expect, it } from "vitest";
import type { ScheduledMeal } from "../../../../../domain/contract/schedules/schedules.ts";
import { isAsked, listOf } from "../../../../../web/trainee/diet/meals/listed.ts";

const per100 = { calories: 150, protein: 6, carbs: 24, fat: 3, quantity: 300 };
const maqluba: ScheduledMeal = {
  id: "a",
  date: "2026-11-22",
  dayOfWeek: 0,
  timing: "lunch",
  position: 0,
  mealId: "m1",
  name: "مقلوبة",
  description: "زهرة مشوية وأرز ودجاج",
  ...per100,
  status: "pending",
  consumedAt: null,
  substitute: null,
};
const musakhan = { mealId: "m2", name: "مسخن رول", description: "خبز وسماق", ...per100 };

const found = (meal: ScheduledMeal, search: string) =>
  listOf({ meals: [meal], ownMeals: [] }).some((each) => isAsked(each, search));

describe("searching the meals of a day", () => {
  it("matches the substitute, and the assigned dish again after its return", () => {
    const swapped = { ...maqluba, substitute: musakhan };
    expect(found(swapped, "سُماق")).toBe(true);
    expect(found(swapped, "رز")).toBe(false);
    expect(found({ ...swapped, substitute: null }, "رز")).toBe(true);
  });

  it("ignores the description of a substitute stored without one", () => {
    const { description: _, ...older } = musakhan;
    expect(found({ ...maqluba, substitute: older }, "زهرة")).toBe(false);
    expect(found({ ...maqluba, substitute: older }, "مسخن")).toBe(true);
  });
});
