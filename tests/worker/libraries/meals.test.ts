import { beforeEach, describe, expect, it } from "vitest";
import type { MealDetails } from "../../../domain/contract/libraries/meals.ts";
import { newId } from "../../../domain/id.ts";
import { problemOf } from "../../support/access.ts";
import {
  emptyLibrary,
  listMealsPage,
  makeFood,
  makeMeal,
  mealDetails,
} from "../../support/library.ts";
import { call, makeTrainer } from "../../support/worker.ts";

let token: string;
beforeEach(async () => {
  await emptyLibrary();
  token = (await makeTrainer()).token;
});

const newMeal = (overrides: Record<string, unknown> = {}) => ({
  id: newId(),
  name: "شوفان بالموز",
  description: "دافئ",
  category: "breakfast",
  timing: "breakfast",
  per100: { calories: 110, protein: 4.2, carbs: 18.5, fat: 2.1 },
  ...overrides,
});

const sent = (body: unknown) => call("/api/admin/meals", { token, body });
const created = async (body: unknown): Promise<MealDetails> => (await sent(body)).json();
const changed = (id: string, body: unknown) =>
  call(`/api/admin/meals/${id}`, { method: "PATCH", token, body });
const names = async (params: Record<string, string> = {}) =>
  (await listMealsPage(token, params)).meals.map(({ name }) => name);

describe("the meal library", () => {
  it("searches folded names and descriptions, filters and counts", async () => {
    await makeMeal({ name: "فتّة حمّص", description: "مع الأرزّ", category: "breakfast" });
    await makeMeal({ name: "مقلوبة", category: "lunch", status: "pending" });
    expect(await names({ search: "فته حمص" })).toEqual(["فتّة حمّص"]);
    expect(await names({ search: "ارز" })).toEqual(["فتّة حمّص"]);
    expect(await names({ category: "lunch" })).toEqual(["مقلوبة"]);
    expect(await names({ status: "pending" })).toEqual(["مقلوبة"]);
    expect(await names({ search: "فته", category: "lunch" })).toEqual([]);
    expect((await listMealsPage(token)).total).toBe(2);
  });

  it("sorts both ways, unknown values last, and pages", async () => {
    for (let i = 0; i < 26; i++) await makeMeal({ name: `وجبة ${i}`, calories: i, createdAt: i });
    await makeMeal({ name: "مجهولة", calories: null, createdAt: 100 });
    expect((await names())[0]).toBe("مجهولة");
    expect((await names({ sort: "calories", direction: "desc" }))[0]).toBe("وجبة 25");
    expect(await names({ sort: "calories", direction: "asc", page: "2" })).toEqual([
      "وجبة 25",
      "مجهولة",
    ]);
    expect(await names({ sort: "calories", direction: "desc", page: "2" })).toContain("مجهولة");
  });

  it.each(["page=0", "sort=fat", "category=brunch", "status=gone", "search=%00", "other=1"])(
    "refuses ?%s",
    async (query) => {
      expect(await problemOf(await call(`/api/admin/meals?${query}`, { token }))).toMatchObject({
        status: 400,
        code: "invalid_request",
      });
    },
  );
});

