import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type { MealWeek } from "../../../domain/contract/activity/diet.ts";
import type { ScheduledMeal } from "../../../domain/contract/schedules/schedules.ts";
import { newId } from "../../../domain/id.ts";
import { logMeal } from "../../../worker/actions/activity/log-meal.ts";
import { getMealWeek } from "../../../worker/data/activity/meal-week.ts";
import { traineeScope } from "../../../worker/data/scope.ts";
import { makeLibraryMeal, planMeals } from "../../support/meals.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { call, makeTrainee, type SignedInTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");
const yesterday = addDays(today, -1);

async function readWeek({ token }: SignedInTrainee, date = today): Promise<MealWeek> {
  const response = await call(`/api/trainee/meal-week?date=${date}`, { token });
  expect(response.status).toBe(200);
  return response.json();
}

const setStatus = ({ token }: SignedInTrainee, itemId: string | undefined, status: unknown) =>
  call("/api/trainee/meal-week/status", { token, body: { id: newId(), itemId, status } });

const swap = ({ token }: SignedInTrainee, itemId: string | undefined, substitute: unknown) =>
  call("/api/trainee/meal-week/substitute", { token, body: { id: newId(), itemId, substitute } });

const performance = (traineeId: string, date: string) =>
  env.DB.prepare(
    `select assigned_meals as assigned, completed_meals as done, progress_value as score
     from trainee_performance where trainee_id = ?1 and date = ?2`,
  )
    .bind(traineeId, date)
    .first<{ assigned: number; done: number; score: number }>();

describe("GET /api/trainee/meal-week", () => {
  it("has the trainee's assigned meals of the week, in the day's order", async () => {
    const trainee = await makeTrainee();
    await planMeals((await makeTrainee()).id, today, [{ name: "غير هذا" }]);
    await planMeals(trainee.id, today, [{ timing: "dinner" }, { timing: "breakfast" }]);
    await planMeals(trainee.id, addDays(weekStart(today), 7), [{ name: "الأسبوع القادم" }]);
    const week = await readWeek(trainee);
    expect(week.weekStart).toBe(weekStart(today));
    expect(week.meals).toHaveLength(2);
    expect(week.meals.every(({ date }) => date === today)).toBe(true);
    expect(week).toMatchObject({ ownMeals: [], notes: [] });
  });

  it("may be a later week", async () => {
    const trainee = await makeTrainee();
    const later = addDays(today, 14);
    await planMeals(trainee.id, later, [{}]);
    expect((await readWeek(trainee, later)).meals).toHaveLength(1);
  });

  it.each(["", "2026-02-30", "today"])("refuses the day %j", async (date) => {
    const { token } = await makeTrainee();
    expect((await call(`/api/trainee/meal-week?date=${date}`, { token })).status).toBe(400);
  });

  it("reads the same rows after one week and after three years, in one batch", async () => {
    const rowsAfter = async (days: number) => {
      const trainee = await makeTrainee();
      await makeYears(trainee.id, days);
      const { database, counts } = countingDatabase();
      await getMealWeek(traineeScope(database, trainee.actor, Date.now()), today);
      expect(counts.batches).toBe(1);
      return counts.rows;
    };
    const week = await rowsAfter(14);
    expect(await rowsAfter(1095)).toBe(week);
    expect(week).toBeLessThan(140);
  });
});

