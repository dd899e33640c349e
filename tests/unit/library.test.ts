import { describe, expect, it } from "vitest";
import { composePer100, nutrients } from "../../domain/libraries/composition.ts";
import { exerciseCategories } from "../../domain/libraries/exercises.ts";
import { dairyCategories, foodCategories } from "../../domain/libraries/foods.ts";
import { mealTimings } from "../../domain/libraries/meals.ts";
import { dishes, libraryFoods } from "../../scripts/library/dishes.ts";
import { libraryExercises } from "../../scripts/library/exercises.ts";
import { measuredFoods } from "../../scripts/library/foods.ts";
import { libraryMeals } from "../../scripts/library/meals.ts";
import { starter } from "../../scripts/library/starter.ts";
import { starterStatements } from "../../scripts/library/starter-statements.ts";

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const inCategory = <Category extends string>(
  rows: readonly { category: Category }[],
  categories: readonly Category[],
) => rows.filter(({ category }) => categories.includes(category)).length;

describe("the starter data", () => {
  it("have no statement too long for D1", () => {
    for (const statement of starterStatements(starter))
      expect(new TextEncoder().encode(statement).length).toBeLessThan(100_000);
  });

  it("have unique ids, and a value for every column", () => {
    for (const { table, rows } of starter) {
      expect(repeated(rows.map(({ id }) => id)), table.name).toEqual([]);
      const columns = [...table.columns, ...table.derived, ...table.added];
      for (const { values } of rows) expect(values.length).toBe(columns.length);
    }
  });

  it("keep their published ids", () => {
    const first = Object.fromEntries(starter.map(({ table, rows }) => [table.name, rows[0]?.id]));
    expect(first).toEqual({
      plans: "basic",
      exercises: "019433c2-ec00-7002-8000-000000000000",
      foods: "019433c2-ec00-7010-8000-000000000435",
      meals: "019433c2-ec00-7003-8000-000000000000",
      templates: "019433c2-ec00-7013-8000-000000000001",
      check_in_forms: "019433c2-ec00-7017-8000-000000000001",
    });
  });
});

describe("the food database", () => {
  it("has the dairy list in its eight categories", () => {
    expect(inCategory(measuredFoods, dairyCategories)).toBeGreaterThanOrEqual(150);
    for (const category of dairyCategories)
      expect(inCategory(measuredFoods, [category]), category).toBeGreaterThanOrEqual(5);
  });

  it("has the rest of the kitchen in every category", () => {
    const rest = foodCategories.filter(
      (category) => !(dairyCategories as readonly string[]).includes(category),
    );
    expect(inCategory(libraryFoods, rest)).toBeGreaterThanOrEqual(300);
    for (const category of rest)
      expect(inCategory(libraryFoods, [category]), category).toBeGreaterThanOrEqual(5);
  });

  it("has unique names, keys and numbers", () => {
    expect(repeated(libraryFoods.map(({ name }) => name))).toEqual([]);
    expect(repeated(libraryFoods.map(({ englishName }) => englishName))).toEqual([]);
    expect(repeated(libraryFoods.flatMap(({ key }) => key || []))).toEqual([]);
    expect(repeated(libraryFoods.map(({ sequence }) => String(sequence)))).toEqual([]);
  });

  it("names everything in Arabic and in English, without stray spaces", () => {
    for (const { name, englishName } of libraryFoods) {
      expect(name).toMatch(/^[\u0600-\u06ff0-9%.()–ـ\s]+$/);
      expect(englishName).toMatch(/^[A-Z][\x20-\x7e–]+$/);
      expect(`${name}${englishName}`).not.toMatch(/\s\s|^\s|\s$/);
    }
  });

  it("has calories and macros of every food, within possible sums", () => {
    for (const { name, per100 } of libraryFoods) {
      const { calories, protein, carbs, fat } = per100;
      for (const value of [calories, protein, carbs, fat]) expect(value, name).not.toBeNull();
      expect((protein ?? 0) + (carbs ?? 0) + (fat ?? 0), name).toBeLessThanOrEqual(101.5);
    }
  });

  it("has calories near 4, 4 and 9 kcal per gram, except fibre", () => {
    const apart = libraryFoods.filter(({ per100: { calories, protein, carbs, fat, fiber } }) => {
      const most = 4 * (protein ?? 0) + 4 * (carbs ?? 0) + 9 * (fat ?? 0);
      const least = most - 4 * (fiber ?? 0);
      return (calories ?? 0) < least * 0.75 - 12 || (calories ?? 0) > most * 1.1 + 12;
    });
    // Its calories come from acetic acid.
    expect(apart.map(({ englishName }) => englishName)).toEqual(["Cider vinegar"]);
  });

  it("keeps unmeasured values unknown", () => {
    const farmMilk = measuredFoods.find(({ usdaId }) => usdaId === "01078");
    expect(farmMilk?.per100).toMatchObject({ calories: 64, fiber: 0, sugar: null });
    const withUnknownSugar = dishes.find(({ parts }) =>
      parts.some(({ food }) => food.per100.sugar === null),
    );
    expect(withUnknownSugar?.per100.sugar).toBeNull();
  });

  it("names the source of each value", () => {
    for (const { usdaId } of measuredFoods) expect(usdaId).toMatch(/^\d{5}$/);
    for (const { usdaId, source } of dishes) {
      expect(usdaId).toBeNull();
      expect(source).toBe("محسوب من وصفة، USDA SR28");
    }
  });

  it("has portions with a weight, with unique names per food", () => {
    const portions = libraryFoods.flatMap((food) => food.portions);
    expect(portions.length).toBeGreaterThan(800);
    for (const { grams } of portions) expect(grams).toBeGreaterThan(0);
    for (const { name, portions } of libraryFoods)
      expect(repeated(portions.map((portion) => portion.name)), name).toEqual([]);
  });

  it("begins with what is eaten at once, not with a cup of butter", () => {
    const first = (key: string) => libraryFoods.find((food) => food.key === key)?.portions[0]?.name;
    expect(first("butter")).toBe("ملعقة كبيرة");
    expect(first("olive-oil")).toBe("ملعقة كبيرة");
    expect(first("salt")).toBe("ملعقة صغيرة");
    expect(first("cooked-rice")).toBe("كوب");
    const rich = ["butter", "cheese", "cream", "nuts", "oils", "sweets"];
    for (const { name, category, portions } of measuredFoods) {
      const smallest = Math.min(...portions.map(({ grams }) => grams));
      if (rich.includes(category) && smallest <= 50)
        expect(portions[0]?.grams, name).toBeLessThanOrEqual(50);
    }
  });

  it("finds a food by its other names, in any spelling", () => {
    const found = (text: string) =>
      libraryFoods.filter(({ search }) => search.includes(text)).map(({ key }) => key);
    expect(found("طماطم")).toContain("tomato");
    expect(found("جمبري")).toContain("shrimp");
    expect(found("ارز")).toContain("rice");
    expect(found("رز بسمتي")).toContain("rice");
    expect(found("شنينه")).toContain("ayran");
  });
});