describe("a new meal", () => {
  it("stores the typed values per 100 g", async () => {
    const meal = await created(newMeal());
    expect(meal).toMatchObject({
      name: "شوفان بالموز",
      calories: 110,
      protein: 4.2,
      status: "active",
      foodCount: 0,
      foods: [],
    });
    expect(await mealDetails(token, meal.id)).toEqual(meal);
  });

  it("from foods has derived values, and nulls where a food has none", async () => {
    const rice = await makeFood({ calories: 130, protein: 2.7, carbs: 28, fat: 0.3 });
    const lentils = await makeFood({
      name: "عدس",
      calories: 116,
      protein: 9,
      carbs: 20,
      fat: null,
    });
    const foods = [
      { foodId: rice, grams: 150 },
      { foodId: lentils, grams: 50 },
    ];
    const meal = await created(newMeal({ per100: undefined, foods }));
    expect(meal).toMatchObject({
      calories: 126.5,
      protein: 4.28,
      carbs: 26,
      fat: null,
      foodCount: 2,
    });
    expect(meal.foods.map(({ name, grams, source }) => [name, grams, source])).toEqual([
      ["أرز أبيض مطبوخ", 150, "USDA SR28"],
      ["عدس", 50, "USDA SR28"],
    ]);
  });

  it("is added once for repeated requests", async () => {
    const foods = [{ foodId: await makeFood(), grams: 100 }];
    const body = newMeal({ per100: undefined, foods });
    const [first, second] = [await created(body), await created(body)];
    expect(second).toEqual(first);
    await changed(first.id, { name: "اسم آخر", foods: [...foods, ...foods] });
    expect(await created(body)).toMatchObject({ name: "اسم آخر", foodCount: 2 });
    expect((await listMealsPage(token)).total).toBe(1);
  });

  it.each([
    ["name", newMeal({ name: " " }), "name"],
    [
      "calories",
      newMeal({ per100: { calories: 1.5, protein: 1, carbs: 1, fat: 1 } }),
      "per100.calories",
    ],
    ["missing fat", newMeal({ per100: { calories: 1, protein: 1, carbs: 1 } }), "per100.fat"],
    [
      "more than 100 g",
      newMeal({ per100: { calories: 1, protein: 60, carbs: 50, fat: 1 } }),
      "per100.fat",
    ],
    ["category", newMeal({ category: "brunch" }), "category"],
    ["no values at all", newMeal({ per100: undefined }), ""],
    ["both kinds of values", newMeal({ foods: [{ foodId: newId(), grams: 5 }] }), ""],
    ["no foods", newMeal({ per100: undefined, foods: [] }), "foods"],
    [
      "grams",
      newMeal({ per100: undefined, foods: [{ foodId: newId(), grams: 0 }] }),
      "foods.0.grams",
    ],
    [
      "an unknown food",
      newMeal({ per100: undefined, foods: [{ foodId: newId(), grams: 5 }] }),
      "foods.0.foodId",
    ],
    ["id", newMeal({ id: "1" }), "id"],
  ])("is refused for its %s, and nothing is written", async (_, body, field) => {
    const problem = await problemOf(await sent(body));
    expect(problem).toMatchObject({ status: 400, code: "invalid_request" });
    expect(Object.keys(problem.fields ?? {})).toEqual([field]);
    expect((await listMealsPage(token)).total).toBe(0);
  });
});

describe("a changed meal", () => {
  it("keeps unsent fields, so that changes of two windows survive", async () => {
    const id = await makeMeal({ description: "قديم" });
    await Promise.all([changed(id, { name: "شوفان بالتمر" }), changed(id, { description: null })]);
    expect(await mealDetails(token, id)).toMatchObject({
      name: "شوفان بالتمر",
      description: null,
      calories: 100,
    });
    expect(await names({ search: "التمر" })).toEqual(["شوفان بالتمر"]);
  });

  it("changes from foods to typed values and back", async () => {
    const foods = [{ foodId: await makeFood({ calories: 200 }), grams: 80 }];
    const { id } = await created(newMeal());
    expect(await (await changed(id, { foods })).json()).toMatchObject({
      calories: 200,
      foodCount: 1,
    });
    const per100 = { calories: 90, protein: 1, carbs: 2, fat: 3 };
    expect(await (await changed(id, { per100 })).json()).toMatchObject({ ...per100, foods: [] });
  });

  it("can be hidden from the choice without deletion", async () => {
    const id = await makeMeal();
    expect((await changed(id, { status: "inactive" })).status).toBe(200);
    const picker = await call("/api/admin/meal-choices", { token });
    expect(await picker.json()).toEqual({ meals: [] });
  });

  it("must exist", async () => {
    expect(await problemOf(await changed(newId(), { name: "شوربة" }))).toMatchObject({
      status: 404,
      code: "not_found",
    });
  });
});
