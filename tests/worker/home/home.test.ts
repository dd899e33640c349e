import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { addDays, dayOfWeek, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import { newId } from "../../../domain/id.ts";
import { getHome, getPerformanceWeek } from "../../../worker/data/home/home.ts";
import { traineeScope } from "../../../worker/data/scope.ts";
import { makeDay, makeHistory, makeSchedule } from "../../support/history.ts";
import { planMeals } from "../../support/meals.ts";
import { planWeek } from "../../support/plans.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import {
  call,
  endSession,
  makeSession,
  makeTrainee,
  makeTrainer,
  type SignedInTrainee,
} from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");
const monthAgo = Date.now() - 30 * 86_400_000;
const path = `/api/trainee/home?date=${today}`;

async function readHome(trainee: SignedInTrainee, date = today): Promise<Home> {
  const response = await call(`/api/trainee/home?date=${date}`, { token: trainee.token });
  expect(response.status).toBe(200);
  return response.json();
}

describe("GET /api/trainee/home", () => {
  it("answers a new trainee with default goals and nothing unread", async () => {
    const trainee = await makeTrainee({ createdAt: monthAgo });
    const home = await readHome(trainee);
    expect(home).toMatchObject({
      date: today,
      name: "ليان حداد",
      gender: "female",
      joinedOn: localDateAt(monthAgo, "Asia/Hebron"),
      unreadNotifications: 0,
      unreadMessages: 0,
      weight: { current: null, previous: null, difference: null, days: [] },
      body: { gender: "female", age: 29, height: 165, weight: null, targetWeight: null },
    });
    expect(home.week).toHaveLength(7);
    expect(home.week[0]).toEqual({
      date: weekStart(today),
      kind: "goals",
      exercises: { done: 0, goal: 5 },
      meals: { done: 0, goal: 3 },
      steps: { done: 0, goal: 3000 },
    });
  });

  it("shows planned items, and days without a plan as rest", async () => {
    const trainee = await makeTrainee({ createdAt: monthAgo });
    const sunday = weekStart(today);
    await makeSchedule(trainee.id, today);
    await makeDay(trainee.id, sunday, { exercises: 4, doneExercises: 3, steps: 2800 });
    await makeDay(trainee.id, addDays(sunday, 7), { exercises: 9 });
    const { week } = await readHome(trainee);
    expect(week[0]).toMatchObject({
      kind: "goals",
      exercises: { done: 3, goal: 4 },
      meals: { done: 0, goal: 0 },
      steps: { done: 2800, goal: 3000 },
    });
    expect(week[1]).toMatchObject({ kind: "rest", exercises: { done: 0, goal: 0 } });
  });

  it("has the trainee's items of the day, with their status", async () => {
    const trainee = await makeTrainee({ createdAt: monthAgo });
    expect(await readHome(trainee)).toMatchObject({
      scheduled: false,
      greeted: false,
      day: { exercises: [], meals: [] },
    });
    const day = dayOfWeek(today);
    const exercises = [
      { day, position: 1, name: "تجديف" },
      { day, position: 0, name: "قرفصاء", status: "done" as const },
      { day: (day + 1) % 7, name: "غير اليوم" },
    ];
    await planWeek(trainee.id, weekStart(today), { exercises });
    await planMeals((await makeTrainee()).id, today, [{ name: "لغيرها" }]);
    const [, eaten] = await planMeals(trainee.id, today, [
      { timing: "dinner", name: "زبادي", calories: null },
      { timing: "lunch", name: "مجدرة", calories: 150, quantity: 300, status: "consumed" },
    ]);
    const substitute = { mealId: newId(), name: "فتوش", calories: 80, quantity: 200 };
    await env.DB.prepare("update schedule_meals set substitute = ? where id = ?")
      .bind(JSON.stringify({ ...substitute, protein: 2, carbs: 9, fat: 4 }), eaten)
      .run();
    await env.DB.prepare(
      "insert into conversations (trainee_id, last_seq, created_at) values (?, 1, 1)",
    )
      .bind(trainee.id)
      .run();
    const home = await readHome(trainee);
    expect(home).toMatchObject({ scheduled: true, greeted: true });
    expect(home.day.exercises.map(({ name, status }) => [name, status])).toEqual([
      ["قرفصاء", "completed"],
      ["تجديف", "pending"],
    ]);
    expect(home.day.meals.map(({ name, calories, status }) => [name, calories, status])).toEqual([
      ["زبادي", null, "pending"],
      ["فتوش", 160, "consumed"],
    ]);
  });

  it("has no goals before the trainee joined", async () => {
    const { week } = await readHome(await makeTrainee());
    for (const { date, kind, steps } of week) {
      expect(kind).toBe(date < today ? "before" : "goals");
      expect(steps.goal).toBe(date < today ? 0 : 3000);
    }
  });

  it("counts unread notifications up to ten and shows the newest weights", async () => {
    const trainee = await makeTrainee();
    await makeHistory(trainee.id, today, 40);
    await env.DB.exec("update notification_deliveries set read_at = null");
    const home = await readHome(trainee);
    expect(home.unreadNotifications).toBe(10);
    expect(home.unreadMessages).toBe(12);
    expect(home.weight.days).toHaveLength(12);
    expect(home.weight.current).toMatchObject({ date: today, weight: 70 });
    expect(home.weight.previous).toMatchObject({ date: addDays(today, -1), weight: 70.1 });
    expect(home.weight.difference).toBe(-0.1);
  });

  it("excludes read and deleted notifications", async () => {
    const trainee = await makeTrainee();
    await makeHistory(trainee.id, today, 4);
    await env.DB.exec("update notification_deliveries set read_at = null");
    const { results } = await env.DB.prepare(
      "select notification_id as id from notification_deliveries where recipient_id = ?",
    )
      .bind(trainee.id)
      .all<{ id: string }>();
    await env.DB.batch([
      env.DB.prepare(
        "update notification_deliveries set read_at = 1 where notification_id = ?",
      ).bind(results[0]?.id),
      env.DB.prepare(
        "update notification_deliveries set deleted_at = 1 where notification_id = ?",
      ).bind(results[1]?.id),
    ]);
    expect((await readHome(trainee)).unreadNotifications).toBe(2);
  });

  it("reads at most 60 rows, the same after two weeks and after three years", async () => {
    const rowsRead = async (days: number) => {
      const trainee = await makeTrainee();
      await makeHistory(trainee.id, today, days);
      const { database, counts } = countingDatabase();
      await getHome(traineeScope(database, trainee.actor, Date.now()), today);
      expect(counts.batches).toBe(1);
      return counts.rows;
    };
    const few = await rowsRead(14);
    const many = await rowsRead(1095);
    expect(many).toBe(few);
    expect(many).toBeLessThanOrEqual(60);
  });
});

