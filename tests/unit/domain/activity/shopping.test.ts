import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  inPortions,
  isEnough,
  type ShoppedMeal,
  shoppingList,
} from "../../../../domain/activity/shopping.ts";
import { foodCategories } from "../../../../domain/libraries/foods.ts";
import { mealStatuses } from "../../../../domain/schedules/schedules.ts";

const today = "2026-11-24";
const egg = {
  id: "egg",
  name: "بيض",
  category: "eggs" as const,
  portions: [{ name: "حبة كبيرة", grams: 50 }],
};
const tomato = { id: "tomato", name: "بندورة", category: "vegetables" as const, portions: [] };
const cucumber = { id: "cucumber", name: "خيار", category: "vegetables" as const, portions: [] };
const foods = [egg, tomato, cucumber];
const ingredients = [
  { mealId: "omelette", foodId: "egg", grams: 100 },
  { mealId: "omelette", foodId: "tomato", grams: 50 },
  { mealId: "salad", foodId: "tomato", grams: 60 },
  { mealId: "salad", foodId: "cucumber", grams: 60 },
];
const makeMeal = (overrides: Partial<ShoppedMeal> = {}): ShoppedMeal => ({
  date: today,
  mealId: "omelette",
  name: "عجة",
  quantity: 150,
  status: "pending",
  substitute: null,
  ...overrides,
});
const listOf = (meals: ShoppedMeal[], span?: Parameters<typeof shoppingList>[2]) =>
  shoppingList(meals, { foods, ingredients }, span);
const gramsOf = (list: ReturnType<typeof listOf>) =>
  Object.fromEntries(
    list.aisles.flatMap(({ lines }) => lines.map(({ id, grams }) => [id, Math.round(grams)])),
  );

