import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type {
  TraineeMeals,
  TraineePerformance,
} from "../../../domain/contract/activity/trainee-performance.ts";
import type { CronRunsList } from "../../../domain/contract/operations/cron-runs.ts";
import type { PlannedWeek } from "../../../domain/contract/planning/weeks.ts";
import { newId } from "../../../domain/id.ts";
import { getTraineePerformance } from "../../../worker/data/activity/trainee-performance.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import {
  makeExercise,
  makeSet,
  planExercise,
  sendSets,
  setStatus,
} from "../../support/exercises.ts";
import { makeDay, makeHistory, makeSchedule } from "../../support/history.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");

let trainer: SignedInTrainee;
beforeAll(async () => {
  trainer = await makeTrainer();
});

async function read<Body>(path: string): Promise<Body> {
  const response = await call(`/api/admin/${path}`, { token: trainer.token });
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
}
const performance = (id: string) => read<TraineePerformance>(`trainees/${id}/performance`);

async function addMeal(
  traineeId: string,
  date: string,
  name = "تمر",
  createdAt = 1,
): Promise<void> {
  await env.DB.prepare(
    `insert into own_meals (id, trainee_id, date, name, category, calories, quantity, created_at)
     values (?1, ?2, ?3, ?4, 'snack', 282, 60, ?5)`,
  )
    .bind(newId(), traineeId, date, name, createdAt)
    .run();
}

describe("performed sets", () => {
  it("accompany the plan of the last seven days, in the week too", async () => {
    const [trainee, other] = [await makeTrainee(), await makeTrainee()];
    const exerciseId = await makeExercise();
    const plan = (owner: SignedInTrainee, back: number) =>
      planExercise(owner.id, { date: addDays(today, -back), exerciseId, sets: 5, reps: 8 });
    const item = await plan(trainee, 0);
    const [older, tooOld] = [await plan(trainee, 6), await plan(trainee, 7)];
    await sendSets(trainee, item, [makeSet(1, 7, 62.5)]);
    await setStatus(trainee, older, "skipped");
    await setStatus(trainee, tooOld, "completed");
    await sendSets(other, await plan(other, 0), [makeSet(1, 1, 200)]);
    const { lifted } = await performance(trainee.id);
    expect(lifted).toMatchObject([
      { id: item, exerciseId, sets: 5, reps: 8, performed: [makeSet(1, 7, 62.5)] },
      { id: older, status: "skipped", performed: [] },
    ]);
    expect(lifted).toHaveLength(2);
    const week = await read<PlannedWeek>(`trainees/${trainee.id}/weeks/${weekStart(today)}`);
    expect(week.performed).toEqual([
      { itemId: item, exerciseId, date: today, sets: [makeSet(1, 7, 62.5)] },
    ]);
  });

  it.each([
    ["after midnight", "Asia/Hebron", "2026-11-27T23:30:00Z"],
    ["a day ahead of most", "Pacific/Kiritimati", "2026-11-27T11:00:00Z"],
    ["a day behind", "Pacific/Pago_Pago", "2026-11-28T05:00:00Z"],
  ])("are those of seven own days, with today's meals: %s in %s", async (_, timeZone, at) => {
    const now = Date.parse(at);
    const ownDay = localDateAt(now, timeZone);
    const { id } = await makeTrainee({ timeZone });
    const exerciseId = await makeExercise();
    const days = [0, 6, 7].map((back) => addDays(ownDay, -back));
    for (const date of days) await planExercise(id, { date, exerciseId });
    await env.DB.prepare("update schedule_exercises set status = 'completed' where trainee_id = ?1")
      .bind(id)
      .run();
    await addMeal(id, ownDay);
    const scope = trainerScope(env.DB, trainer.actor, now);
    const shown = await getTraineePerformance(scope, id);
    expect(shown?.lifted.map(({ date }) => date)).toEqual(days.slice(0, 2));
    expect(shown?.ownMeals.map(({ date }) => date)).toEqual([ownDay]);
  });
});

