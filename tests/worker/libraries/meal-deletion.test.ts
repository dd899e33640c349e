import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { emptyLibrary, makeMeal } from "../../support/library.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
const zone = "Asia/Hebron";
beforeEach(async () => {
  await emptyLibrary();
  trainer = await makeTrainer();
  trainee = await makeTrainee({ timeZone: zone });
});

const today = () => localDateAt(Date.now(), zone);

async function plan(mealId: string, date: string, status: "pending" | "consumed" | "skipped") {
  const sunday = weekStart(date);
  await env.DB.prepare(
    `insert or ignore into weekly_schedules (id, trainee_id, week_start_date, created_at, updated_at)
     values (?1, ?2, ?3, 1, 1)`,
  )
    .bind(newId(), trainee.id, sunday)
    .run();
  await env.DB.prepare(
    `insert into schedule_meals (id, schedule_id, trainee_id, meal_id, day_of_week, date, timing, name,
       status, consumed_at, updated_at)
     select ?1, id, ?2, ?3, ?4, ?5, 'lunch', 'نسخة', ?6, ?7, 1 from weekly_schedules
     where trainee_id = ?2 and week_start_date = ?8`,
  )
    .bind(
      newId(),
      trainee.id,
      mealId,
      new Date(date).getUTCDay(),
      date,
      status,
      status === "consumed" ? 1 : null,
      sunday,
    )
    .run();
}

const remove = (id: string, removalId = newId()) =>
  call(`/api/admin/meals/${id}`, { method: "DELETE", token: trainer.token, body: { removalId } });

async function left() {
  const { results } = await env.DB.prepare(
    "select date, status, meal_id from schedule_meals where trainee_id = ?1 order by date, status",
  )
    .bind(trainee.id)
    .all();
  return results;
}

describe("a deleted meal", () => {
  it("leaves coming days, never the past, and the days are recounted", async () => {
    const [gone, other] = [await makeMeal(), await makeMeal({ name: "مقلوبة" })];
    const [yesterday, tomorrow] = [addDays(today(), -1), addDays(today(), 1)];
    await plan(gone, yesterday, "pending");
    await plan(gone, today(), "consumed");
    await plan(gone, today(), "pending");
    await plan(gone, tomorrow, "pending");
    await plan(gone, tomorrow, "consumed");
    await plan(other, tomorrow, "pending");
    expect((await remove(gone)).status).toBe(200);
    expect(await left()).toEqual([
      { date: yesterday, status: "pending", meal_id: gone },
      { date: today(), status: "consumed", meal_id: gone },
      { date: today(), status: "pending", meal_id: gone },
      { date: tomorrow, status: "consumed", meal_id: gone },
      { date: tomorrow, status: "pending", meal_id: other },
    ]);
    const counted = await env.DB.prepare(
      "select date, assigned_meals, completed_meals from trainee_performance where trainee_id = ?1",
    )
      .bind(trainee.id)
      .all();
    expect(counted.results).toEqual([{ date: tomorrow, assigned_meals: 2, completed_meals: 1 }]);
    expect((await call(`/api/admin/meals/${gone}`, { token: trainer.token })).status).toBe(404);
  });

  it("leaves planned items unchanged when only edited", async () => {
    const id = await makeMeal();
    await plan(id, addDays(today(), 1), "pending");
    const body = { name: "اسم جديد" };
    await call(`/api/admin/meals/${id}`, { method: "PATCH", token: trainer.token, body });
    const planned = await env.DB.prepare("select name from schedule_meals where meal_id = ?1")
      .bind(id)
      .all();
    expect(planned.results).toEqual([{ name: "نسخة" }]);
  });

  it("is deleted once for repeated requests", async () => {
    const [id, removalId] = [await makeMeal(), newId()];
    expect((await remove(id, removalId)).status).toBe(200);
    expect((await remove(id, removalId)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
    expect((await remove(await makeMeal(), removalId)).status).toBe(409);
  });

  it("leaves any number of days at once", async () => {
    const id = await makeMeal();
    const days = Array.from({ length: 1100 }, (_, index) => addDays(today(), index + 1));
    await env.DB.batch([
      env.DB.prepare(
        `insert into weekly_schedules (id, trainee_id, week_start_date, created_at, updated_at)
         values (?1, ?1, ?2, 1, 1)`,
      ).bind(trainee.id, weekStart(today())),
      env.DB.prepare(
        `insert into schedule_meals (id, schedule_id, trainee_id, meal_id, day_of_week, date, timing,
           name, updated_at)
         select value || ?1, ?1, ?1, ?2, strftime('%w', value), value, 'lunch', 'نسخة', 1
         from json_each(?3)`,
      ).bind(trainee.id, id, JSON.stringify(days)),
    ]);
    expect((await remove(id)).status).toBe(200);
    expect(await left()).toEqual([]);
  });

  it("can be deleted by the trainer only", async () => {
    const id = await makeMeal();
    const body = { removalId: newId() };
    const path = `/api/admin/meals/${id}`;
    const answer = await call(path, { method: "DELETE", token: trainee.token, body });
    expect(answer.status).toBe(403);
    expect((await call(`/api/admin/meals/${id}`, { token: trainer.token })).status).toBe(200);
  });
});
