import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type { ExerciseHistory } from "../../../domain/contract/activity/exercise-history.ts";
import type { StoredPerformedSets } from "../../../domain/contract/activity/exercise-week.ts";
import type { TraineeGlance } from "../../../domain/contract/attention/glance.ts";
import type { ExerciseLibrary } from "../../../domain/contract/libraries/exercises.ts";
import {
  exerciseDay,
  makeExercise,
  makeSet,
  planExercise,
  readWeek,
  sendSets,
} from "../../support/exercises.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");
const lastWeek = addDays(weekStart(today), -2);

const held = (setNumber: number, seconds: unknown) => ({ ...makeSet(setNumber, 0, null), seconds });
const carried = (setNumber: number, metres: unknown) => ({ ...makeSet(setNumber, 0, 24), metres });

/** An exercise with this amount, planned last week and today. */
async function makeTimed(amount: { seconds?: number; metres?: number }) {
  const trainee = await makeTrainee();
  const exerciseId = await makeExercise({ name: "بلانك", sets: 3, reps: 1, ...amount });
  const plan = (date: string) =>
    planExercise(trainee.id, { date, exerciseId, reps: 1, weight: null, ...amount });
  return { trainee, exerciseId, before: await plan(lastWeek), item: await plan(today) };
}

const send = async (trainee: SignedInTrainee, item: string, sets: unknown) => {
  const response = await sendSets(trainee, item, sets);
  expect(response.status).toBe(200);
  return response.json<StoredPerformedSets>();
};

describe.each([
  ["seconds", held, { seconds: 45 }],
  ["metres", carried, { metres: 30 }],
] as const)("sets counted in %s", (kind, makeOf, amount) => {
  const best = kind === "seconds" ? "bestSeconds" : "bestMetres";

  it("are stored, corrected and counted by their day", async () => {
    const { trainee, exerciseId, item } = await makeTimed(amount);
    const sets = [makeOf(1, 40), makeOf(2, 55)];
    expect(await send(trainee, item, sets.toReversed())).toEqual({
      itemId: item,
      date: today,
      status: "pending",
      sets,
      records: [],
    });
    expect(await exerciseDay(trainee.id, exerciseId, today)).toEqual({
      sets: 2,
      bestReps: 0,
      bestWeight: null,
      bestOneRep: null,
      volume: 0,
      bestSeconds: null,
      bestMetres: null,
      [best]: 55,
    });
    await send(trainee, item, [makeOf(1, 40), makeOf(2, 35)]);
    expect(await exerciseDay(trainee.id, exerciseId, today)).toMatchObject({ [best]: 40 });
    await send(trainee, item, [makeSet(1, 12, null)]);
    expect(await exerciseDay(trainee.id, exerciseId, today)).toMatchObject({
      sets: 1,
      bestReps: 12,
      [best]: null,
    });
  });

  it("are in the week and in the time before", async () => {
    const { trainee, exerciseId, before, item } = await makeTimed(amount);
    await send(trainee, before, [makeOf(1, 50), makeOf(2, 45)]);
    await send(trainee, item, [makeOf(1, 47)]);
    const week = await readWeek(trainee);
    expect(week.items).toMatchObject([{ id: item, reps: 1, ...amount }]);
    expect(week.performed).toMatchObject([{ itemId: item, sets: [makeOf(1, 47)] }]);
    expect(week.lastTimes).toMatchObject([
      { exerciseId, date: lastWeek, sets: [makeOf(1, 50), makeOf(2, 45)], bests: { [kind]: 50 } },
    ]);
  });

  it("make a record once they beat every other day, and lose it by a correction", async () => {
    const { trainee, before, item } = await makeTimed(amount);
    expect((await send(trainee, before, [makeOf(1, 50)])).records).toEqual([]);
    expect((await send(trainee, item, [makeOf(1, 50)])).records).toEqual([]);
    expect((await send(trainee, item, [makeOf(1, 50), makeOf(2, 61)])).records).toEqual([
      { kind, value: 61, before: 50 },
    ]);
    expect((await send(trainee, item, [makeOf(1, 40)])).records).toEqual([]);
  });

  it("have a history, with the first day that reached the best", async () => {
    const { trainee, exerciseId, before, item } = await makeTimed(amount);
    await send(trainee, before, [makeOf(1, 50), makeOf(2, 30)]);
    await send(trainee, item, [makeOf(1, 50)]);
    const none = { bestReps: 0, bestWeight: null, bestOneRep: null, volume: 0 };
    const path = `/api/trainee/exercises/${exerciseId}/history`;
    const history = await (await call(path, { token: trainee.token })).json<ExerciseHistory>();
    expect(history.bests).toMatchObject({
      weight: null,
      oneRep: null,
      seconds: null,
      metres: null,
      [kind]: { value: 50, date: lastWeek },
    });
    const other = kind === "seconds" ? "bestMetres" : "bestSeconds";
    expect(history.days).toEqual([
      { date: today, ...none, [best]: 50, [other]: null, sets: [makeOf(1, 50)] },
      { date: lastWeek, ...none, [best]: 50, [other]: null, sets: [makeOf(1, 50), makeOf(2, 30)] },
    ]);
  });

  it("are in the glance beside the conversation", async () => {
    const { trainee, item } = await makeTimed(amount);
    const trainer = await makeTrainer();
    await send(trainee, item, [makeOf(1, 50), makeOf(2, 30)]);
    const path = `/api/admin/trainees/${trainee.id}/glance`;
    const glance = await (await call(path, { token: trainer.token })).json<TraineeGlance>();
    expect(glance.training?.exercises).toMatchObject([
      { sets: 2, reps: 0, seconds: null, metres: null, [kind]: 50 },
    ]);
  });

  it.each([0, -1, 1.5, 1_000_000, "45", null])("are refused with the value %j", async (value) => {
    const { trainee, exerciseId, item } = await makeTimed(amount);
    await send(trainee, item, [makeOf(1, 33)]);
    const response = await sendSets(trainee, item, [makeOf(1, value)]);
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    const { fields } = await response.json<{ fields: Record<string, unknown> }>();
    expect(Object.keys(fields)).toEqual([`sets.0.${kind}`]);
    expect(await exerciseDay(trainee.id, exerciseId, today)).toMatchObject({ [best]: 33 });
  });
});

describe("the library of a trainee", () => {
  it("has the amount of each exercise", async () => {
    const { token } = await makeTrainee();
    const [plank, carry] = [
      await makeExercise({ seconds: 45 }),
      await makeExercise({ metres: 30 }),
    ];
    await env.DB.prepare("update exercises set reps_to = 15 where id = ?").bind(carry).run();
    const response = await call("/api/trainee/exercise-library", { token });
    const { exercises } = await response.json<ExerciseLibrary>();
    const of = (id: string) => exercises.find((each) => each.id === id);
    expect(of(plank)).toMatchObject({ seconds: 45, metres: null, repsTo: null });
    expect(of(carry)).toMatchObject({ seconds: null, metres: 30, repsTo: 15 });
  });
});
