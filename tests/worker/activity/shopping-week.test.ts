import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type { ShoppingWeek } from "../../../domain/contract/activity/shopping.ts";
import { newId } from "../../../domain/id.ts";
import { makeFood, makeLibraryMeal, planMeals } from "../../support/meals.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");

async function readWeek({ token }: SignedInTrainee, date = today): Promise<ShoppingWeek> {
  const response = await call(`/api/trainee/shopping-week?date=${date}`, { token });
  expect(response.status).toBe(200);
  return response.json();
}

async function makeDish(name: string, parts: readonly [string, number][]): Promise<string> {
  const mealId = await makeLibraryMeal({ name });
  await env.DB.batch(
    parts.map(([foodId, grams], position) =>
      env.DB.prepare(
        "insert into meal_foods (meal_id, position, food_id, grams) values (?1, ?2, ?3, ?4)",
      ).bind(mealId, position, foodId, grams),
    ),
  );
  return mealId;
}

describe("the ingredients of a shopping week", () => {
  it("are the foods of its dishes with the foods bought for them, of no other week", async () => {
    const trainee = await makeTrainee();
    const [dates, other] = [await makeFood(), await makeFood()];
    const dry = await makeFood();
    await env.DB.prepare("update foods set bought_as = ?2, shop_unit = 'pack' where id = ?1")
      .bind(dates, JSON.stringify([{ foodId: dry, grams: 36 }]))
      .run();
    const dish = await makeDish("تمر بالطحينة", [[dates, 60]]);
    const later = await makeDish("الأسبوع القادم", [[other, 10]]);
    await planMeals(trainee.id, today, [{ mealId: dish, quantity: 120 }, { name: "بلا مكونات" }]);
    await planMeals(trainee.id, addDays(weekStart(today), 7), [{ mealId: later }]);

    const week = await readWeek(trainee);

    expect(week.weekStart).toBe(weekStart(today));
    expect(week.meals.map(({ name, quantity }) => [name, quantity])).toEqual([
      ["مجدرة", 120],
      ["بلا مكونات", 300],
    ]);
    expect(week.ingredients).toEqual([{ mealId: dish, foodId: dates, grams: 60 }]);
    expect(week.foods).toHaveLength(2);
    expect(week.foods).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          id: dates,
          name: "تمر مجدول",
          boughtAs: [{ foodId: dry, grams: 36 }],
          shopUnit: "pack",
          shopGrams: null,
        }),
        expect.objectContaining({ id: dry, boughtAs: null, shopUnit: null }),
      ]),
    );
  });

  it("are the foods of substitutes", async () => {
    const trainee = await makeTrainee();
    const food = await makeFood();
    const dish = await makeDish("بديل", [[food, 80]]);
    const [itemId] = await planMeals(trainee.id, today, [{}]);
    const swapped = await call("/api/trainee/meal-week/substitute", {
      token: trainee.token,
      body: { id: newId(), itemId, substitute: { mealId: dish, quantity: 160 } },
    });
    expect(swapped.status).toBe(200);
    expect((await readWeek(trainee)).ingredients).toEqual([
      { mealId: dish, foodId: food, grams: 80 },
    ]);
  });

  it("are the same for the planning trainer", async () => {
    const trainee = await makeTrainee();
    const dish = await makeDish("للمدرب", [[await makeFood(), 50]]);
    await planMeals(trainee.id, today, [{ mealId: dish }]);
    const { token } = await makeTrainer();
    const path = (id: string) => `/api/admin/trainees/${id}/weeks/${weekStart(today)}/shopping`;
    const response = await call(path(trainee.id), { token });
    expect(await response.json()).toEqual(await readWeek(trainee));
    expect((await call(path(newId()), { token })).status).toBe(404);
    expect((await call(path(trainee.id), { token: trainee.token })).status).toBe(403);
  });

  it.each(["", "2026-02-30"])("are refused for the day %j", async (date) => {
    const { token } = await makeTrainee();
    expect((await call(`/api/trainee/shopping-week?date=${date}`, { token })).status).toBe(400);
  });
});

describe("the household of a shopping list", () => {
  const household = { people: 4, atHome: [newId(), newId()] };
  const put = ({ token }: SignedInTrainee, body: unknown) =>
    call("/api/trainee/household", { method: "PUT", token, body });

  it("is one person with an empty kitchen until it is set", async () => {
    const week = await readWeek(await makeTrainee());
    expect(week.household).toEqual({ people: 1, atHome: [] });
  });

  it("is stored as a whole, and a repetition changes nothing", async () => {
    const [trainee, other] = [await makeTrainee(), await makeTrainee()];
    for (const _ of ["once", "twice"]) expect((await put(trainee, household)).status).toBe(200);
    expect((await readWeek(trainee)).household).toEqual(household);
    expect((await put(trainee, { people: 2, atHome: [] })).status).toBe(200);
    expect((await readWeek(trainee)).household).toEqual({ people: 2, atHome: [] });
    expect((await readWeek(other)).household).toEqual({ people: 1, atHome: [] });
  });

  it.each([
    { people: 0, atHome: [] },
    { people: 21, atHome: [] },
    { people: 1.5, atHome: [] },
    { people: 1, atHome: ["rice"] },
    { people: 1, atHome: Array.from({ length: 301 }, newId) },
    { people: 1 },
  ])("is refused as %j", async (body) => {
    expect((await put(await makeTrainee(), body)).status).toBe(400);
  });
});
