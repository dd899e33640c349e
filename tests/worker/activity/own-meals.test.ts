import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { MealWeek, OwnMeal } from "../../../domain/contract/activity/diet.ts";
import { newId } from "../../../domain/id.ts";
import { addPortion, makeFood, planMeals } from "../../support/meals.ts";
import { call, makeTrainee, type SignedInTrainee } from "../../support/worker.ts";

const path = "/api/trainee/own-meals";
const today = localDateAt(Date.now(), "Asia/Hebron");

const content = {
  kind: "hand",
  name: "تمر وجوز",
  description: null,
  category: "snack",
  calories: 220,
  protein: 3.5,
  carbs: 30.2,
  fat: 9,
};
const makeMeal = (overrides: object = {}) => ({
  ...content,
  id: newId(),
  date: today,
  ...overrides,
});
const makeFoodMeal = (foodId: string, overrides: object = {}) => ({
  kind: "food",
  id: newId(),
  date: today,
  foodId,
  category: "snack",
  quantity: 45,
  ...overrides,
});
const makeSlotMeal = (category: string, status: string) => ({
  kind: "slot",
  id: newId(),
  date: today,
  name: "الفطور",
  category,
  status,
});

const add = ({ token }: SignedInTrainee, body: unknown) => call(path, { token, body });
const change = ({ token }: SignedInTrainee, id: string, body: unknown) =>
  call(`${path}/${id}`, { method: "PUT", token, body });
const remove = ({ token }: SignedInTrainee, id: string) =>
  call(`${path}/${id}`, { method: "DELETE", token, body: {} });

async function ownMeals({ token }: SignedInTrainee): Promise<OwnMeal[]> {
  const response = await call(`/api/trainee/meal-week?date=${today}`, { token });
  return ((await response.json()) as MealWeek).ownMeals;
}

const completedMeals = (traineeId: string) =>
  env.DB.prepare(
    "select completed_meals as n from trainee_performance where trainee_id = ?1 and date = ?2",
  )
    .bind(traineeId, today)
    .first<number>("n");

describe("POST /api/trainee/own-meals", () => {
  it("keeps an entered amount, with the portion of that time", async () => {
    const trainee = await makeTrainee();
    const foodId = await makeFood();
    await addPortion(foodId, 400);
    const half = { name: "طبق", count: 0.5 };
    const told = { name: "طبق", englishName: "plate", grams: 400 };
    const meal = makeFoodMeal(foodId, { quantity: 200, portion: half });
    const added = await add(trainee, meal);
    expect(await added.json()).toMatchObject({ quantity: 200, portion: { ...told, count: 0.5 } });
    await env.DB.prepare("update food_portions set grams = 500 where food_id = ?")
      .bind(foodId)
      .run();
    expect(await ownMeals(trainee)).toMatchObject([{ portion: { ...told, count: 0.5 } }]);
    const more = { kind: "food", foodId, category: "snack" };
    const two = { quantity: 1000, portion: { name: "طبق", count: 2 } };
    expect(await (await change(trainee, meal.id, { ...more, ...two })).json()).toMatchObject({
      quantity: 1000,
      portion: { ...told, grams: 500, count: 2 },
    });
    await change(trainee, meal.id, { ...more, quantity: 90 });
    expect(await ownMeals(trainee)).toMatchObject([{ quantity: 90, portion: null }]);
  });

  it("accepts only portions of the food", async () => {
    const trainee = await makeTrainee();
    const portion = { name: "جاط", count: 1 };
    const added = await add(trainee, makeFoodMeal(await makeFood(), { portion }));
    expect(await added.json()).toMatchObject({ quantity: 45, portion: null });
    const none = { portion: { name: "طبق", count: 0 } };
    expect((await add(trainee, makeFoodMeal(await makeFood(), none))).status).toBe(400);
  });

  it("records a typed meal completely", async () => {
    const trainee = await makeTrainee();
    const meal = makeMeal();
    const { kind, ...typed } = meal;
    const response = await add(trainee, meal);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      ...typed,
      foodId: null,
      quantity: 100,
      status: "consumed",
    });
    expect(await ownMeals(trainee)).toHaveLength(1);
  });

  it("copies a food's values, and keeps unknown ones unknown", async () => {
    const trainee = await makeTrainee();
    const foodId = await makeFood(null);
    const response = await add(trainee, makeFoodMeal(foodId));
    expect(await response.json()).toMatchObject({
      foodId,
      name: "تمر مجدول",
      calories: 277,
      fat: null,
      quantity: 45,
    });
  });

  it("makes one row of ten rapid taps", async () => {
    const trainee = await makeTrainee();
    const meal = makeMeal();
    const responses = await Promise.all(Array.from({ length: 10 }, () => add(trainee, meal)));
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(await ownMeals(trainee)).toHaveLength(1);
  });

  it("refuses a later day, an unknown food, and the 41st meal of a day", async () => {
    const trainee = await makeTrainee();
    const later = await add(trainee, makeMeal({ date: addDays(today, 1) }));
    expect(await later.json()).toMatchObject({ code: "date_in_future" });
    expect((await add(trainee, makeFoodMeal(newId()))).status).toBe(404);
    await Promise.all(Array.from({ length: 40 }, () => add(trainee, makeMeal())));
    expect((await add(trainee, makeMeal())).status).toBe(409);
    expect(await ownMeals(trainee)).toHaveLength(40);
  });

  it.each([
    ["no name", { name: " " }, "name"],
    ["an unknown category", { category: "brunch" }, "category"],
    ["calories with a fraction", { calories: 10.5 }, "calories"],
    ["calories as text", { calories: "10" }, "calories"],
    ["missing protein", { protein: undefined }, "protein"],
    ["fat below 0", { fat: -1 }, "fat"],
    ["too many carbs", { carbs: 1001 }, "carbs"],
    ["a name of 121 letters", { name: "ا".repeat(121) }, "name"],
  ])("refuses %s and stores nothing", async (_name, wrong, name) => {
    const trainee = await makeTrainee();
    const response = await add(trainee, makeMeal(wrong));
    expect(response.status).toBe(400);
    const { fields } = await response.json<{ fields: Record<string, unknown> }>();
    expect(fields).toHaveProperty(name);
    expect(await ownMeals(trainee)).toEqual([]);
  });

  it.each([0, 5001])("refuses %s g of a food", async (quantity) => {
    const trainee = await makeTrainee();
    const foodId = await makeFood();
    expect((await add(trainee, makeFoodMeal(foodId, { quantity }))).status).toBe(400);
  });

  it("counts the default meals of an unplanned day", async () => {
    const trainee = await makeTrainee();
    await add(trainee, makeSlotMeal("breakfast", "consumed"));
    await add(trainee, makeSlotMeal("lunch", "skipped"));
    expect(await completedMeals(trainee.id)).toBe(1);
    expect((await ownMeals(trainee))[0]).toMatchObject({ calories: 450, protein: null });
  });

  it("leaves the count unchanged on a planned day", async () => {
    const trainee = await makeTrainee();
    await planMeals(trainee.id, today, [{}]);
    await add(trainee, makeMeal({ category: "lunch" }));
    expect(await completedMeals(trainee.id)).toBe(0);
  });
});