describe("a trainee's performance", () => {
  it("has today, this week and the three spans of whole days", async () => {
    const { id } = await makeTrainee({ name: "سلمى" });
    await makeSchedule(id, today);
    await makeDay(id, today, {
      exercises: 4,
      doneExercises: 2,
      meals: 3,
      doneMeals: 3,
      steps: 1500,
    });
    await makeDay(id, addDays(today, -7), {
      exercises: 3,
      doneExercises: 2,
      meals: 1,
      doneMeals: 3,
    });
    await makeDay(id, addDays(today, -8), { exercises: 4, doneExercises: 4 });
    await makeDay(id, addDays(today, -40), { meals: 8 });
    await makeDay(id, addDays(today, -100), { meals: 8 });
    const answer = await performance(id);
    const shares = {
      exercises: { done: 2, goal: 4 },
      meals: { done: 3, goal: 3 },
      steps: { done: 1500, goal: 3000 },
    };
    expect(answer).toMatchObject({
      name: "سلمى",
      today,
      day: { ...shares, progress: 67, score: 70 },
      week: { weekStart: weekStart(today), ...shares, progress: 67, whole: shares },
    });
    expect(answer.adherence).toEqual([
      { days: 7, done: 3, assigned: 4, percent: 75, activeDays: 1 },
      { days: 30, done: 7, assigned: 8, percent: 88, activeDays: 2 },
      { days: 90, done: 7, assigned: 16, percent: 44, activeDays: 3 },
    ]);
  });

  it("uses the trainee's own day", async () => {
    const ahead = await makeTrainee({ timeZone: "Pacific/Kiritimati" });
    const behind = await makeTrainee({ timeZone: "Pacific/Pago_Pago" });
    expect((await performance(ahead.id)).today).toBe(localDateAt(Date.now(), "Pacific/Kiritimati"));
    expect((await performance(behind.id)).today).toBe(localDateAt(Date.now(), "Pacific/Pago_Pago"));
  });

  it("lists this week's own meals, newest first, and no other trainee's", async () => {
    const { id } = await makeTrainee();
    const other = await makeTrainee();
    await addMeal(id, today, "كنافة", 1);
    await addMeal(id, today, "تمر", 2);
    await addMeal(id, addDays(weekStart(today), -1), "بسبوسة");
    await addMeal(other.id, today, "معمول");
    const { ownMeals } = await performance(id);
    expect(ownMeals.map(({ name }) => name)).toEqual(["تمر", "كنافة"]);
    expect(ownMeals[0]).toMatchObject({ calories: 282, quantity: 60, protein: null });
  });

  it("reads the same rows after three years and after three months", async () => {
    const cost = async (days: number) => {
      const { id } = await makeTrainee();
      await makeHistory(id, today, days);
      const { database, counts } = countingDatabase();
      const scope = trainerScope(database, trainer.actor, Date.now());
      expect(await getTraineePerformance(scope, id)).toBeDefined();
      return counts.rows;
    };
    const [short, long] = [await cost(120), await cost(1100)];
    expect(long).toBe(short);
    expect(long).toBeLessThanOrEqual(110);
  });
});

describe("a trainee's meals", () => {
  it("come newest first, with their total", async () => {
    const { id } = await makeTrainee({ name: "هبة" });
    for (const days of [3, 1, 2]) await addMeal(id, addDays(today, -days), `وجبة ${days}`);
    const { name, total, meals } = await read<TraineeMeals>(`trainees/${id}/meals`);
    expect({ name, total }).toEqual({ name: "هبة", total: 3 });
    expect(meals.map((meal) => meal.name)).toEqual(["وجبة 1", "وجبة 2", "وجبة 3"]);
  });

  it("are 500 at most", async () => {
    const { id } = await makeTrainee();
    await env.DB.prepare(
      `insert into own_meals (id, trainee_id, date, name, created_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < 620)
       select ?1 || i, ?1, date('2024-01-01', '+' || i || ' days'), 'تمر', i from n`,
    )
      .bind(id)
      .run();
    const { total, meals } = await read<TraineeMeals>(`trainees/${id}/meals`);
    expect(total).toBe(620);
    expect(meals).toHaveLength(500);
    expect(meals[0]?.date).toBe("2025-09-12");
  });
});

describe("an id of no trainee", () => {
  it.each(["performance", "meals"])("has no %s", async (part) => {
    for (const id of [newId(), trainer.id]) {
      const response = await call(`/api/admin/trainees/${id}/${part}`, { token: trainer.token });
      expect(response.status).toBe(404);
    }
  });
});

describe("the latest cron runs", () => {
  it("are ten of each job, newest first, with their counts", async () => {
    await env.DB.prepare("delete from cron_runs").run();
    await env.DB.batch([
      env.DB.prepare(
        `insert into cron_runs (id, job, started_at, finished_at, counts)
         with recursive n(i) as (select 1 union all select i + 1 from n where i < 40)
         select 'd' || i, 'drain_outbox', i * 10, i * 10 + 4, '{"done":2}' from n`,
      ),
      env.DB.prepare(
        `insert into cron_runs (id, job, started_at, error)
         values ('e', 'extend_schedules', 395, 'D1 was reset')`,
      ),
    ]);
    const { runs } = await read<CronRunsList>("cron-runs");
    expect(runs).toHaveLength(11);
    expect(runs[0]).toEqual({
      id: "d40",
      job: "drain_outbox",
      startedAt: 400,
      finishedAt: 404,
      counts: { done: 2 },
      error: null,
    });
    expect(runs[1]).toMatchObject({ id: "e", finishedAt: null, error: "D1 was reset", counts: {} });
  });
});
