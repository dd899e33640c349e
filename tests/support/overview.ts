import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { addDays, localDateAt, weekStart } from "../../domain/calendar.ts";
import type { Overview } from "../../domain/contract/attention/overview.ts";
import { newId } from "../../domain/id.ts";
import { call, makeTrainee, makeTrainer } from "./worker.ts";

export const now = Date.now();
export const today = localDateAt(now, "Asia/Hebron");
export const day = (days: number) => addDays(today, days);
export const hour = 3_600_000;

export const run = (sql: string, ...values: (string | number | null)[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

export async function readOverview(query = ""): Promise<Overview> {
  const { token } = await makeTrainer();
  const answer = await call(`/api/admin/overview?date=${today}${query}`, { token });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

export const reasonsOf = async (traineeId: string) =>
  (await readOverview()).queue.lines
    .filter((line) => line.traineeId === traineeId)
    .map(({ reason }) => reason);

export const makeDay = (traineeId: string, date: string, exercises: [number, number]) =>
  run(
    `insert into trainee_performance (trainee_id, date, assigned_exercises, completed_exercises, updated_at)
     values (?1, ?2, ?3, ?4, 1)`,
    traineeId,
    date,
    ...exercises,
  );

/** A trainee without any need: weighed this week, logged today, planned for weeks. */
export async function makeSettledTrainee(name = "ليان حداد") {
  const person = await makeTrainee({ name, createdAt: now - 100 * 24 * hour });
  const { id } = person;
  await run(
    `insert into weight_records (id, trainee_id, date, weight, source, created_at)
     values (?1, ?2, ?3, 70, 'sent', 1)`,
    newId(),
    id,
    today,
  );
  await makeDay(id, today, [5, 4]);
  const schedule = newId();
  await run(
    `insert into weekly_schedules (id, trainee_id, week_start_date, created_at, updated_at)
     values (?1, ?2, ?3, 1, 1)`,
    schedule,
    id,
    weekStart(day(28)),
  );
  await run(
    `insert into schedule_meals (id, schedule_id, trainee_id, day_of_week, date, timing, name, updated_at)
     values (?1, ?2, ?3, 0, ?4, 'lunch', 'مجدّرة', 1)`,
    newId(),
    schedule,
    id,
    weekStart(day(28)),
  );
  return person;
}

export async function emptyQueue(): Promise<void> {
  await env.DB.exec("delete from accounts where role = 'trainee'");
  await env.DB.exec("delete from settings where section = 'attention'");
}