/** Four assigned meals, one own meal and a note, every day. */
async function makeYears(traineeId: string, days: number): Promise<void> {
  const saturday = addDays(weekStart(today), 6);
  const rows = JSON.stringify(
    Array.from({ length: days }, (_, i) => {
      const date = addDays(saturday, -i);
      return { i, date, sunday: weekStart(date), id: newId() };
    }),
  );
  const run = (sql: string) => env.DB.prepare(sql).bind(traineeId, rows);
  await env.DB.batch([
    run(`insert into weekly_schedules (id, trainee_id, week_start_date, created_at, updated_at)
      select 'w' || ?1 || (value ->> 'sunday'), ?1, value ->> 'sunday', 1, 1 from json_each(?2)
      group by value ->> 'sunday'`),
    run(`insert into schedule_meals (id, schedule_id, trainee_id, day_of_week, date, timing, name, updated_at)
      select 'm' || timing.value || (value.value ->> 'id'), 'w' || ?1 || (value.value ->> 'sunday'), ?1,
        strftime('%w', value.value ->> 'date') + 0, value.value ->> 'date', timing.value, 'مجدرة', 1
      from json_each(?2) value join json_each('["breakfast","lunch","dinner","snack"]') timing`),
    run(`insert into own_meals (id, trainee_id, date, name, created_at)
      select 'o' || (value ->> 'id'), ?1, value ->> 'date', 'تمر', 1 from json_each(?2)`),
    run(`insert into notes (id, trainee_id, author_id, type, text, created_at, updated_at)
      select 'n' || (value ->> 'id'), ?1, ?1, 'diet', 'ملاحظة', 1000000 - (value ->> 'i'), 1 from json_each(?2)`),
  ]);
}

describe("POST /api/trainee/meal-week/status", () => {
  it("marks a meal eaten, with its time, and counts the day", async () => {
    const trainee = await makeTrainee();
    const [lunch] = await planMeals(trainee.id, today, [{}, { timing: "dinner" }]);
    const before = Date.now();
    const meal: ScheduledMeal = await (await setStatus(trainee, lunch, "consumed")).json();
    expect(meal.status).toBe("consumed");
    expect(meal.consumedAt).toBeGreaterThanOrEqual(before);
    expect(await performance(trainee.id, today)).toEqual({ assigned: 2, done: 1, score: 50 });
  });

  it.each(["skipped", "pending"])("clears the time when a meal becomes %s", async (status) => {
    const trainee = await makeTrainee();
    const [lunch] = await planMeals(trainee.id, today, [{ status: "consumed" }]);
    const meal = await (await setStatus(trainee, lunch, status)).json();
    expect(meal).toMatchObject({ status, consumedAt: null });
    expect(await performance(trainee.id, today)).toMatchObject({ done: 0 });
  });

  it("answers a repetition alike", async () => {
    const trainee = await makeTrainee();
    const [lunch] = await planMeals(trainee.id, today, [{}]);
    const first = await (await setStatus(trainee, lunch, "consumed")).text();
    expect(await (await setStatus(trainee, lunch, "consumed")).text()).toBe(first);
  });

  it("accepts a past day and refuses a later one", async () => {
    const trainee = await makeTrainee();
    const [past] = await planMeals(trainee.id, yesterday, [{}]);
    const [later] = await planMeals(trainee.id, addDays(today, 1), [{}]);
    expect((await setStatus(trainee, past, "consumed")).status).toBe(200);
    const refused = await setStatus(trainee, later, "consumed");
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: "date_in_future" });
    const week = await readWeek(trainee, addDays(today, 1));
    expect(week.meals.find(({ id }) => id === later)?.status).toBe("pending");
  });

  it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])(
    "uses the trainee's own day in %s",
    async (timeZone) => {
      const trainee = await makeTrainee({ timeZone });
      const there = localDateAt(Date.now(), timeZone);
      const [now] = await planMeals(trainee.id, there, [{}]);
      const [later] = await planMeals(trainee.id, addDays(there, 1), [{}]);
      expect((await setStatus(trainee, now, "consumed")).status).toBe(200);
      expect((await setStatus(trainee, later, "consumed")).status).toBe(400);
    },
  );

  it("answers 404 for another trainee's meal, and leaves it unchanged", async () => {
    const other = await makeTrainee();
    const [theirs] = await planMeals(other.id, today, [{}]);
    const trainee = await makeTrainee();
    expect((await setStatus(trainee, theirs, "consumed")).status).toBe(404);
    expect((await swap(trainee, theirs, null)).status).toBe(404);
    expect((await readWeek(other)).meals[0]?.status).toBe("pending");
  });

  it.each(["eaten", null, 1])("refuses the status %j", async (status) => {
    const trainee = await makeTrainee();
    const [lunch] = await planMeals(trainee.id, today, [{}]);
    expect((await setStatus(trainee, lunch, status)).status).toBe(400);
  });
});

