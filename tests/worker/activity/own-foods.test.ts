import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { maxOwnFoods } from "../../../domain/activity/own-foods.ts";
import { localDateAt } from "../../../domain/calendar.ts";
import type { MealWeek } from "../../../domain/contract/activity/diet.ts";
import type { OwnFood, OwnFoods } from "../../../domain/contract/activity/own-foods.ts";
import { newId } from "../../../domain/id.ts";
import { problemOf } from "../../support/access.ts";
import { makeValuedFood, newLabel, newOwnFoodMeal, newRecipe } from "../../support/own-foods.ts";
import { call, makeTrainee, type SignedInTrainee } from "../../support/worker.ts";

const path = "/api/trainee/own-foods";
const today = localDateAt(Date.now(), "Asia/Hebron");

let trainee: SignedInTrainee;
let recipe: ReturnType<typeof newRecipe>;
beforeEach(async () => {
  trainee = await makeTrainee();
  const [lentils, oil] = [
    await makeValuedFood({ calories: 120, protein: 9, carbs: 20, fat: 0.5 }),
    await makeValuedFood({ calories: 880, protein: 0, carbs: 0, fat: 100 }),
  ];
  recipe = newRecipe([
    { foodId: lentils, grams: 900 },
    { foodId: oil, grams: 100 },
  ]);
});

const put = (id: string, body: unknown, { token } = trainee) =>
  call(`${path}/${id}`, { method: "PUT", token, body });
const remove = (id: string, { token } = trainee) =>
  call(`${path}/${id}`, { method: "DELETE", token, body: {} });
const list = async ({ token } = trainee) =>
  (await (await call(path, { token })).json<OwnFoods>()).foods;
const log = (body: unknown, { token } = trainee) => call("/api/trainee/own-meals", { token, body });
const change = (id: string, body: unknown, { token } = trainee) =>
  call(`/api/trainee/own-meals/${id}`, { method: "PUT", token, body });

async function logged({ token } = trainee) {
  const week = await call(`/api/trainee/meal-week?date=${today}`, { token });
  return (await week.json<MealWeek>()).ownMeals;
}

async function stored(body: object = recipe, who = trainee): Promise<string> {
  const id = newId();
  const answer = await put(id, body, who);
  if (answer.status !== 200) throw new Error(await answer.text());
  return id;
}

