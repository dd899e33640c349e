import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type {
  ExerciseLibrary,
  ExerciseWeek,
  StoredPerformedSets,
} from "../../../domain/contract/exercise-week.ts";
import { newId } from "../../../domain/id.ts";
import { addDays, localDateAt, weekStart } from "../../../domain/week.ts";
import { getExerciseWeek } from "../../../worker/data/exercise-week.ts";
import { traineeScope } from "../../../worker/data/scope.ts";
import { makeExercise, makeTraining, planExercise } from "../../support/exercises.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const weekPath = "/api/trainee/exercise-week";
const statusPath = "/api/trainee/exercise-statuses";
const setsPath = "/api/trainee/performed-sets";
const today = localDateAt(Date.now(), "Asia/Hebron");

async function readWeek({ token }: SignedInTrainee, date = today): Promise<ExerciseWeek> {
  const response = await call(`${weekPath}?date=${date}`, { token });
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}

const setStatus = ({ token }: SignedInTrainee, itemId: string, status: unknown, id = newId()) =>
  call(statusPath, { token, body: { id, itemId, status } });

const makeSet = (setNumber: number, reps: unknown = 10, weight: unknown = 40) => ({
  setNumber,
  reps,
  weight,
});

const sendSets = ({ token }: SignedInTrainee, itemId: string, sets: unknown, id = newId()) =>
  call(setsPath, { token, body: { id, itemId, sets } });

const dayOf = (traineeId: string, date: string) =>
  env.DB.prepare("select * from trainee_performance where trainee_id = ? and date = ?")
    .bind(traineeId, date)
    .first();

const statusOf = (itemId: string) =>
  env.DB.prepare("select status, completed_at, updated_at from schedule_exercises where id = ?")
    .bind(itemId)
    .first();

const setRows = async (itemId: string) =>
  (
    await env.DB.prepare(
      "select id, set_number, reps, weight from performed_sets where schedule_exercise_id = ? order by set_number",
    )
      .bind(itemId)
      .all()
  ).results;

describe("GET /api/trainee/exercise-week", () => {
  it("says honestly that nothing was ever planned", async () => {
    expect(await readWeek(await makeTrainee())).toEqual({
      date: today,
      weekStart: weekStart(today),
      scheduled: false,
      items: [],
      sets: [],
      lastTimes: [],
      steps: { done: 0, goal: 3000 },
    });
  });

  it("answers the week in the trainer's order, with the sets and the day's steps", async () => {
    const trainee = await makeTrainee();
    const second = await planExercise(trainee.id, { date: today, position: 1, name: "تجديف" });
    const first = await planExercise(trainee.id, { date: today, position: 0 });
    await planExercise(trainee.id, { date: addDays(weekStart(today), -1) });
    await planExercise(trainee.id, { date: addDays(weekStart(today), 7) });
    await env.DB.prepare(
      `insert into trainee_steps (id, trainee_id, date, steps, target_steps, created_at, updated_at)
       values (?1, ?2, ?3, 4200, 6000, 1, 1)`,
    )
      .bind(newId(), trainee.id, today)
      .run();
    await sendSets(trainee, first, [makeSet(1)]);
    const week = await readWeek(trainee);
    expect(week.items.map(({ id }) => id)).toEqual([first, second]);
    expect(week.items[1]).toMatchObject({ name: "تجديف", status: "pending", sets: 3, weight: 40 });
    expect(week.sets).toEqual([
      { itemId: first, exerciseId: null, date: today, setNumber: 1, reps: 10, weight: 40 },
    ]);
    expect(week.steps).toEqual({ done: 4200, goal: 6000 });
    expect(week.scheduled).toBe(true);
  });

  it("knows what was done on the last day before the week, and only that", async () => {
    const trainee = await makeTrainee();
    const other = await makeTrainee();
    const exercise = await makeExercise();
    const unplanned = await makeExercise();
    await makeTraining(trainee.id, today, 3, [exercise, unplanned]);
    await makeTraining(other.id, today, 1, [exercise]);
    await planExercise(trainee.id, { date: today, exerciseId: exercise });
    const { lastTimes } = await readWeek(trainee);
    expect(lastTimes).toEqual([
      {
        exerciseId: exercise,
        date: addDays(weekStart(today), -7),
        sets: [1, 2, 3, 4].map((n) => makeSet(n, 10, 99.9)),
      },
    ]);
  });

  it("reads as many rows after three years of history as after a week", async () => {
    const trainee = await makeTrainee();
    const exercises = await Promise.all(Array.from({ length: 7 }, () => makeExercise()));
    for (let day = 0; day < 7; day += 1) {
      for (const [position, exerciseId] of exercises.slice(0, 5).entries()) {
        await planExercise(trainee.id, {
          date: addDays(weekStart(today), day),
          position,
          exerciseId,
        });
      }
    }
    const cost = async () => {
      const { database, counts } = countingDatabase();
      await getExerciseWeek(traineeScope(database, trainee.actor, Date.now()), today);
      expect(counts.batches).toBe(1);
      return counts.rows;
    };
    await makeTraining(trainee.id, today, 1, exercises);
    const afterOneWeek = await cost();
    await makeTraining(trainee.id, addDays(today, -7), 155, exercises);
    expect(await cost()).toBe(afterOneWeek);
    expect(afterOneWeek).toBeLessThan(200);
  });

  it("refuses a day that has not begun", async () => {
    const { token } = await makeTrainee();
    const response = await call(`${weekPath}?date=${addDays(today, 1)}`, { token });
    expect(await response.json()).toMatchObject({ code: "date_in_future" });
  });

  it("shows nothing of another trainee", async () => {
    const other = await makeTrainee();
    const item = await planExercise(other.id, { date: today });
    await sendSets(other, item, [makeSet(1)]);
    expect(await readWeek(await makeTrainee())).toMatchObject({ items: [], sets: [] });
  });
});

