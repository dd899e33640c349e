import { describe, expect, it } from "vitest";
import { plateNutrients } from "../../../../domain/activity/meal-day.ts";
import { favouriteGrams, wholePlate } from "../../../../domain/activity/meals-at-hand.ts";

const kunafa = {
  ...{ name: "كنافة", foodId: null as string | null, quantity: 120 },
  ...{ calories: 330, protein: 6, carbs: 40, fat: 16 },
};

describe("a meal that is logged again", () => {
  it("has what the shelf promises: the plate, where no food of the database says the grams", () => {
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
  it("has the grams with which it was eaten last, 100 where it never was", () => {
    const eaten = [
      { foodId: "rice", quantity: 200 },
      { foodId: "rice", quantity: 150 },
    ];
    expect(favouriteGrams("rice", eaten)).toBe(200);
    expect(favouriteGrams("bread", eaten)).toBe(100);
  });
});