describe("PUT /api/trainee/own-foods/{id}", () => {
  it("stores a recipe with the values of its ingredients, in their order", async () => {
    const id = newId();
    const answer = await put(id, recipe);
    expect(answer.status).toBe(200);
    expect(await answer.json<OwnFood>()).toMatchObject({
      id,
      name: "مجدرة أمي",
      calories: 196,
      protein: 8.1,
      fat: 10.45,
      portion: { name: "حصة", grams: 200 },
      parts: recipe.parts,
    });
  });

  it("keeps the household measure of an ingredient beside its grams", async () => {
    const portion = { name: "كوب", englishName: "cup", grams: 190, count: 0.5 };
    const [lentils] = recipe.parts;
    await stored({ ...recipe, parts: [{ ...lentils, grams: 95, portion }] });
    expect(await list()).toMatchObject([{ parts: [{ grams: 95, portion }] }]);
    const none = { ...portion, count: 0 };
    const refused = await put(newId(), { ...recipe, parts: [{ ...lentils, portion: none }] });
    expect(refused.status).toBe(400);
  });

  it("weighs the dish after cooking, if told", async () => {
    const id = await stored({ ...recipe, finishedGrams: 1400 });
    expect(await list()).toMatchObject([{ id, calories: 140, portion: { grams: 280 } }]);
  });

  it("refuses a finished weight that its ingredients cannot boil down to", async () => {
    const refused = await put(newId(), { ...recipe, finishedGrams: 364 });
    expect(refused.status).toBe(400);
    expect((await problemOf(refused)).fields).toMatchObject({
      finishedGrams: { code: "out_of_range", min: 365 },
    });
    expect((await put(newId(), { ...recipe, finishedGrams: 365 })).status).toBe(200);
  });

  it("keeps the unknown values of a label unknown", async () => {
    await stored(newLabel());
    expect(await list()).toMatchObject([
      { kind: "label", protein: 8.25, carbs: null, portion: { name: "علبة", grams: 170 } },
    ]);
  });

  it("changes nothing when it is repeated", async () => {
    const id = await stored();
    await put(id, recipe);
    expect(await list()).toHaveLength(1);
  });

  it("refuses an unknown ingredient, an impossible value and no ingredient", async () => {
    const unknown = { ...recipe, parts: [{ foodId: newId(), grams: 100 }] };
    expect((await put(newId(), unknown)).status).toBe(404);
    expect((await put(newId(), { ...recipe, servings: 0 })).status).toBe(400);
    expect((await put(newId(), { ...recipe, parts: [] })).status).toBe(400);
    expect((await put(newId(), newLabel({ protein: 101 }))).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it("does not find another trainee's food", async () => {
    const id = await stored();
    const other = await makeTrainee();
    expect((await put(id, newLabel(), other)).status).toBe(404);
    expect((await remove(id, other)).status).toBe(404);
    expect((await log(newOwnFoodMeal(id, today), other)).status).toBe(404);
    expect(await list(other)).toEqual([]);
    expect(await list()).toMatchObject([{ name: "مجدرة أمي" }]);
  });

  it("refuses one above the limit, and still replaces the others", async () => {
    const id = await stored();
    await env.DB.prepare(
      `insert into own_foods (id, trainee_id, kind, name, parts, created_at, updated_at)
       select lower(hex(randomblob(16))), ?1, 'label', 'طعام', '[]', 1, 1
       from json_each(?2)`,
    )
      .bind(trainee.id, JSON.stringify(Array.from({ length: maxOwnFoods - 1 })))
      .run();
    const refused = await problemOf(await put(newId(), newLabel()));
    expect(refused).toEqual({ status: 409, code: "own_foods_full" });
    expect((await put(id, { ...recipe, name: "مجدرة" })).status).toBe(200);
    const [newest, ...rest] = await list();
    expect([newest?.name, rest.length]).toEqual(["مجدرة", maxOwnFoods - 1]);
  });
});

describe("a logged own food", () => {
  it("has copies of its values, with the grams of its portions", async () => {
    const id = await stored();
    const answer = await log(newOwnFoodMeal(id, today, { portion: { name: "حصة", count: 1.5 } }));
    expect(await answer.json()).toMatchObject({
      name: "مجدرة أمي",
      ownFoodId: id,
      foodId: null,
      calories: 196,
      quantity: 300,
      portion: { name: "حصة", grams: 200, count: 1.5 },
    });
    expect(await list()).toMatchObject([{ id, eatenAt: expect.any(Number) }]);
  });

  it("is logged in grams too", async () => {
    const id = await stored(newLabel());
    const meal = newOwnFoodMeal(id, today, { quantity: 45, portion: null });
    expect(await (await log(meal)).json()).toMatchObject({ quantity: 45, portion: null });
  });

  it("stays as it is when the recipe is edited", async () => {
    const id = await stored();
    await log(newOwnFoodMeal(id, today));
    const before = await logged();
    await put(id, { ...recipe, name: "أخرى", servings: 2 });
    expect(await logged()).toEqual(before);
  });

  it("follows the recipe when that is asked, for its owner alone", async () => {
    const id = await stored();
    await log(newOwnFoodMeal(id, today));
    const inGrams = newOwnFoodMeal(id, today, { quantity: 50, portion: null });
    await log(inGrams);
    const other = await makeTrainee();
    const others = await stored(newLabel(), other);
    await log(newOwnFoodMeal(others, today), other);
    const before = await logged(other);
    await put(id, { ...recipe, name: "أخرى", servings: 4, finishedGrams: 1400, days: "update" });
    await put(others, newLabel({ name: "أخرى", days: "update" }), trainee);
    expect(await logged()).toMatchObject([
      { name: "أخرى", calories: 140, quantity: 350, portion: { grams: 350, count: 1 } },
      { name: "أخرى", calories: 140, quantity: 50, portion: null },
    ]);
    expect(await logged(other)).toEqual(before);
  });

  it("keeps its values when its amount changes", async () => {
    const id = await stored();
    const meal = newOwnFoodMeal(id, today);
    await log(meal);
    await put(id, { ...recipe, finishedGrams: 2000 });
    const amount = { kind: "own", category: "dinner", quantity: 1 };
    const answer = await change(meal.id, { ...amount, portion: { name: "حصة", count: 2 } });
    expect(await answer.json()).toMatchObject({
      category: "dinner",
      calories: 196,
      quantity: 400,
      portion: { grams: 200, count: 2 },
    });
  });

  it("no longer follows it after an edit by hand", async () => {
    const id = await stored();
    const meal = newOwnFoodMeal(id, today);
    await log(meal);
    const typed = { name: "مجدرة", calories: 300, protein: 9, carbs: 20, fat: 8 };
    await change(meal.id, { kind: "hand", description: null, category: "lunch", ...typed });
    await put(id, { ...recipe, days: "update" });
    expect(await logged()).toMatchObject([{ calories: 300, quantity: 100, ownFoodId: null }]);
  });
});

describe("DELETE /api/trainee/own-foods/{id}", () => {
  it("leaves logged days, and can be taken back", async () => {
    const id = await stored();
    await log(newOwnFoodMeal(id, today));
    const [before] = await logged();
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
    expect(await list()).toEqual([]);
    expect(await logged()).toEqual([{ ...before, ownFoodId: null }]);
    expect((await log(newOwnFoodMeal(id, today))).status).toBe(404);
    await put(id, recipe);
    expect(await logged()).toEqual([before]);
  });

  it("restores a removed meal with its copies, whether its food lives or not", async () => {
    const id = await stored();
    await remove(id);
    const copied = {
      name: "مجدرة",
      calories: 100,
      protein: 1,
      carbs: 2,
      fat: 3,
      portionGrams: 210,
    };
    const answer = await log(newOwnFoodMeal(id, today, { quantity: 210, copied }));
    expect(await answer.json()).toMatchObject({
      name: "مجدرة",
      calories: 100,
      ownFoodId: null,
      quantity: 210,
      portion: { grams: 210, count: 1 },
    });
  });
});