describe("GET /api/trainee/exercise-library", () => {
  it("answers the active exercises", async () => {
    const { token } = await makeTrainee();
    const id = await makeExercise({ name: "سحب", category: "back" });
    const hidden = await makeExercise({ status: "inactive" });
    const response = await call("/api/trainee/exercise-library", { token });
    const { exercises } = await response.json<ExerciseLibrary>();
    expect(exercises.find((each) => each.id === id)).toMatchObject({
      name: "سحب",
      englishName: "Bench press",
      category: "back",
      sets: 4,
      reps: 12,
    });
    expect(exercises.some((each) => each.id === hidden)).toBe(false);
  });
});

describe("POST /api/trainee/exercise-statuses", () => {
  it("completes in one tap and counts the day in the same batch", async () => {
    const trainee = await makeTrainee();
    const item = await planExercise(trainee.id, { date: today });
    await planExercise(trainee.id, { date: today, position: 1 });
    const response = await setStatus(trainee, item, "completed");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      itemId: item,
      date: today,
      status: "completed",
      completedAt: expect.any(Number),
    });
    expect(await dayOf(trainee.id, today)).toMatchObject({
      assigned_exercises: 2,
      completed_exercises: 1,
      progress_value: 50,
    });
  });

  it("goes from any state to the other, but never back to pending", async () => {
    const trainee = await makeTrainee();
    const item = await planExercise(trainee.id, { date: today });
    await setStatus(trainee, item, "completed");
    await setStatus(trainee, item, "skipped");
    expect(await statusOf(item)).toMatchObject({ status: "skipped", completed_at: null });
    expect(await dayOf(trainee.id, today)).toMatchObject({ completed_exercises: 0 });
    await setStatus(trainee, item, "completed");
    expect((await setStatus(trainee, item, "pending")).status).toBe(400);
    expect(await statusOf(item)).toMatchObject({ status: "completed" });
  });

  it("changes nothing when it comes again", async () => {
    const trainee = await makeTrainee();
    const item = await planExercise(trainee.id, { date: today });
    const id = newId();
    const first = await (await setStatus(trainee, item, "completed", id)).text();
    const stored = await statusOf(item);
    const again = await Promise.all(
      Array.from({ length: 10 }, () => setStatus(trainee, item, "completed", id)),
    );
    for (const response of again) expect(await response.text()).toBe(first);
    expect(await statusOf(item)).toEqual(stored);
  });

  it("takes a day that is over, and refuses one that has not begun", async () => {
    const trainee = await makeTrainee();
    const past = await planExercise(trainee.id, { date: addDays(today, -8) });
    const future = await planExercise(trainee.id, { date: addDays(today, 1) });
    expect((await setStatus(trainee, past, "completed")).status).toBe(200);
    const response = await setStatus(trainee, future, "completed");
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "date_in_future" });
    expect(await statusOf(future)).toMatchObject({ status: "pending", updated_at: 1 });
    expect(await dayOf(trainee.id, addDays(today, 1))).toBeNull();
  });

  it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago", "America/New_York"])(
    "goes by the trainee's own day in %s",
    async (timeZone) => {
      const trainee = await makeTrainee({ timeZone });
      const there = localDateAt(Date.now(), timeZone);
      const now = await planExercise(trainee.id, { date: there });
      const tomorrow = await planExercise(trainee.id, { date: addDays(there, 1) });
      expect((await setStatus(trainee, now, "completed")).status).toBe(200);
      expect((await sendSets(trainee, now, [makeSet(1)])).status).toBe(200);
      expect((await setStatus(trainee, tomorrow, "completed")).status).toBe(400);
      expect((await sendSets(trainee, tomorrow, [makeSet(1)])).status).toBe(400);
      expect(await statusOf(now)).toMatchObject({ status: "completed" });
      expect(await statusOf(tomorrow)).toMatchObject({ status: "pending" });
      expect(await setRows(tomorrow)).toEqual([]);
    },
  );

  it("answers 404 for another trainee's item, and changes nothing", async () => {
    const other = await makeTrainee();
    const item = await planExercise(other.id, { date: today });
    const trainee = await makeTrainee();
    expect((await setStatus(trainee, item, "completed")).status).toBe(404);
    expect(await statusOf(item)).toMatchObject({ status: "pending", updated_at: 1 });
    expect(await dayOf(other.id, today)).toBeNull();
  });

  it("refuses the trainer and visitors", async () => {
    const trainee = await makeTrainee();
    const item = await planExercise(trainee.id, { date: today });
    const trainer = await makeTrainer();
    expect((await setStatus(trainer, item, "completed")).status).toBe(403);
    const body = { id: newId(), itemId: item, status: "completed" };
    expect((await call(statusPath, { body })).status).toBe(401);
    expect(await statusOf(item)).toMatchObject({ status: "pending" });
  });
});