describe("a shopping list", () => {
  it("has each food once for all dishes, with the grams of their servings", () => {
    const list = listOf([
      makeMeal({ quantity: 300 }),
      makeMeal({ mealId: "salad", name: "سلطة", quantity: 240 }),
    ]);
    expect(gramsOf(list)).toEqual({ egg: 200, tomato: 220, cucumber: 120 });
  });

  it("is ordered by aisle, cold ones last, and by name within an aisle", () => {
    const list = listOf([makeMeal(), makeMeal({ mealId: "salad" })]);
    expect(list.aisles.map(({ aisle }) => aisle)).toEqual(["produce", "dairy"]);
    expect(list.aisles[0]?.lines.map(({ food }) => food.name)).toEqual(["بندورة", "خيار"]);
  });

  it("counts a substitute instead of the assigned meal", () => {
    const substitute = { mealId: "salad", name: "سلطة", quantity: 120 };
    expect(gramsOf(listOf([makeMeal({ substitute })]))).toEqual({ tomato: 60, cucumber: 60 });
  });

  it("excludes skipped meals", () => {
    expect(listOf([makeMeal({ status: "skipped" })]).aisles).toEqual([]);
  });

  it("includes open meals from a day on, and eaten ones too for a whole week", () => {
    const meals = [
      makeMeal({ date: "2026-11-23" }),
      makeMeal({ status: "consumed" }),
      makeMeal({ date: "2026-11-25" }),
    ];
    expect(gramsOf(listOf(meals, { from: today }))).toEqual({ egg: 100, tomato: 50 });
    expect(gramsOf(listOf(meals))).toEqual({ egg: 300, tomato: 150 });
  });

  it("names a dish without known foods once, with its grams and servings", () => {
    const soup = makeMeal({ mealId: "soup", name: "شوربة عدس", quantity: 250 });
    const gone = makeMeal({ mealId: null, name: "مقلوبة", quantity: 400 });
    expect(listOf([soup, gone, { ...soup, date: "2026-11-25" }]).dishes).toEqual([
      { id: "dish:soup", name: "شوربة عدس", grams: 500, times: 2 },
      { id: expect.stringContaining("dish:"), name: "مقلوبة", grams: 400, times: 1 },
    ]);
  });

  const ids = ["egg", "tomato", "cucumber", "gone"];
  const anyDish = fc.record({
    mealId: fc.constantFrom("a", "b", "c", null),
    name: fc.constantFrom("عجة", "سلطة"),
    quantity: fc.double({ min: 1, max: 2000, noNaN: true }),
  });
  const anyMeals = fc.array(
    fc
      .record({
        dish: anyDish,
        date: fc.constantFrom("2026-11-23", today, "2026-11-25"),
        status: fc.constantFrom(...mealStatuses),
        substitute: fc.option(anyDish),
      })
      .map(({ dish, ...rest }): ShoppedMeal => ({ ...dish, ...rest })),
    { maxLength: 60 },
  );
  const anyIngredients = fc.array(
    fc.record({
      mealId: fc.constantFrom("a", "b", "c"),
      foodId: fc.constantFrom(...ids),
      grams: fc.oneof(fc.constant(0), fc.double({ min: 0.1, max: 500, noNaN: true })),
    }),
    { maxLength: 20 },
  );
  const anySpan = fc.constantFrom("week" as const, { from: today });

  it("has every gram of the servings, each food once and each dish once", () => {
    fc.assert(
      fc.property(anyMeals, anyIngredients, anySpan, (meals, made, span) => {
        const list = shoppingList(meals, { foods, ingredients: made }, span);
        const bought = meals.filter(({ status, date }) =>
          span === "week" ? status !== "skipped" : status === "pending" && date >= today,
        );
        const plates = bought.reduce(
          (sum, { substitute, quantity }) => sum + (substitute?.quantity ?? quantity),
          0,
        );
        const all = [...list.aisles.flatMap(({ lines }) => lines), ...list.dishes];
        const sum = all.reduce((total, { grams }) => total + grams, 0);
        expect(Math.abs(sum - plates)).toBeLessThan(1e-9 * Math.max(1, plates));
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        expect(list.aisles.every(({ lines }) => lines.length > 0)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it("does not depend on the order of the meals", () => {
    fc.assert(
      fc.property(anyMeals, anyIngredients, (meals, made) => {
        const known = { foods, ingredients: made };
        const there = shoppingList(meals, known);
        const back = shoppingList(meals.toReversed(), known);
        const shape = (list: typeof there) => ({
          aisles: list.aisles.map(({ aisle, lines }) => [
            aisle,
            lines.map(({ id, grams }) => [id, grams.toFixed(3)]),
          ]),
          dishes: list.dishes.map(({ id, grams, times }) => [id, grams.toFixed(3), times]).sort(),
        });
        expect(shape(back)).toEqual(shape(there));
      }),
      { numRuns: 300 },
    );
  });
});

describe("an aisle", () => {
  it("exists for every category of food, and there are fewer aisles", () => {
    const oneOfEach = foodCategories.map((category) => ({ ...tomato, id: category, category }));
    const { aisles } = shoppingList([makeMeal()], {
      foods: oneOfEach,
      ingredients: oneOfEach.map(({ id }) => ({ mealId: "omelette", foodId: id, grams: 10 })),
    });
    expect(aisles.flatMap(({ lines }) => lines)).toHaveLength(foodCategories.length);
    expect(aisles.map(({ aisle }) => aisle)).toEqual(
      ["produce", "bakery", "staples", "nuts", "seasonings", "sweets", "drinks"].concat(
        "meat",
        "dairy",
        "prepared",
      ),
    );
  });
});

describe("a household measure", () => {
  const [cup, spoon] = [
    { name: "كوب مقطّع", grams: 240 },
    { name: "ملعقة كبيرة", grams: 15 },
  ];

  it("is the first with at least one needed, in whole pieces", () => {
    expect(inPortions(300, egg.portions)?.count).toBe(6);
    expect(inPortions(310, egg.portions)?.count).toBe(7);
    expect(inPortions(301, egg.portions)?.count).toBe(6);
    expect(inPortions(30, [cup, spoon])).toEqual({ count: 2, portion: spoon });
  });

  it("is rounded to halves if it can be halved", () => {
    expect(inPortions(300, [cup])?.count).toBe(1.5);
    expect(inPortions(400, [cup])?.count).toBe(2);
    expect(inPortions(241, [cup])?.count).toBe(1);
  });

  it("is missing if the smallest is too large", () => {
    expect(inPortions(5, [cup, spoon])).toBeUndefined();
    expect(inPortions(5, [])).toBeUndefined();
  });

  it("is never a twentieth too little, nor a whole one too much", () => {
    const anyPortions = fc.array(
      fc.record({
        name: fc.constantFrom("حبة", "كوب"),
        grams: fc.double({ min: 1, max: 500, noNaN: true }),
      }),
    );
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 5000, noNaN: true }), anyPortions, (grams, all) => {
        const found = inPortions(grams, all);
        if (!found) return;
        const over = found.count - grams / found.portion.grams;
        expect(over).toBeGreaterThan(-0.0501);
        expect(over).toBeLessThan(1);
        expect(found.count).toBeGreaterThan(0);
      }),
    );
  });
});

describe("a bought line", () => {
  it("opens again for a larger plan, and not for a smaller one", () => {
    expect(isEnough(undefined, 100)).toBe(false);
    expect(isEnough(100, 100.2)).toBe(true);
    expect(isEnough(100, 60)).toBe(true);
    expect(isEnough(100, 150)).toBe(false);
  });
});
