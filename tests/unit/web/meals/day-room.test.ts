import { expect, it } from "vitest";
import type { OwnMeal } from "../../../../domain/contract/activity/diet.ts";
import { eatenWithout, plannedWithout } from "../../../../web/meals/day-room.ts";
import { meal } from "../admin/schedule/a-week.ts";

const own = (status: "consumed" | "skipped"): OwnMeal => ({
  id: status,
  date: "2026-01-04",
  name: "تمر",
  description: null,
  category: "snack",
  foodId: null,
  calories: 600,
  protein: null,
  carbs: null,
  fat: null,
  quantity: 100,
  portion: null,
  status,
  createdAt: 1,
});

it("a planned day counts without the meal that is being replaced", () => {
  const meals = [meal("a"), meal("b", { quantity: 300, status: "skipped" }), meal("c")];
  expect(plannedWithout(meals, "c", 1850)).toEqual({ others: 400, target: 1850 });
  expect(plannedWithout(meals, undefined, 1850).others).toBe(500);
});

it("an eaten day counts substitutes and own meals, without skipped ones", () => {
  const substitute = {
    mealId: "s",
    name: "فتوش",
    calories: 250,
    protein: 1,
    carbs: 1,
    fat: 1,
    quantity: 200,
  };
  const meals = [
    meal("a", { substitute }),
    meal("b", { quantity: 300, status: "skipped" }),
    meal("c"),
  ];
  const day = { meals, ownMeals: [own("consumed"), own("skipped")] };
  expect(eatenWithout(day, "c", 1850)).toEqual({ others: 1100, target: 1850 });
});