// Palestine, 2026: clocks go forward on 28 March and back on 24 October, both at 02:00.
describe("a meal's day in Hebron", () => {
  it.each([
    ["at 00:30 in winter", "2026-01-10T22:30:00Z", "2026-01-11", "2026-01-12"],
    ["on the short day's first half hour", "2026-03-27T22:30:00Z", "2026-03-28", "2026-03-29"],
    ["after the short day", "2026-03-28T21:30:00Z", "2026-03-29", "2026-03-30"],
    ["on the long day's last half hour", "2026-10-24T21:30:00Z", "2026-10-24", "2026-10-25"],
    ["after the long day", "2026-10-24T22:30:00Z", "2026-10-25", "2026-10-26"],
  ])("%s is the day of the wall clock", async (_name, instant, date, next) => {
    const trainee = await makeTrainee();
    const [meal = ""] = await planMeals(trainee.id, date, [{}]);
    const [later = ""] = await planMeals(trainee.id, next, [{}]);
    const { database } = countingDatabase();
    const scope = traineeScope(database, trainee.actor, Date.parse(instant));
    const log = (itemId: string) => logMeal(scope, { id: newId(), itemId, status: "consumed" });
    expect((await log(meal)).status).toBe("consumed");
    expect(await performance(trainee.id, date)).toMatchObject({ done: 1 });
    await expect(log(later)).rejects.toMatchObject({ code: "date_in_future" });
  });
});

describe("POST /api/trainee/meal-week/substitute", () => {
  it("stores a substitute, and leaves the assigned meal", async () => {
    const trainee = await makeTrainee();
    const [lunch] = await planMeals(trainee.id, today, [{}]);
    const description = "عدس بني وأرز مع بصل مقرمش";
    const mealId = await makeLibraryMeal({ calories: 120, fat: null, description });
    const meal = await (await swap(trainee, lunch, { mealId, quantity: 375 })).json();
    expect(meal).toMatchObject({
      name: "مجدرة",
      quantity: 300,
      substitute: {
        mealId,
        name: "عدس بالأرز",
        description,
        calories: 120,
        fat: null,
        quantity: 375,
      },
    });
    expect(await (await swap(trainee, lunch, null)).json()).toMatchObject({ substitute: null });
  });

  it("refuses a dish outside the library, and keeps the earlier state", async () => {
    const trainee = await makeTrainee();
    const [lunch] = await planMeals(trainee.id, today, [{}]);
    const inactive = await makeLibraryMeal({ status: "inactive" });
    for (const mealId of [newId(), inactive]) {
      expect((await swap(trainee, lunch, { mealId, quantity: 100 })).status).toBe(404);
    }
    expect((await readWeek(trainee)).meals[0]?.substitute).toBeNull();
  });

  it.each([49, 5001, "100", null])("refuses %j grams", async (quantity) => {
    const trainee = await makeTrainee();
    const [lunch] = await planMeals(trainee.id, today, [{}]);
    const mealId = await makeLibraryMeal();
    expect((await swap(trainee, lunch, { mealId, quantity })).status).toBe(400);
  });

  it("refuses a later day", async () => {
    const trainee = await makeTrainee();
    const [later] = await planMeals(trainee.id, addDays(today, 1), [{}]);
    const mealId = await makeLibraryMeal();
    const response = await swap(trainee, later, { mealId, quantity: 100 });
    expect(await response.json()).toMatchObject({ code: "date_in_future" });
  });
});