describe("changing a meal outside the plan", () => {
  it("replaces its content", async () => {
    const trainee = await makeTrainee();
    const meal = makeMeal();
    await add(trainee, meal);
    const response = await change(trainee, meal.id, { ...content, name: "تمر", calories: 90 });
    expect(await response.json()).toMatchObject({ id: meal.id, name: "تمر", calories: 90 });
    const foodId = await makeFood();
    const asFood = { kind: "food", foodId, category: "lunch", quantity: 60 };
    expect(await (await change(trainee, meal.id, asFood)).json()).toMatchObject({
      foodId,
      category: "lunch",
      quantity: 60,
      calories: 277,
    });
    expect((await change(trainee, meal.id, { ...asFood, foodId: newId() })).status).toBe(404);
  });

  it("counts by its status, until it is deleted", async () => {
    const trainee = await makeTrainee();
    const meal = makeSlotMeal("breakfast", "consumed");
    await add(trainee, meal);
    const body = { id: newId(), itemId: meal.id, status: "skipped" };
    const skipped = await call(`${path}/status`, { token: trainee.token, body });
    expect(await skipped.json()).toMatchObject({ status: "skipped" });
    expect(await completedMeals(trainee.id)).toBe(0);
    await call(`${path}/status`, { token: trainee.token, body: { ...body, status: "consumed" } });
    expect(await completedMeals(trainee.id)).toBe(1);
    expect((await remove(trainee, meal.id)).status).toBe(200);
    expect(await ownMeals(trainee)).toEqual([]);
    expect(await completedMeals(trainee.id)).toBe(0);
    expect((await remove(trainee, meal.id)).status).toBe(404);
  });

  it("answers 404 for another trainee's meal, and leaves it unchanged", async () => {
    const other = await makeTrainee();
    const theirs = makeMeal();
    await add(other, theirs);
    const trainee = await makeTrainee();
    expect((await change(trainee, theirs.id, content)).status).toBe(404);
    expect((await remove(trainee, theirs.id)).status).toBe(404);
    const body = { id: newId(), itemId: theirs.id, status: "skipped" };
    expect((await call(`${path}/status`, { token: trainee.token, body })).status).toBe(404);
    expect((await add(trainee, { ...theirs, name: "لي" })).status).toBe(409);
    expect(await ownMeals(other)).toMatchObject([{ name: "تمر وجوز", status: "consumed" }]);
  });
});
