import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { MealsAtHand } from "../../../domain/contract/activity/diet.ts";
import { newId } from "../../../domain/id.ts";
import { getMealsAtHand } from "../../../worker/data/activity/meals-at-hand.ts";
import { traineeScope } from "../../../worker/data/scope.ts";
import { addPortion, makeFood } from "../../support/meals.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { call, makeTrainee, type SignedInTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");
const yesterday = addDays(today, -1);

async function read({ token }: SignedInTrainee, date = today): Promise<MealsAtHand> {
  const response = await call(`/api/trainee/meals-at-hand?date=${date}`, { token });
  expect(response.status).toBe(200);
  return response.json();
}

const mark = (
  { token }: SignedInTrainee,
  id: string,
  method: "PUT" | "DELETE" = "PUT",
  body: object = {},
) => call(`/api/trainee/favourite-foods/${id}`, { token, method, body });

interface Eaten {
  name: string;
  date?: string;
  foodId?: string;
  protein?: number | null;
  quantity?: number;
  status?: string;
  category?: string;
  at?: number;
}

const eat = (owner: { id: string }, meals: readonly Eaten[]) =>
  env.DB.batch(
    meals.map(({ name, foodId = null, at = 1, ...meal }) =>
      env.DB.prepare(
        `insert into own_meals (id, trainee_id, date, name, category, food_id, calories, protein, quantity, status, created_at)
         values (?, ?, ?, ?, ?, ?, 100, ?, ?, ?, ?)`,
      ).bind(
        newId(),
        owner.id,
        meal.date ?? yesterday,
        name,
        meal.category ?? "snack",
        foodId,
        meal.protein === undefined ? 3 : meal.protein,
        meal.quantity ?? 100,
        meal.status ?? "consumed",
        at,
      ),
    ),
  );

const names = (meals: readonly { name: string }[]) => meals.map(({ name }) => name);

