import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import { undoableMs } from "../../../domain/changes/undo.ts";
import { newId } from "../../../domain/id.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { deleteAllExpired } from "../../../worker/actions/operations/delete-expired.ts";
import { makeExercise, planExercise } from "../../support/exercises.ts";
import { deletePeopleAndLibrary, makeMeal } from "../../support/library.ts";
import { planMeals } from "../../support/meals.ts";
import {
  call,
  makePlatform,
  makeTrainee,
  makeTrainer,
  type SignedInTrainee,
} from "../../support/worker.ts";

const zone = "Asia/Hebron";
const day = (days: number) => addDays(localDateAt(Date.now(), zone), days);

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
beforeEach(async () => {
  await deletePeopleAndLibrary();
  trainer = await makeTrainer();
  trainee = await makeTrainee({ timeZone: zone });
});

const send = async (path: string, method: string, body: unknown = {}) =>
  (await call(`/api/admin/${path}`, { method, token: trainer.token, body })).status;

/** All rows that a deletion may change, without the instants of counting. */
async function everything() {
  const queries = [
    "select * from meals order by id",
    "select * from exercises order by id",
    "select * from schedule_meals order by id",
    "select * from schedule_exercises order by id",
    "select * from performed_sets order by id",
    "select * from meal_successors order by item_id",
    "select * from exercise_successors order by item_id",
    `select trainee_id, date, assigned_exercises, completed_exercises, assigned_meals,
       completed_meals, progress_value from trainee_performance order by date`,
  ];
  const answers = await env.DB.batch(queries.map((query) => env.DB.prepare(query)));
  return answers.map(({ results }) => results);
}

/** A row done yesterday, planned today and on two later days; and another row. */
const planned: Record<ScheduleKind, () => Promise<{ id: string; other: string }>> = {
  async meals() {
    const [id, other] = [await makeMeal(), await makeMeal({ name: "مقلوبة", calories: 200 })];
    const quantity = 133.3;
    await planMeals(trainee.id, day(-1), [{ mealId: id, status: "consumed" }]);
    await planMeals(trainee.id, day(0), [{ mealId: id }]);
    await planMeals(trainee.id, day(1), [{ mealId: id, quantity }, { mealId: other }]);
    await planMeals(trainee.id, day(9), [{ mealId: id, calories: null }]);
    return { id, other };
  },
  async exercises() {
    const [id, other] = [await makeExercise(), await makeExercise({ name: "سحب" })];
    const plan = (days: number, exerciseId: string, status = "pending") =>
      planExercise(trainee.id, { exerciseId, date: day(days), status, weight: 42.5 });
    await plan(-1, id, "completed");
    await plan(0, id);
    await plan(1, id);
    await plan(1, other);
    await plan(9, id);
    return { id, other };
  },
};
const nouns = { meals: "meal", exercises: "exercise" } as const;
const kinds = ["meals", "exercises"] as const;

/** Counts the days once, so that later counts are comparable. */
const countOnce = async (kind: ScheduleKind, id: string) => {
  const removalId = newId();
  await send(`${kind}/${id}`, "DELETE", { removalId });
  await send(`${nouns[kind]}-removals/${removalId}/undo`, "POST");
};

describe.each(kinds)("deleting one of the %s", (kind) => {
  const remove = (id: string, removalId: string, replaceBy?: string) =>
    send(`${kind}/${id}`, "DELETE", { removalId, replaceBy });
  const undo = (removalId: string) => send(`${nouns[kind]}-removals/${removalId}/undo`, "POST");

  it.each(["deleted", "replaced"])("is undone exactly when %s", async (how) => {
    const { id, other } = await planned[kind]();
    await countOnce(kind, id);
    const before = await everything();
    const removalId = newId();
    expect(await remove(id, removalId, how === "replaced" ? other : undefined)).toBe(200);
    expect(await everything()).not.toEqual(before);
    expect(await send(`${kind}/${id}`, "GET")).toBe(404);
    expect(await undo(removalId)).toBe(200);
    expect(await everything()).toEqual(before);
  });

  it("is undone once for repeated requests, also after another deletion", async () => {
    const { id } = await planned[kind]();
    const removalId = newId();
    await remove(id, removalId);
    expect(await undo(removalId)).toBe(200);
    expect(await remove(id, newId())).toBe(200);
    const deleted = await everything();
    expect(await undo(removalId)).toBe(200);
    expect(await everything()).toEqual(deleted);
  });

  it("cannot be undone with an unknown id, the other library's, or too late", async () => {
    const { id } = await planned[kind]();
    const removalId = newId();
    await remove(id, removalId);
    const other = kind === "meals" ? "exercise" : "meal";
    expect(await undo(newId())).toBe(404);
    expect(await send(`${other}-removals/${removalId}/undo`, "POST")).toBe(404);
    await env.DB.prepare("update library_removals set created_at = created_at - ?1 where id = ?2")
      .bind(undoableMs.removal, removalId)
      .run();
    expect(await undo(removalId)).toBe(404);
  });

  it("leaves later changes as they are", async () => {
    const { id, other } = await planned[kind]();
    const removalId = newId();
    await remove(id, removalId, other);
    const table = `schedule_${kind}`;
    await env.DB.prepare(`update ${table} set position = 7, updated_at = 5 where date = ?1`)
      .bind(day(9))
      .run();
    await undo(removalId);
    const { results } = await env.DB.prepare(
      `select date, ${nouns[kind]}_id as row from ${table} where date > ?1 and position <> 1 order by date`,
    )
      .bind(day(0))
      .all();
    expect(results).toContainEqual({ date: day(1), row: id });
    expect(results).toContainEqual({ date: day(9), row: other });
  });

  it("refuses an invalid replacement, and answers 404 for a deleted row", async () => {
    const { id, other } = await planned[kind]();
    const before = await everything();
    expect(await remove(id, newId(), id)).toBe(400);
    expect(await remove(id, newId(), newId())).toBe(400);
    await send(`${kind}/${other}`, "PATCH", { status: "inactive" });
    expect(await remove(id, newId(), other)).toBe(400);
    expect((await everything())[kind === "meals" ? 2 : 3]).toEqual(
      before[kind === "meals" ? 2 : 3],
    );
    await remove(id, newId());
    expect(await remove(id, newId())).toBe(404);
    expect(await send(`${kind}/${id}`, "PATCH", { name: "اسم" })).toBe(404);
    expect(await send(`${kind}/${id}/days-to-come`, "GET")).toBe(404);
  });

  it("is swept after the time of its undo, and past items keep their copies", async () => {
    const { id } = await planned[kind]();
    await remove(id, newId());
    await deleteAllExpired(makePlatform({ now: () => Date.now() + undoableMs.removal / 2 }));
    expect((await everything())[kind === "meals" ? 0 : 1]).toHaveLength(2);
    await deleteAllExpired(makePlatform({ now: () => Date.now() + undoableMs.removal + 1000 }));
    expect((await everything())[kind === "meals" ? 0 : 1]).toHaveLength(1);
    const { results } = await env.DB.prepare(
      `select date, ${nouns[kind]}_id as row from schedule_${kind} where date <= ?1 order by date`,
    )
      .bind(day(0))
      .all();
    expect(results).toEqual([
      { date: day(-1), row: null },
      { date: day(0), row: null },
    ]);
    const left = await env.DB.prepare(
      "select (select count(*) from library_removals) + (select count(*) from removed_items) as n",
    ).first("n");
    expect(left).toBe(0);
  });
});
