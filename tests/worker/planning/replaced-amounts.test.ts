import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { applier } from "../../support/applied-weeks.ts";
import { makeExercise, planExercise } from "../../support/exercises.ts";
import { deletePeopleAndLibrary } from "../../support/library.ts";
import { markApplied, planWeek } from "../../support/plans.ts";
import { thisWeek } from "../../support/weeks.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const zone = "Asia/Hebron";
const day = (days: number) => addDays(localDateAt(Date.now(), zone), days);

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
beforeEach(async () => {
  await deletePeopleAndLibrary();
  trainer = await makeTrainer();
  trainee = await makeTrainee({ timeZone: zone });
});

async function replace(exerciseId: string, replaceBy: string): Promise<string> {
  const removalId = newId();
  const options = { method: "DELETE", token: trainer.token, body: { removalId, replaceBy } };
  expect((await call(`/api/admin/exercises/${exerciseId}`, options)).status).toBe(200);
  return removalId;
}
async function undo(removalId: string): Promise<void> {
  const path = `/api/admin/exercise-removals/${removalId}/undo`;
  expect((await call(path, { token: trainer.token, body: {} })).status).toBe(200);
}

/** Amounts of an exercise by its unit. */
const kinds = {
  reps: { sets: 4, reps: 12, seconds: null, metres: null },
  seconds: { sets: 3, reps: 1, seconds: 45, metres: null },
  metres: { sets: 2, reps: 1, seconds: null, metres: 30 },
};
type Kind = keyof typeof kinds;
const planned = {
  reps: { sets: 5, reps: 7, seconds: null, metres: null },
  seconds: { sets: 5, reps: 1, seconds: 60, metres: null },
  metres: { sets: 5, reps: 1, seconds: null, metres: 100 },
};
const pairs = (["reps", "seconds", "metres"] as const).flatMap((from) =>
  (["reps", "seconds", "metres"] as const).map((to): [Kind, Kind] => [from, to]),
);
const expectedOf = (from: Kind, to: Kind) => (from === to ? planned[from] : kinds[to]);

/** Sets the trainer's other values of the exercise. */
const decide = (where: string, ...values: unknown[]) =>
  env.DB.prepare(
    `update schedule_exercises set percent = 80, tempo = '3-1-X-0', note = 'ببطء', rest = 90,
       rpe = 8, superset = 'a', progression = 'linear' where ${where}`,
  )
    .bind(...values)
    .run();
const columns = `exercise_id, sets, reps, seconds, metres, weight, percent, tempo, note, rest, rpe,
  superset, progression`;
const ofOther = { weight: null, percent: null, tempo: null, note: null };
const unchanged = { rest: 90, rpe: 8, superset: "a", progression: "linear" };

describe("a replaced exercise of coming days", () => {
  it.each(pairs)("from %s to %s keeps its amount or gets the new exercise's", async (from, to) => {
    const [one, two] = [await makeExercise(kinds[from]), await makeExercise(kinds[to])];
    await planExercise(trainee.id, { exerciseId: one, date: day(1), ...planned[from] });
    await decide("exercise_id = ?", one);
    const row = env.DB.prepare(`select ${columns} from schedule_exercises`);
    const before = await row.first();
    const removal = await replace(one, two);
    expect(await row.first()).toEqual({
      exercise_id: two,
      ...expectedOf(from, to),
      ...ofOther,
      ...unchanged,
    });
    await undo(removal);
    expect(await row.first()).toEqual(before);
  });
});

/** An applied past week, with a finished exercise. */
async function applyLastWeek(exerciseId: string, amount: (typeof planned)[Kind]) {
  const lastWeek = addDays(weekStart(day(0)), -7);
  const itemId = newId();
  const exercises = [{ id: itemId, day: 3, library: exerciseId, status: "done" as const }];
  const source = await planWeek(trainee.id, lastWeek, { exercises });
  await decide("id = ?", itemId);
  await env.DB.prepare(
    "update schedule_exercises set sets = ?, reps = ?, seconds = ?, metres = ? where id = ?",
  )
    .bind(amount.sets, amount.reps, amount.seconds, amount.metres, itemId)
    .run();
  await markApplied(trainee.id, source, "exercises", null);
  return async () => {
    await applier(trainer.token, trainee.id).apply("exercises", lastWeek);
    const ahead = env.DB.prepare(
      `select distinct ${columns} from schedule_exercises where date > ?1`,
    ).bind(addDays(thisWeek(), 6));
    return (await ahead.all()).results;
  };
}

describe("a replaced exercise in weeks after an applied one", () => {
  it.each(pairs)("from %s to %s keeps its amount or gets the new exercise's", async (from, to) => {
    const [one, two] = [await makeExercise(kinds[from]), await makeExercise(kinds[to])];
    const ahead = await applyLastWeek(one, planned[from]);
    const removal = await replace(one, two);
    expect(await ahead()).toEqual([
      { exercise_id: two, ...expectedOf(from, to), ...ofOther, ...unchanged },
    ]);
    await undo(removal);
    expect(await ahead()).toMatchObject([{ exercise_id: one, ...planned[from], percent: 80 }]);
  });

  it("continues with the unit of its predecessor", async () => {
    const [one, two, three] = [
      await makeExercise(kinds.reps),
      await makeExercise(kinds.seconds),
      await makeExercise({ ...kinds.seconds, seconds: 20 }),
    ];
    const ahead = await applyLastWeek(one, planned.reps);
    await replace(one, two);
    const second = await replace(two, three);
    expect(await ahead()).toMatchObject([{ exercise_id: three, ...kinds.seconds }]);
    await undo(second);
    expect(await ahead()).toMatchObject([{ exercise_id: two, ...kinds.seconds }]);
  });
});
