import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type {
  ExerciseAlternatives,
  StoredExerciseSubstitute,
} from "../../../domain/contract/activity/exercise-substitutes.ts";
import type { TraineePerformance } from "../../../domain/contract/activity/trainee-performance.ts";
import type { PlannedWeek } from "../../../domain/contract/planning/weeks.ts";
import { newId } from "../../../domain/id.ts";
import {
  exerciseDay,
  makeExercise,
  makeSet,
  planExercise,
  readWeek,
  sendSets,
  setStatus,
} from "../../support/exercises.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");

/** An exercise of the library with a drawn movement. */
async function makeMoving(movement: string): Promise<string> {
  const id = await makeExercise();
  await env.DB.prepare("update exercises set movement = ?, name = ? where id = ?")
    .bind(movement, movement, id)
    .run();
  return id;
}

const replace = ({ token }: SignedInTrainee, itemId: string, exerciseId: string | null) =>
  call("/api/trainee/exercise-substitutes", { token, body: { id: newId(), itemId, exerciseId } });

const alternatives = ({ token }: SignedInTrainee, itemId: string) =>
  call(`/api/trainee/planned-exercises/${itemId}/alternatives`, { token });

async function makeBenchDay(date = today) {
  const trainee = await makeTrainee();
  const bench = await makeMoving("chest-barbell-bench-press");
  const dumbbells = await makeMoving("chest-dumbbell-bench-press");
  const item = await planExercise(trainee.id, { date, exerciseId: bench, sets: 3, reps: 10 });
  return { trainee, bench, dumbbells, item };
}

describe("GET /api/trainee/planned-exercises/:itemId/alternatives", () => {
  it("are three of the same muscles, with the last weight of each", async () => {
    const { trainee, dumbbells, bench } = await makeBenchDay();
    // Of several exercises with one movement the first id is offered.
    await env.DB.prepare("update exercises set movement = null where movement = ? and id <> ?")
      .bind("chest-dumbbell-bench-press", dumbbells)
      .run();
    const other = await planExercise(trainee.id, {
      date: addDays(today, -3),
      exerciseId: dumbbells,
    });
    await sendSets(trainee, other, [makeSet(1, 10, 22.5)]);
    const item = await planExercise(trainee.id, { date: today, exerciseId: bench });
    const response = await alternatives(trainee, item);
    expect(response.status).toBe(200);
    const { alternatives: found } = (await response.json()) as ExerciseAlternatives;
    expect(found).toHaveLength(3);
    expect(found.find(({ exerciseId }) => exerciseId === dumbbells)).toMatchObject({
      movement: "chest-dumbbell-bench-press",
      lastWeight: 22.5,
      lastOn: addDays(today, -3),
    });
    expect(new Set(found.map(({ movement }) => movement)).size).toBe(3);
  });

  it("are nobody else's, and none without a movement", async () => {
    const [{ item }, stranger] = [await makeBenchDay(), await makeTrainee()];
    expect((await alternatives(stranger, item)).status).toBe(404);
    const plain = await planExercise(stranger.id, {
      date: today,
      exerciseId: await makeExercise(),
    });
    expect(await (await alternatives(stranger, plain)).json()).toEqual({ alternatives: [] });
  });
});

describe("POST /api/trainee/exercise-substitutes", () => {
  it("logs the other exercise, counts as done, and leaves the assigned one", async () => {
    const { trainee, bench, dumbbells, item } = await makeBenchDay();
    const trainer = await makeTrainer();
    const stored = (await (
      await replace(trainee, item, dumbbells)
    ).json()) as StoredExerciseSubstitute;
    expect(stored).toMatchObject({ itemId: item, substitute: { exerciseId: dumbbells } });
    await sendSets(trainee, item, [makeSet(1, 10, 25)]);
    await setStatus(trainee, item, "completed");
    const week = await readWeek(trainee);
    expect(week.items).toMatchObject([
      { id: item, exerciseId: bench, status: "completed", substitute: { exerciseId: dumbbells } },
    ]);
    expect(week.performed).toMatchObject([{ itemId: item, exerciseId: dumbbells }]);
    expect(await exerciseDay(trainee.id, dumbbells, today)).toMatchObject({ volume: 250 });
    expect(await exerciseDay(trainee.id, bench, today)).toBeNull();
    const read = (path: string) =>
      call(`/api/admin/trainees/${trainee.id}/${path}`, { token: trainer.token });
    const { lifted } = (await (await read("performance")).json()) as TraineePerformance;
    expect(lifted).toMatchObject([{ id: item, substitute: { exerciseId: dumbbells } }]);
    const planned = (await (await read(`weeks/${weekStart(today)}`)).json()) as PlannedWeek;
    expect(planned.exercises).toMatchObject([{ substitute: { exerciseId: dumbbells } }]);
  });

  it("shows the last time of the other exercise", async () => {
    const { trainee, dumbbells, item } = await makeBenchDay();
    const before = addDays(weekStart(today), -2);
    const earlier = await planExercise(trainee.id, { date: before, exerciseId: dumbbells });
    await sendSets(trainee, earlier, [makeSet(1, 8, 22.5)]);
    await replace(trainee, item, dumbbells);
    expect((await readWeek(trainee)).lastTimes).toMatchObject([
      { exerciseId: dumbbells, date: before, sets: [makeSet(1, 8, 22.5)] },
    ]);
  });

  it("can be taken back until a set is logged, also twice", async () => {
    const { trainee, dumbbells, item } = await makeBenchDay();
    expect((await replace(trainee, item, dumbbells)).status).toBe(200);
    expect((await replace(trainee, item, dumbbells)).status).toBe(200);
    expect((await replace(trainee, item, null)).status).toBe(200);
    expect((await replace(trainee, item, null)).status).toBe(200);
    await sendSets(trainee, item, [makeSet(1)]);
    expect((await replace(trainee, item, dumbbells)).status).toBe(409);
    await sendSets(trainee, item, []);
    await setStatus(trainee, item, "skipped");
    expect((await replace(trainee, item, dumbbells)).status).toBe(409);
    expect((await readWeek(trainee)).items).toMatchObject([{ substitute: null }]);
  });

  it("refuses a stranger's item, a future day, and exercises that the library never had", async () => {
    const { trainee, dumbbells, item } = await makeBenchDay();
    expect((await replace(await makeTrainee(), item, dumbbells)).status).toBe(404);
    const later = await planExercise(trainee.id, { date: addDays(today, 1) });
    expect((await replace(trainee, later, dumbbells)).status).toBe(400);
    expect((await replace(trainee, item, newId())).status).toBe(409);
  });

  it("takes one that left the library while it waited on the phone, and its sets", async () => {
    const { trainee, dumbbells, item } = await makeBenchDay();
    await env.DB.prepare("update exercises set status = 'inactive', deleted_at = ? where id = ?")
      .bind(Date.now(), dumbbells)
      .run();
    expect((await replace(trainee, item, dumbbells)).status).toBe(200);
    await sendSets(trainee, item, [makeSet(1, 10, 25)]);
    expect((await readWeek(trainee)).performed).toMatchObject([{ exerciseId: dumbbells }]);
  });

  it("keeps logging when its exercise has left the library since", async () => {
    const { trainee, dumbbells, item } = await makeBenchDay();
    await replace(trainee, item, dumbbells);
    await env.DB.prepare("delete from exercises where id = ?").bind(dumbbells).run();
    expect((await sendSets(trainee, item, [makeSet(1, 10, 20)])).status).toBe(200);
    expect((await readWeek(trainee)).performed).toMatchObject([{ itemId: item, exerciseId: null }]);
  });
});
