import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { addDays, dayOfWeek, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type { WeekChange } from "../../../domain/contract/schedules/week-changes.ts";
import { newId } from "../../../domain/id.ts";
import { applier } from "../../support/applied-weeks.ts";
import { makeExercise } from "../../support/exercises.ts";
import { makeMeal } from "../../support/library.ts";
import { markApplied, planWeek } from "../../support/plans.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const zone = "Asia/Hebron";
const today = () => localDateAt(Date.now(), zone);

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
let itemId: string;
beforeEach(async () => {
  itemId = newId();
  trainer = await makeTrainer();
  trainee = await makeTrainee({ timeZone: zone });
});

/** An applied week whose item of today stays, although its row was replaced. */
async function replaceToday(kind: "meals" | "exercises", row: string, ...others: string[]) {
  const items = [{ id: itemId, day: dayOfWeek(today()), library: row }];
  const source = await planWeek(trainee.id, weekStart(today()), { [kind]: items });
  await markApplied(trainee.id, source, kind, null);
  const removals = [];
  let from = row;
  for (const to of others) {
    const removalId = newId();
    const body = { removalId, replaceBy: to };
    const options = { method: "DELETE", token: trainer.token, body };
    expect((await call(`/api/admin/${kind}/${from}`, options)).status).toBe(200);
    removals.push(removalId);
    from = to;
  }
  return removals;
}

async function edit(change: WeekChange) {
  const path = `/api/admin/trainees/${trainee.id}/weeks/${weekStart(today())}`;
  const options = { method: "PATCH", token: trainer.token, body: change };
  expect((await call(path, options)).status).toBe(200);
}

/** Values in every later week after the week is applied again. */
async function carriedOn(kind: "meals" | "exercises", columns: string) {
  await applier(trainer.token, trainee.id).apply(kind, weekStart(today()));
  const { results } = await env.DB.prepare(
    `select distinct ${columns} from schedule_${kind} where trainee_id = ?1 and date > ?2`,
  )
    .bind(trainee.id, addDays(weekStart(today()), 6))
    .all();
  return results;
}

it("later weeks get a weight and a note added after a replacement", async () => {
  const [one, two] = [await makeExercise(), await makeExercise({ name: "سحب" })];
  await replaceToday("exercises", one, two);
  await edit({ exercises: { change: [{ id: itemId, weight: 55, sets: 6 }] } });
  const held = { exercise_id: two, sets: 6, weight: 55 };
  const columns = "exercise_id, sets, weight, note";
  expect(await carriedOn("exercises", columns)).toEqual([{ ...held, note: null }]);
  await edit({ exercises: { change: [{ id: itemId, note: "ببطء" }] } });
  expect(await carriedOn("exercises", columns)).toEqual([{ ...held, note: "ببطء" }]);
});

it("later weeks get an amount and a percentage of an item with another unit", async () => {
  const [one, two] = [await makeExercise(), await makeExercise({ sets: 3, reps: 1, seconds: 45 })];
  await replaceToday("exercises", one, two);
  const columns = "exercise_id, sets, reps, seconds, percent, tempo, rest";
  const held = { exercise_id: two, sets: 3, reps: 1, seconds: 45, percent: null, tempo: null };
  expect(await carriedOn("exercises", columns)).toEqual([{ ...held, rest: null }]);
  await edit({ exercises: { change: [{ id: itemId, sets: 4, rest: 60 }] } });
  // The successor keeps its values that the edit does not change.
  expect(await carriedOn("exercises", columns)).toEqual([{ ...held, rest: 60 }]);
  const given = { seconds: 30, sets: 5, percent: 70, tempo: "3-1-1-0" };
  await edit({ exercises: { change: [{ id: itemId, ...given }] } });
  expect(await carriedOn("exercises", columns)).toEqual([{ ...held, ...given, rest: 60 }]);
});

it("later weeks do not get the other movement's weight with other changes", async () => {
  const [one, two] = [await makeExercise(), await makeExercise()];
  await replaceToday("exercises", one, two);
  await edit({ exercises: { change: [{ id: itemId, weight: 40, reps: 9 }] } });
  expect(await carriedOn("exercises", "reps, weight")).toEqual([{ reps: 9, weight: null }]);
});

it("later weeks get new grams with the same calories, also after an undone replacement", async () => {
  const one = await makeMeal();
  const [two, three] = [await makeMeal({ calories: 60 }), await makeMeal({ calories: 240 })];
  const removals = await replaceToday("meals", one, two, three);
  await edit({ meals: { change: [{ id: itemId, quantity: 200 }] } });
  // 200 g at 120 kcal.
  expect(await carriedOn("meals", "meal_id, quantity")).toEqual([
    { meal_id: three, quantity: 100 },
  ]);
  const path = `/api/admin/meal-removals/${removals[1]}/undo`;
  expect((await call(path, { token: trainer.token, body: {} })).status).toBe(200);
  expect(await carriedOn("meals", "meal_id, quantity")).toEqual([{ meal_id: two, quantity: 400 }]);
});
