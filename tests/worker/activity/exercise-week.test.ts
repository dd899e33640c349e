import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type { ExerciseLibrary } from "../../../domain/contract/libraries/exercises.ts";
import { newId } from "../../../domain/id.ts";
import { getExerciseWeek } from "../../../worker/data/activity/exercise-week.ts";
import { traineeScope } from "../../../worker/data/scope.ts";
import {
  makeExercise,
  makeSet,
  makeTraining,
  planExercise,
  readWeek,
  sendSets,
} from "../../support/exercises.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { call, makeTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");

describe("GET /api/trainee/exercise-week", () => {
  it("answers an empty week without a plan", async () => {
    expect(await readWeek(await makeTrainee())).toEqual({
      date: today,
      weekStart: weekStart(today),
      scheduled: false,
      items: [],
      performed: [],
      lastTimes: [],
      movements: [],
      seats: [],
      lighterDays: [],
      feelings: [],
      steps: { done: 0, goal: 3000 },
    });
  });

  it("answers the week in the trainer's order, with the sets and the day's steps", async () => {
    const trainee = await makeTrainee();
    const second = await planExercise(trainee.id, { date: today, position: 1, name: "تجديف" });
    const first = await planExercise(trainee.id, { date: today, position: 0 });
    await planExercise(trainee.id, { date: addDays(weekStart(today), -1) });
    await planExercise(trainee.id, { date: addDays(weekStart(today), 7) });
    await env.DB.prepare("update schedule_exercises set note = 'ببطء' where id = ?")
      .bind(second)
      .run();
    await env.DB.prepare(
      `insert into trainee_steps (id, trainee_id, date, steps, target_steps, created_at, updated_at)
       values (?1, ?2, ?3, 4200, 6000, 1, 1)`,
    )
      .bind(newId(), trainee.id, today)
      .run();
    await sendSets(trainee, first, [makeSet(2, 8), makeSet(1)]);
    const week = await readWeek(trainee);
    expect(week.items.map(({ id }) => id)).toEqual([first, second]);
    expect(week.items[1]).toMatchObject({ name: "تجديف", status: "pending", sets: 3, weight: 40 });
    expect(week.items.map(({ note }) => note)).toEqual([null, "ببطء"]);
    expect(week.performed).toEqual([
      {
        itemId: first,
        exerciseId: null,
        date: today,
        sets: [makeSet(1), makeSet(2, 8)],
        firstAt: expect.any(Number),
        lastAt: expect.any(Number),
      },
    ]);
    expect(week.steps).toEqual({ done: 4200, goal: 6000 });
    expect(week.scheduled).toBe(true);
  });

  it("answers the current movements of the week's exercises, each once", async () => {
    const trainee = await makeTrainee();
    const [squat, plank, bare] = [await makeExercise(), await makeExercise(), await makeExercise()];
    const show = (exerciseId: string, movement: string | null) =>
      env.DB.prepare("update exercises set movement = ? where id = ?")
        .bind(movement, exerciseId)
        .run();
    await show(squat, "legs-barbell-squat");
    await show(plank, "abs-plank");
    for (const exerciseId of [squat, squat, bare, null]) {
      await planExercise(trainee.id, { date: today, exerciseId });
    }
    await planExercise(trainee.id, { date: addDays(weekStart(today), 7), exerciseId: plank });
    const { movements } = await readWeek(trainee);
    expect(movements).toEqual([{ exerciseId: squat, movement: "legs-barbell-squat" }]);
    await show(squat, null);
    expect((await readWeek(trainee)).movements).toEqual([]);
  });

  it("answers the log of the last day before the week, and no other", async () => {
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
        bests: { weight: 99.9, oneRep: 133.2, volume: 3996, seconds: null, metres: null },
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
    // Each of the 35 items also reads its exercise, for the movement.
    expect(afterOneWeek).toBeLessThan(235);
  });

  it("refuses a later day", async () => {
    const { token } = await makeTrainee();
    const response = await call(`/api/trainee/exercise-week?date=${addDays(today, 1)}`, { token });
    expect(await response.json()).toMatchObject({ code: "date_in_future" });
  });

  it("shows nothing of another trainee", async () => {
    const other = await makeTrainee();
    const item = await planExercise(other.id, { date: today });
    await sendSets(other, item, [makeSet(1)]);
    expect(await readWeek(await makeTrainee())).toMatchObject({ items: [], performed: [] });
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
