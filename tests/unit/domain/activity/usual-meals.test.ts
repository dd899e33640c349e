import { describe, expect, it } from "vitest";
import { usualMeals } from "../../../../domain/activity/usual-meals.ts";

const eaten = (name: string, day: number, more: object = {}) => ({
  name,
  date: `2026-03-${String(day).padStart(2, "0")}`,
  category: "breakfast" as const,
  foodId: name,
  protein: 1,
  status: "consumed" as const,
  ...more,
});

const names = (meals: readonly ReturnType<typeof eaten>[]) =>
  usualMeals(meals).map((each) => [each.timing, each.meals.map(({ name }) => name)]);

describe("usual meals", () => {
  it("were eaten at that meal on two days, the most frequent first", () => {
    const meals = [
      eaten("labneh", 9),
      eaten("bread", 9),
      eaten("egg", 8),
      eaten("bread", 7),
      eaten("labneh", 7),
      eaten("bread", 6),
    ];
    expect(names(meals)).toEqual([["breakfast", ["bread", "labneh"]]]);
  });

  it("are the last eaten first, of as many days", () => {
    const meals = [eaten("b", 9), eaten("a", 8), eaten("a", 7), eaten("b", 6)];
    expect(names(meals)).toEqual([["breakfast", ["b", "a"]]]);
  });

  it("have their last amount at that meal", () => {
    const meals = [
      eaten("bread", 9, { category: "dinner", quantity: 10 }),
      eaten("bread", 8, { quantity: 30 }),
      eaten("bread", 7, { quantity: 60 }),
    ];
    expect(usualMeals(meals)).toMatchObject([{ timing: "breakfast", meals: [{ quantity: 30 }] }]);
  });

  it("count a day once, and no skipped or estimated meals", () => {
    expect(names([eaten("bread", 9), eaten("bread", 9)])).toEqual([]);
    const skipped = { status: "skipped" };
    expect(names([eaten("bread", 9), eaten("bread", 8, skipped)])).toEqual([]);
    const estimated = { foodId: null, protein: null };
    expect(names([eaten("وجبة", 9, estimated), eaten("وجبة", 8, estimated)])).toEqual([]);
  });

  it("are snacks without a category, and of one dish whatever its hamza", () => {
    const dish = { foodId: null, category: null };
    expect(names([eaten("أرز", 9, dish), eaten("ارز", 8, dish)])).toEqual([["snack", ["أرز"]]]);
  });

  it("are six at most", () => {
    const meals = [9, 8].flatMap((day) => "abcdefgh".split("").map((name) => eaten(name, day)));
    expect(names(meals)).toEqual([["breakfast", ["a", "b", "c", "d", "e", "f"]]]);
  });
});