describe("GET /api/trainee/home, days", () => {
  it("refuses a later day in the trainee's zone", async () => {
    const trainee = await makeTrainee();
    const response = await call(`/api/trainee/home?date=${addDays(today, 1)}`, {
      token: trainee.token,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "date_in_future",
      fields: { date: { code: "in_future" } },
    });
  });

  it("accepts the day of the trainee's own zone, wherever the server is", async () => {
    const zone = "Pacific/Kiritimati";
    const trainee = await makeTrainee({ timeZone: zone });
    const there = localDateAt(Date.now(), zone);
    expect((await readHome(trainee, there)).date).toBe(there);
  });

  it.each(["", "today", "2026-02-30", "2026-1-1", "١٤٤٨-٠١-٠١", "2026-01-01T00:00", "9999-01-01"])(
    "refuses %j as a day",
    async (date) => {
      const trainee = await makeTrainee();
      const response = await call(`/api/trainee/home?date=${encodeURIComponent(date)}`, {
        token: trainee.token,
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ fields: { date: { code: "not_a_date" } } });
    },
  );

  it("refuses a request without a day", async () => {
    const trainee = await makeTrainee();
    const response = await call("/api/trainee/home", { token: trainee.token });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { date: { code: "required" } } });
  });
});

describe("GET /api/trainee/home, callers", () => {
  it("refuses visitors, the trainer and ended sessions", async () => {
    const trainee = await makeTrainee();
    const trainer = await makeTrainer();
    const ended = await makeSession("trainee", trainee.id);
    await endSession(ended.actor.sessionId);
    expect((await call(path)).status).toBe(401);
    expect((await call(path, { token: trainer.token })).status).toBe(403);
    const refused = await call(path, { token: ended.token });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: "session_ended" });
  });

  it("shows nothing of another trainee", async () => {
    const other = await makeTrainee({ name: "سامر ناصر" });
    await makeHistory(other.id, today, 20);
    const home = await readHome(await makeTrainee());
    expect(home).toMatchObject({ name: "ليان حداد", unreadNotifications: 0, unreadMessages: 0 });
    expect(home.weight.days).toEqual([]);
    expect(home.week.every(({ steps }) => steps.done === 0)).toBe(true);
  });
});

describe("GET /api/trainee/performance-week", () => {
  const weekPath = (date: string) => `/api/trainee/performance-week?date=${date}`;

  it("answers an earlier week as the home answers this one", async () => {
    const trainee = await makeTrainee({ createdAt: monthAgo });
    const lastSunday = addDays(weekStart(today), -7);
    await makeSchedule(trainee.id, lastSunday);
    await makeDay(trainee.id, addDays(lastSunday, 2), { exercises: 4, doneExercises: 3 });
    const response = await call(weekPath(lastSunday), { token: trainee.token });
    const { week } = (await response.json()) as Pick<Home, "week">;
    expect(week.map(({ date }) => date)).toEqual(
      Array.from({ length: 7 }, (_, day) => addDays(lastSunday, day)),
    );
    expect(week[2]).toMatchObject({ kind: "goals", exercises: { done: 3, goal: 4 } });
    expect(week[3]).toMatchObject({ kind: "rest" });
    const current = await call(weekPath(today), { token: trainee.token });
    expect(await current.json()).toEqual({ week: (await readHome(trainee)).week });
  });

  it("refuses a later day, and visitors", async () => {
    const trainee = await makeTrainee();
    const ahead = await call(weekPath(addDays(today, 1)), { token: trainee.token });
    expect(ahead.status).toBe(400);
    expect(await ahead.json()).toMatchObject({ code: "date_in_future" });
    expect((await call(weekPath(today))).status).toBe(401);
  });

  it("reads at most 20 rows, the same after two weeks and after three years", async () => {
    const rowsRead = async (days: number) => {
      const trainee = await makeTrainee();
      await makeHistory(trainee.id, today, days);
      const { database, counts } = countingDatabase();
      const scope = traineeScope(database, trainee.actor, Date.now());
      await getPerformanceWeek(scope, addDays(today, -7));
      expect(counts.batches).toBe(1);
      return counts.rows;
    };
    const few = await rowsRead(14);
    expect(await rowsRead(1095)).toBe(few);
    expect(few).toBeLessThanOrEqual(20);
  });
});