describe("every dish", () => {
  it("has its recipe's nutrients", () => {
    for (const { name, per100, parts, finishedGrams } of dishes) {
      const ingredients = parts.map(({ food, grams }) => ({ per100: food.per100, grams }));
      expect(composePer100(ingredients, { names: nutrients, finishedGrams }), name).toEqual(per100);
    }
  });

  it("weighs half to four times its ingredients, unless it is dried, boiled down or mostly water", () => {
    const dried = ["kishk", "qamar-al-din", "pomegranate-molasses", "grape-molasses"];
    const watery = ["tamarind-drink", "carob-drink"];
    for (const { key, name, parts, finishedGrams } of dishes) {
      if ([...dried, ...watery].includes(key)) continue;
      const share = finishedGrams / parts.reduce((sum, { grams }) => sum + grams, 0);
      expect(share, name).toBeGreaterThan(0.5);
      expect(share, name).toBeLessThan(4);
    }
  });
});

describe("the meals", () => {
  it("are at least twenty per meal time", () => {
    for (const timing of mealTimings)
      expect(
        libraryMeals.filter((meal) => meal.timing === timing).length,
        timing,
      ).toBeGreaterThanOrEqual(20);
  });

  it("have unique names and a description each", () => {
    expect(repeated(libraryMeals.map(({ name }) => name))).toEqual([]);
    for (const { description } of libraryMeals) expect(description).toMatch(/\.$/);
  });

  it("have their foods' calories", () => {
    for (const { name, parts, per100 } of libraryMeals) {
      const grams = parts.reduce((sum, part) => sum + part.grams, 0);
      const calories = parts.reduce(
        (sum, { food, grams }) => sum + ((food.per100.calories ?? Number.NaN) * grams) / 100,
        0,
      );
      expect((per100.calories ?? Number.NaN) * grams, name).toBeCloseTo(calories * 100, -1);
    }
  });

  it("are realistic servings", () => {
    for (const { name, timing, parts, per100 } of libraryMeals) {
      const grams = parts.reduce((sum, part) => sum + part.grams, 0);
      const calories = ((per100.calories ?? 0) * grams) / 100;
      expect(grams, name).toBeGreaterThanOrEqual(100);
      expect(grams, name).toBeLessThanOrEqual(500);
      expect(calories, name).toBeGreaterThanOrEqual(timing === "snack" ? 80 : 200);
      expect(calories, name).toBeLessThanOrEqual(timing === "snack" ? 260 : 680);
    }
  });
});

describe("the exercises", () => {
  it("are at least fifteen per category, 120 together", () => {
    for (const category of exerciseCategories)
      expect(inCategory(libraryExercises, [category]), category).toBeGreaterThanOrEqual(15);
    expect(libraryExercises.length).toBeGreaterThanOrEqual(120);
  });

  it("have unique names, in both languages", () => {
    expect(repeated(libraryExercises.map(({ name }) => name))).toEqual([]);
    expect(repeated(libraryExercises.map(({ englishName }) => englishName))).toEqual([]);
  });

  it("are in minutes for cardio, in sets and repetitions otherwise", () => {
    for (const { type, category, seconds, sets, reps, name } of libraryExercises) {
      expect(type, name).toBe(category === "cardio" ? "cardio" : "strength");
      if (type === "cardio") expect((seconds ?? 0) / 60, name).toBeGreaterThanOrEqual(5);
      if (seconds !== null && type === "cardio") expect(seconds % 60, name).toBe(0);
      expect(sets, name).toBeGreaterThanOrEqual(1);
      expect(sets, name).toBeLessThanOrEqual(10);
      expect(reps, name).toBeGreaterThanOrEqual(1);
      expect(reps, name).toBeLessThanOrEqual(100);
    }
  });

  it("are in seconds for holds, and in metres for a carry", () => {
    const amountOf = (name: string) => {
      const found = libraryExercises.find(({ englishName }) => englishName === name);
      return [found?.sets, found?.seconds, found?.metres];
    };
    expect(amountOf("Plank")).toEqual([3, 45, null]);
    expect(amountOf("Wall sit")).toEqual([3, 40, null]);
    expect(amountOf("Stationary bike")).toEqual([1, 900, null]);
    expect(amountOf("Farmer's carry")).toEqual([3, null, 30]);
    expect(amountOf("Barbell squat")).toEqual([4, null, null]);
  });
});
