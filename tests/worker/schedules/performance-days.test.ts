import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { dailyScore } from "../../../domain/schedules/day-score.ts";
import { countDays, daysOf, score } from "../../../worker/data/schedules/performance-days.ts";
import { connect, type DatabaseClient } from "../../../worker/db/client.ts";
import { makeTrainee } from "../../support/worker.ts";

const db = connect(env.DB as unknown as DatabaseClient);
const date = "2026-03-01";

async function plan(traineeId: string, exercises: string[], meals: string[]): Promise<void> {
  const schedule = newId();
  await env.DB.batch([
    env.DB.prepare(
      `insert into weekly_schedules (id, trainee_id, week_start_date, created_at, updated_at)
       values (?1, ?2, ?3, 1, 1)`,
    ).bind(schedule, traineeId, date),
    ...exercises.map((status) =>
      env.DB.prepare(
        `insert into schedule_exercises (id, schedule_id, trainee_id, day_of_week, date, name, category, sets, reps, status, updated_at)
         values (?1, ?2, ?3, 0, ?4, 'قرفصاء', 'legs', 4, 12, ?5, 1)`,
      ).bind(newId(), schedule, traineeId, date, status),
    ),
    ...meals.map((status) =>
      env.DB.prepare(
        `insert into schedule_meals (id, schedule_id, trainee_id, day_of_week, date, timing, name, status, consumed_at, updated_at)
         values (?1, ?2, ?3, 0, ?4, 'lunch', 'مجدرة', ?5, iif(?5 = 'consumed', 1, null), 1)`,
      ).bind(newId(), schedule, traineeId, date, status),
    ),
  ]);
}

async function count(traineeId: string) {
  await db.batch([countDays(db, daysOf(traineeId, [date]), 5)]);
  return env.DB.prepare("select * from trainee_performance where trainee_id = ? and date = ?")
    .bind(traineeId, date)
    .first();
}

describe("counting a day", () => {
  it("stores assigned and done numbers, with the domain's score", async () => {
    const { id } = await makeTrainee();
    await plan(id, ["completed", "completed", "skipped"], ["consumed", "pending"]);
    expect(await count(id)).toMatchObject({
      assigned_exercises: 3,
      completed_exercises: 2,
      assigned_meals: 2,
      completed_meals: 1,
      steps: 0,
      target_steps: 3000,
      progress_value: dailyScore({
        exercises: { done: 2, goal: 3 },
        meals: { done: 1, goal: 2 },
      }),
    });
  });

  it("ignores kinds without an assignment, and leaves a rest day without a score", async () => {
    const { id } = await makeTrainee();
    expect(await count(id)).toMatchObject({ progress_value: null });
    await plan(id, [], ["consumed", "skipped", "skipped"]);
    expect(await count(id)).toMatchObject({ assigned_meals: 3, progress_value: 33 });
  });

  it("uses the day's own steps and target, and the trainee's items only", async () => {
    const { id } = await makeTrainee();
    const other = await makeTrainee();
    await plan(other.id, ["completed"], []);
    await env.DB.prepare(
      `insert into trainee_steps (id, trainee_id, date, steps, target_steps, created_at, updated_at)
       values (?1, ?2, ?3, 4200, 6000, 1, 1)`,
    )
      .bind(newId(), id, date)
      .run();
    expect(await count(id)).toMatchObject({
      assigned_exercises: 0,
      steps: 4200,
      target_steps: 6000,
    });
  });

  it("scores every possible day as the domain does", async () => {
    const shares = (most: number) =>
      Array.from({ length: most + 1 }, (_, goal) =>
        Array.from({ length: goal + 1 }, (_, done) => ({ done, goal })),
      ).flat();
    const days = shares(16).flatMap((exercises) =>
      shares(9).map((meals) => ({ exercises, meals })),
    );
    const counts = days.map(({ exercises, meals }) => [
      exercises.goal,
      exercises.done,
      meals.goal,
      meals.done,
    ]);
    const scored = await db.all<{ score: number | null }>(
      sql`select ${score} as score from (
        select value ->> 0 as exercises, value ->> 1 as exercises_done,
          value ->> 2 as meals, value ->> 3 as meals_done
        from json_each(${JSON.stringify(counts)}) order by key)`,
    );
    expect(scored.map((row) => row.score)).toEqual(days.map((day) => dailyScore(day) ?? null));
  });
});
