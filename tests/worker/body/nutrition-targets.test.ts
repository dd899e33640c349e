import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type { MealWeek } from "../../../domain/contract/activity/diet.ts";
import type { NutritionTargets } from "../../../domain/contract/body/nutrition-targets.ts";
import type { PlannedWeek } from "../../../domain/contract/planning/weeks.ts";
import { call, makeTrainee, makeTrainer } from "../../support/worker.ts";

const newNutritionTarget = () => ({
  calories: 1850,
  protein: 120,
  carbs: 200,
  fat: null,
  source: "hand",
});

const today = localDateAt(Date.now(), "Asia/Hebron");

async function byTrainer(path: string, body?: object) {
  const { token } = await makeTrainer();
  return call(`/api/admin/trainees/${path}`, { token, ...(body && { method: "PUT", body }) });
}

const setTarget = (id: string, target: object | null) =>
  byTrainer(`${id}/nutrition-target`, { target });
const read = async (id: string) =>
  (await (await byTrainer(`${id}/nutrition-targets`)).json()) as NutritionTargets;

describe("a nutrition target", () => {
  it("is valid from the trainee's today, and replaced on the same day", async () => {
    const { id } = await makeTrainee();
    expect(await read(id)).toEqual({ today, targets: [] });
    const target = newNutritionTarget();
    await setTarget(id, target);
    const answer = await setTarget(id, { ...target, calories: 1700, source: "computed" });
    const stored = {
      startsOn: today,
      calories: 1700,
      protein: 120,
      carbs: 200,
      fat: null,
      source: "computed",
      updatedAt: expect.any(Number),
    };
    expect(await answer.json()).toEqual({ today, targets: [stored] });
    expect(await read(id)).toEqual({ today, targets: [stored] });
  });

  it("leaves earlier ones unchanged, and ends by its removal", async () => {
    const { id } = await makeTrainee();
    await env.DB.prepare(
      `insert into nutrition_targets (trainee_id, starts_on, calories, source, created_at, updated_at)
       values (?1, ?2, 2100, 'hand', 1, 1)`,
    )
      .bind(id, addDays(today, -30))
      .run();
    await setTarget(id, null);
    const { targets } = await read(id);
    expect(targets.map(({ startsOn, calories }) => [startsOn, calories])).toEqual([
      [today, null],
      [addDays(today, -30), 2100],
    ]);
  });

  it("comes with the planned week, and with the trainee's own", async () => {
    const { id, token } = await makeTrainee();
    const old = addDays(weekStart(today), -20);
    await env.DB.prepare(
      `insert into nutrition_targets (trainee_id, starts_on, calories, source, created_at, updated_at)
       values (?1, ?2, 2100, 'hand', 1, 1)`,
    )
      .bind(id, old)
      .run();
    await setTarget(id, newNutritionTarget());
    const expected = [
      { startsOn: today, calories: 1850, protein: 120, carbs: 200, fat: null },
      { startsOn: old, calories: 2100, protein: null, carbs: null, fat: null },
    ];
    const planned = await byTrainer(`${id}/weeks/${weekStart(today)}`);
    expect((await planned.json<PlannedWeek>()).targets).toEqual(expected);
    const own = await call(`/api/trainee/meal-week?date=${today}`, { token });
    expect((await own.json<MealWeek>()).targets).toEqual(expected);
  });

  it("is refused out of range, with a problem for each field", async () => {
    const { id } = await makeTrainee();
    const answer = await setTarget(id, { ...newNutritionTarget(), calories: 300, fat: 401 });
    expect(answer.status).toBe(400);
    const { fields } = await answer.json<{ fields: Record<string, unknown> }>();
    expect(fields).toMatchObject({
      "target.calories": { code: "out_of_range", min: 800, max: 8000 },
      "target.fat": { code: "out_of_range", min: 0, max: 400 },
    });
    expect((await read(id)).targets).toEqual([]);
  });

  it("is not found for an unknown trainee", async () => {
    const unknown = "0198a0a0-0000-7000-8000-000000000001";
    expect((await byTrainer(`${unknown}/nutrition-targets`)).status).toBe(404);
    expect((await setTarget(unknown, newNutritionTarget())).status).toBe(404);
  });
});