describe("POST /api/trainee/performed-sets", () => {
  it("stores sets, replaces them, and leaves the status alone", async () => {
    const trainee = await makeTrainee();
    const exerciseId = await makeExercise();
    const item = await planExercise(trainee.id, { date: today, exerciseId });
    const response = await sendSets(trainee, item, [makeSet(1), makeSet(2, 8, 42.556)]);
    expect(response.status).toBe(200);
    expect(await response.json<StoredPerformedSets>()).toEqual({
      itemId: item,
      date: today,
      sets: [makeSet(1), makeSet(2, 8, 42.56)],
    });
    const [kept] = await setRows(item);
    await sendSets(trainee, item, [makeSet(1, 12), makeSet(3, 6, null)]);
    expect(await setRows(item)).toEqual([
      { id: kept?.id, set_number: 1, reps: 12, weight: 40 },
      { id: expect.any(String), set_number: 3, reps: 6, weight: null },
    ]);
    expect(await statusOf(item)).toMatchObject({ status: "pending" });
    expect((await readWeek(trainee)).sets[0]).toMatchObject({ exerciseId });
  });

  it("makes one row of ten rapid taps, and none when nothing was done after all", async () => {
    const trainee = await makeTrainee();
    const item = await planExercise(trainee.id, { date: today });
    const id = newId();
    await Promise.all(
      Array.from({ length: 10 }, () => sendSets(trainee, item, [makeSet(1), makeSet(2)], id)),
    );
    expect(await setRows(item)).toHaveLength(2);
    expect((await sendSets(trainee, item, [])).status).toBe(200);
    expect(await setRows(item)).toEqual([]);
  });

  it("takes ten sets, no repetition and the heaviest weight", async () => {
    const trainee = await makeTrainee();
    const item = await planExercise(trainee.id, { date: today });
    const sets = Array.from({ length: 10 }, (_, index) => makeSet(index + 1, 0, 500));
    expect((await sendSets(trainee, item, sets)).status).toBe(200);
    expect(await setRows(item)).toHaveLength(10);
  });

  it.each([
    ["eleven sets", Array.from({ length: 11 }, (_, index) => makeSet(index + 1))],
    ["set 0", [makeSet(0)]],
    ["set 11", [makeSet(11)]],
    ["the same set twice", [makeSet(1), makeSet(1)]],
    ["half a repetition", [makeSet(1, 1.5)]],
    ["negative repetitions", [makeSet(1, -1)]],
    ["too many repetitions", [makeSet(1, 1001)]],
    ["repetitions as text", [makeSet(1, "10")]],
    ["too much weight", [makeSet(1, 10, 500.1)]],
    ["negative weight", [makeSet(1, 10, -1)]],
    ["weight as text", [makeSet(1, 10, "40")]],
    ["an unknown key", [{ ...makeSet(1), traineeId: newId() }]],
    ["no list", makeSet(1)],
    ["null", null],
  ])("refuses %s, and changes nothing", async (_name, sets) => {
    const trainee = await makeTrainee();
    const item = await planExercise(trainee.id, { date: today });
    await sendSets(trainee, item, [makeSet(1, 7)]);
    const response = await sendSets(trainee, item, sets);
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await setRows(item)).toMatchObject([{ set_number: 1, reps: 7 }]);
  });

  it("answers 404 for another trainee's item, and changes nothing", async () => {
    const other = await makeTrainee();
    const item = await planExercise(other.id, { date: today });
    await sendSets(other, item, [makeSet(1, 7)]);
    const trainee = await makeTrainee();
    expect((await sendSets(trainee, item, [makeSet(1, 99)])).status).toBe(404);
    expect((await sendSets(trainee, item, [])).status).toBe(404);
    expect(await setRows(item)).toMatchObject([{ set_number: 1, reps: 7 }]);
  });
});
