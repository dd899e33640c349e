import { describe, expect, it } from "vitest";
import {
  eatenFoods,
  mealChoices,
  sameMeals,
  timingAt,
} from "../../../../domain/activity/meal-choices.ts";

const food = (name: string, more: object = {}) => ({
  name,
  category: "breakfast" as const,
  foodId: name,
  protein: 1,
  quantity: 100,
  ...more,
});
const bread = food("bread");
const egg = food("egg");
const known = {
  date: "2026-03-10",
  dayBefore: [bread, egg],
  weekBefore: [bread],
  usual: [{ timing: "breakfast" as const, meals: [bread] }],
  recents: [egg, bread, food("labneh")],
  favourites: [food("egg", { quantity: 30 }), food("bread", { quantity: 30 })],
};

describe("the foods offered for a meal of the day", () => {
  it("stand once each: usual, then favourite, then recent", () => {
    const { usual, recents, favourites } = mealChoices(known, "breakfast");
    expect(usual).toEqual([bread]);
    expect(favourites).toMatchObject([{ name: "egg", quantity: 30 }]);
    expect(recents).toMatchObject([{ name: "labneh" }]);
  });

  it("have no usual ones of another meal", () => {
    const { usual, favourites } = mealChoices(known, "dinner");
    expect(usual).toEqual([]);
    expect(favourites).toHaveLength(2);
  });
});

describe("the foods that a person eats", () => {
  it("stand once each, in the amount offered for the meal of the day", () => {
    const amounts = (timing: "breakfast" | "dinner") =>
      eatenFoods(known, timing).map(({ name, quantity }) => [name, quantity]);
    expect(amounts("breakfast")).toEqual([
      ["bread", 100],
      ["egg", 30],
      ["labneh", 100],
    ]);
    expect(amounts("dinner")).toContainEqual(["bread", 30]);
  });

  it("are also those of another meal, long ago", () => {
    const forgotten = { ...known, recents: [], favourites: [] };
    expect(eatenFoods(forgotten, "dinner")).toEqual([bread]);
  });
});

describe("the same meal of an earlier day", () => {
  const dates = (timing: "breakfast" | "snack", date: string, more: object = {}) =>
    sameMeals({ ...known, ...more }, timing, date).map((each) => each.date);

  it("is that of the day before, and of the same weekday a week before", () => {
    expect(dates("breakfast", "2026-03-10")).toEqual(["2026-03-09", "2026-03-03"]);
    expect(dates("snack", "2026-03-10")).toEqual([]);
  });

  it("is offered once where both are equal, in any order", () => {
    expect(dates("breakfast", "2026-03-10", { weekBefore: [egg, bread] })).toEqual(["2026-03-09"]);
    const other = [egg, food("bread", { quantity: 50 })];
    expect(dates("breakfast", "2026-03-10", { weekBefore: other })).toHaveLength(2);
  });

  it("keeps its date where an earlier answer stands in, for two weeks", () => {
    expect(dates("breakfast", "2026-03-12")).toEqual(["2026-03-09", "2026-03-03"]);
    expect(dates("breakfast", "2026-03-17")).toEqual(["2026-03-09"]);
    expect(dates("breakfast", "2026-03-30")).toEqual([]);
  });

  it("leaves out meals that stand for a whole slot", () => {
    const whole = food("فطور", { foodId: null, protein: null });
    expect(dates("breakfast", "2026-03-10", { dayBefore: [whole] })).toEqual(["2026-03-03"]);
  });
});

describe("the meal of an hour", () => {
  it.each([
    [7, "breakfast"],
    [10, "breakfast"],
    [13, "lunch"],
    [16, "snack"],
    [19, "dinner"],
    [23, "snack"],
    [3, "snack"],
  ])("at %i o'clock is %s", (hour, timing) => {
    expect(timingAt(hour)).toBe(timing);
  });
});
