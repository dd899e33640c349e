import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isEnough,
  type ShoppedMeal,
  type ShoppingSpan,
  shoppingList,
} from "../../../../domain/activity/shopping.ts";
import { foodCategories } from "../../../../domain/libraries/foods.ts";
import { mealStatuses } from "../../../../domain/schedules/schedules.ts";

const today = "2026-11-24";
const itself = { boughtAs: null, shopUnit: null, shopGrams: null };
const egg = { id: "egg", name: "بيض", category: "eggs" as const, ...itself };
const tomato = { id: "tomato", name: "بندورة", category: "vegetables" as const, ...itself };
const cucumber = { id: "cucumber", name: "خيار", category: "vegetables" as const, ...itself };
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
const listOf = (meals: ShoppedMeal[], span?: ShoppingSpan) =>
  shoppingList(meals, { foods, ingredients }, { span });
const gramsOf = (list: { aisles: { lines: { id: string; grams: number }[] }[] }) =>
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
        const list = shoppingList(meals, { foods, ingredients: made }, { span });
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
      ["produce", "butcher", "fish", "bakery", "staples", "canned", "roastery", "spices"].concat(
        "sweets",
        "drinks",
        "ready",
        "dairy",
      ),
    );
  });

  it("has what is in tins and jars beside the oils, whatever is inside", () => {
    const tuna = { id: "tuna", name: "تونة", category: "fish" as const, ...itself };
    const { aisles } = shoppingList([makeMeal()], {
      foods: [{ ...tuna, shopUnit: "pack", shopGrams: 120 }],
      ingredients: [{ mealId: "omelette", foodId: "tuna", grams: 100 }],
    });
    expect(aisles.map(({ aisle }) => aisle)).toEqual(["canned"]);
  });
});

describe("a list of what one buys", () => {
  const rice = { id: "rice", name: "أرز نيء", category: "grains" as const, ...itself };
  const boiled = { ...rice, id: "boiled", boughtAs: [{ foodId: "rice", grams: 36 }] };
  const maqluba = {
    id: "maqluba",
    name: "مقلوبة",
    category: "dishes" as const,
    ...itself,
    boughtAs: [
      { foodId: "rice", grams: 20 },
      { foodId: "tomato", grams: 30 },
    ],
  };
  const made = [
    { mealId: "lunch", foodId: "maqluba", grams: 300 },
    { mealId: "dinner", foodId: "boiled", grams: 200 },
  ];
  const meals = [
    makeMeal({ mealId: "lunch", quantity: 300 }),
    makeMeal({ mealId: "dinner", quantity: 200 }),
  ];
  const known = { foods: [rice, boiled, maqluba, tomato], ingredients: made };

  it("has dry rice for cooked rice, and a dish's ingredients, each food once", () => {
    expect(gramsOf(shoppingList(meals, known))).toEqual({ tomato: 90, rice: 132 });
  });

  it("grows with the people of the house", () => {
    expect(gramsOf(shoppingList(meals, known, { people: 4 }))).toEqual({ tomato: 360, rice: 528 });
  });

  it("keeps a food whose raw one is unknown", () => {
    const list = shoppingList(meals, { foods: [boiled], ingredients: made });
    expect(gramsOf(list)).toEqual({ boiled: 200 });
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
