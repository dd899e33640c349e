import { describe, expect, it } from "vitest";
import { averageOf, totalOf, workOf } from "../../../../domain/schedules/week-totals.ts";

const meal = (overrides: object = {}) => ({
  dayOfWeek: 0,
  quantity: 200,
  calories: 150,
  protein: 10,
  carbs: 20,
  fat: 5,
  ...overrides,
});

describe("the nutrients of a day's meals", () => {
  it("are scaled by the grams and added up", () => {
    expect(totalOf([meal(), meal({ quantity: 50, calories: 333 })])).toEqual({
      total: { calories: 467, protein: 25, carbs: 50, fat: 12.5 },
      missing: { calories: 0, protein: 0, carbs: 0, fat: 0 },
    });
  });

  it("report the number of unknown values", () => {
    const { total, missing } = totalOf([meal({ fat: null }), meal()]);
    expect(total.fat).toBe(10);
    expect(missing).toEqual({ calories: 0, protein: 0, carbs: 0, fat: 1 });
    expect(totalOf([meal({ fat: null })]).total.fat).toBeNull();
  });
});

describe("a planned day on average", () => {
  it("excludes days without meals", () => {
    const week = [meal(), meal({ dayOfWeek: 3 }), meal({ dayOfWeek: 3, quantity: 100 })];
    expect(averageOf(week)).toMatchObject({
      days: 2,
      total: { calories: 375, protein: 25, carbs: 50, fat: 12.5 },
    });
  });

  it("is missing without days", () => {
    expect(averageOf([])).toMatchObject({ days: 0, total: { calories: 0 } });
  });
});

describe("a week's work", () => {
  it("counts exercises, sets and days", () => {
    const exercises = [
      { dayOfWeek: 0, sets: 4 },
      { dayOfWeek: 0, sets: 3 },
      { dayOfWeek: 5, sets: 1 },
    ];
    expect(workOf(exercises)).toEqual({ exercises: 3, sets: 8, days: 2 });
  });
});
