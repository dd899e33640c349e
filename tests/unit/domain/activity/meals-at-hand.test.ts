import { describe, expect, it } from "vitest";
import { plateNutrients } from "../../../../domain/activity/meal-day.ts";
import { favouriteAmount, wholePlate } from "../../../../domain/activity/meals-at-hand.ts";

const kunafa = {
  name: "كنافة",
  foodId: null as string | null,
  quantity: 120,
  calories: 330,
  protein: 6,
  carbs: 40,
  fat: 16,
};

describe("a repeated meal", () => {
  it("has the whole plate's nutrients if it is outside the food database", () => {
    const again = wholePlate(kunafa);
    expect(again).toMatchObject({ calories: 396, quantity: 100 });
    expect(plateNutrients(again)).toEqual(plateNutrients(kunafa));
  });

  it("keeps the grams of a food of the database", () => {
    expect(wholePlate({ ...kunafa, foodId: "food" })).toMatchObject({
      calories: 330,
      quantity: 120,
    });
  });
});

describe("a favourite", () => {
  const half = { name: "طبق", count: 0.5 };
  const eaten = [
    { foodId: "rice", quantity: 200, portion: half },
    { foodId: "rice", quantity: 150, portion: null },
  ];
  const mark = { quantity: null, portion: null };

  it("has the amount of its mark, whatever was eaten since", () => {
    const marked = { foodId: "rice", quantity: 120, portion: null };
    expect(favouriteAmount(marked, eaten)).toEqual({ quantity: 120, portion: null });
    const loaf = { foodId: "bread", quantity: 50, portion: half };
    expect(favouriteAmount(loaf, eaten)).toEqual({ quantity: 50, portion: half });
  });

  it("without an amount has the last eaten one, otherwise 100 g", () => {
    const last = { quantity: 200, portion: half };
    expect(favouriteAmount({ foodId: "rice", ...mark }, eaten)).toEqual(last);
    const usual = { quantity: 100, portion: null };
    expect(favouriteAmount({ foodId: "bread", ...mark }, eaten)).toEqual(usual);
  });
});