describe("meals at hand", () => {
  it("have the day before, and the trainee's recent meals once each", async () => {
    const trainee = await makeTrainee();
    await eat(await makeTrainee(), [{ name: "لغيرها" }]);
    const foodId = await makeFood();
    await eat(trainee, [
      { name: "تمر", foodId, quantity: 30, at: 5 },
      { name: "تمر قديم", foodId, quantity: 90, at: 2, date: addDays(today, -9) },
      { name: "كُنافة", at: 4 },
      { name: "كنافه", at: 3 },
      { name: "وجبة معتادة", protein: null, at: 6 },
      { name: "لم تؤكل", status: "skipped", at: 1 },
      { name: "اليوم", date: today, at: 7 },
    ]);
    const { dayBefore, recents } = await read(trainee);
    expect(names(recents)).toEqual(["اليوم", "تمر", "كُنافة", "لم تؤكل"]);
    expect(recents[1]).toMatchObject({ foodId, quantity: 30, calories: 100 });
    expect(names(dayBefore).toSorted()).toEqual(
      ["تمر", "كُنافة", "كنافه", "وجبة معتادة"].toSorted(),
    );
    expect(names((await read(trainee, yesterday)).dayBefore)).toEqual([]);
  });

  it("have the eaten meals of the same weekday a week before", async () => {
    const trainee = await makeTrainee();
    const date = addDays(today, -7);
    await eat(await makeTrainee(), [{ name: "لغيرها", date }]);
    await eat(trainee, [
      { name: "فول", date, category: "breakfast" },
      { name: "لم تؤكل", date, status: "skipped" },
      { name: "قبله", date: addDays(today, -8) },
    ]);
    const known = await read(trainee);
    expect(known.date).toBe(today);
    expect(known.weekBefore).toMatchObject([{ name: "فول", category: "breakfast" }]);
  });

  it("have the usual foods of each meal, with the last amount there", async () => {
    const trainee = await makeTrainee();
    const foodId = await makeFood();
    const other = { ...trainee, id: (await makeTrainee()).id };
    const breakfast = { name: "تمر", foodId, category: "breakfast" };
    await eat(other, [breakfast, { ...breakfast, date: addDays(today, -3) }]);
    expect((await read(trainee)).usual).toEqual([]);
    await eat(trainee, [
      { ...breakfast, quantity: 30, at: 4 },
      { ...breakfast, quantity: 90, at: 2, date: addDays(today, -3) },
      { name: "مرة", category: "breakfast", at: 3 },
      { ...breakfast, category: "dinner", quantity: 10, at: 5 },
    ]);
    expect((await read(trainee)).usual).toMatchObject([
      { timing: "breakfast", meals: [{ foodId, quantity: 30 }] },
    ]);
  });

  it("have the household measures of their foods", async () => {
    const trainee = await makeTrainee();
    const [eaten, marked, earlier, another] = [
      await makeFood(),
      await makeFood(),
      await makeFood(),
      await makeFood(),
    ];
    for (const id of [eaten, marked, earlier, another]) await addPortion(id, 400);
    await eat(trainee, [
      { name: "تمر", foodId: eaten },
      { name: "تمر", foodId: earlier, date: addDays(today, -7) },
    ]);
    await mark(trainee, marked);
    const { portions } = await read(trainee);
    const plate = { name: "طبق", englishName: "plate", grams: 400 };
    expect(portions).toEqual({ [eaten]: [plate], [marked]: [plate], [earlier]: [plate] });
  });

  it("name foods of the library in English too", async () => {
    const trainee = await makeTrainee();
    const [eaten, marked] = [await makeFood(), await makeFood()];
    await env.DB.prepare("update foods set english_name = 'Medjool dates' where id in (?, ?)")
      .bind(eaten, marked)
      .run();
    await eat(trainee, [{ name: "تمر", foodId: eaten }]);
    await mark(trainee, marked);
    const { recents, favourites } = await read(trainee);
    const named = [{ englishName: "Medjool dates" }];
    expect({ recents, favourites }).toMatchObject({ recents: named, favourites: named });
  });

  it("have the marked foods, once each, until unmarked", async () => {
    const [trainee, other] = [await makeTrainee(), await makeTrainee()];
    const [first, second] = [await makeFood(), await makeFood()];
    for (const id of [first, first, second]) expect((await mark(trainee, id)).status).toBe(200);
    const marked = async (who: SignedInTrainee) =>
      (await read(who)).favourites.map(({ foodId }) => foodId).toSorted();
    expect(await marked(trainee)).toEqual([first, second].toSorted());
    expect(await marked(other)).toEqual([]);
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await mark(trainee, first, "DELETE")).status).toBe(200);
    }
    expect((await mark(other, second, "DELETE")).status).toBe(200);
    expect(await marked(trainee)).toEqual([second]);
  });

  it("have a favourite with the amount of its mark, until marked with another", async () => {
    const trainee = await makeTrainee();
    const foodId = await makeFood();
    await addPortion(foodId, 400);
    const half = { quantity: 200, portion: { name: "طبق", count: 0.5 } };
    expect((await mark(trainee, foodId, "PUT", half)).status).toBe(200);
    const plate = { name: "طبق", englishName: "plate", grams: 400 };
    expect((await read(trainee)).favourites).toMatchObject([
      { foodId, quantity: 200, portion: { ...plate, count: 0.5 } },
    ]);
    await eat(trainee, [{ name: "منسف", foodId, quantity: 90 }]);
    expect((await read(trainee)).favourites).toMatchObject([{ quantity: 200 }]);
    await mark(trainee, foodId, "PUT", { quantity: 250, portion: null });
    expect((await read(trainee)).favourites).toMatchObject([{ quantity: 250, portion: null }]);
    expect((await mark(trainee, foodId, "PUT", { quantity: 0 })).status).toBe(400);
    expect((await read(trainee)).favourites).toMatchObject([{ quantity: 250 }]);
  });

  it("have a favourite without an amount as last eaten", async () => {
    const trainee = await makeTrainee();
    const foodId = await makeFood();
    await mark(trainee, foodId);
    expect((await read(trainee)).favourites).toMatchObject([{ quantity: 100, portion: null }]);
    await eat(trainee, [{ name: "تمر", foodId, quantity: 30 }]);
    expect((await read(trainee)).favourites).toMatchObject([{ quantity: 30 }]);
  });

  it("refuse an unknown food", async () => {
    const trainee = await makeTrainee();
    expect((await mark(trainee, newId())).status).toBe(404);
    expect((await mark(trainee, "x".repeat(400))).status).toBe(400);
    expect((await read(trainee)).favourites).toEqual([]);
  });

  it("keep the newest marks beyond the limit", async () => {
    const trainee = await makeTrainee();
    const foods = await Promise.all(Array.from({ length: 61 }, () => makeFood()));
    await env.DB.batch(
      foods
        .slice(0, 60)
        .map((id, at) =>
          env.DB.prepare(
            "insert into favourite_foods (trainee_id, food_id, created_at) values (?, ?, ?)",
          ).bind(trainee.id, id, at),
        ),
    );
    await mark(trainee, foods[60] ?? "");
    const { favourites } = await read(trainee);
    expect(favourites).toHaveLength(60);
    expect(favourites[0]?.foodId).toBe(foods[60]);
    expect(favourites.some(({ foodId }) => foodId === foods[0])).toBe(false);
  });

  it("read the same rows after a week and after three years", async () => {
    const rowsRead = async (days: number) => {
      const trainee = await makeTrainee();
      const meals = Array.from({ length: days }, (_, i) => [
        { name: `طبق ${i}`, date: addDays(today, -i), at: 1_000_000 - i },
        { name: `حلوى ${i}`, date: addDays(today, -i), at: 1_000_000 - i },
      ]).flat();
      await eat(trainee, meals);
      const { database, counts } = countingDatabase();
      await getMealsAtHand(traineeScope(database, trainee.actor, Date.now()), today);
      expect(counts.batches).toBe(1);
      return counts.rows;
    };
    expect(await rowsRead(1095)).toBe(await rowsRead(40));
  });
});
