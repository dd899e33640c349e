import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, weekStart } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { eraseUnusedVideos } from "../../../worker/data/libraries/videos.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import {
  countedDay,
  makeExercise,
  makeSet,
  makeTraining,
  planExercise,
  readWeek,
  sendSets,
  setRows,
  setStatus,
  statusOf,
} from "../../support/exercises.ts";
import { makeOldWeek, oldDates } from "../../support/old-week.ts";
import { countPacked, packAll } from "../../support/packed-weeks.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const dates = oldDates();
const { now, today, oldWeek, oldDay } = dates;
const real = env.DB as unknown as DatabaseClient;

let trainee: SignedInTrainee;
let exercise: string;
let item: string;
let meal: string;

beforeEach(async () => {
  ({ trainee, exercise, item, meal } = await makeOldWeek(dates));
});

describe("a write to a packed week", () => {
  it("finds the item of a set, and its earlier sets", async () => {
    await packAll(now);
    expect(await setRows(item)).toEqual([]);
    expect((await sendSets(trainee, item, [makeSet(1, 8, 60), makeSet(2, 9, 70)])).status).toBe(
      200,
    );
    expect(await setRows(item)).toMatchObject([
      { set_number: 1, reps: 8, weight: 60 },
      { set_number: 2, reps: 9, weight: 70 },
    ]);
    expect(await countPacked()).toBe(0);
  });

  it("finds the item of a status, and counts its day", async () => {
    await packAll(now);
    const items = await call(`/api/trainee/exercise-week?date=${oldDay}`, { token: trainee.token });
    expect(items.status).toBe(200);
    await packAll(now);
    expect((await setStatus(trainee, item, "skipped")).status).toBe(200);
    expect(await statusOf(item)).toMatchObject({ status: "skipped", completed_at: null });
    expect(await countedDay(trainee.id, oldDay)).toMatchObject({
      assigned_exercises: 2,
      completed_exercises: 0,
      assigned_meals: 1,
      completed_meals: 0,
    });
  });

  it("finds a meal", async () => {
    await packAll(now);
    const body = { id: newId(), itemId: meal, status: "consumed" };
    const answer = await call("/api/trainee/meal-week/status", { token: trainee.token, body });
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect(await countedDay(trainee.id, oldDay)).toMatchObject({
      assigned_exercises: 2,
      completed_exercises: 1,
      assigned_meals: 1,
      completed_meals: 1,
    });
  });

  it("is refused to strangers", async () => {
    await packAll(now);
    const stranger = await makeTrainee();
    expect((await setStatus(stranger, item, "skipped")).status).toBe(404);
    expect(await countPacked()).toBe(1);
  });

  it("keeps the day's counts if it concerns no item", async () => {
    const before = await countedDay(trainee.id, oldDay);
    expect(before).toMatchObject({ assigned_exercises: 2, completed_exercises: 1 });
    await packAll(now);
    const body = {
      id: newId(),
      date: oldDay,
      kind: "hand",
      name: "تمر",
      description: null,
      category: "snack",
      calories: 120,
      protein: 1,
      carbs: 30,
      fat: 0.1,
    };
    const answer = await call("/api/trainee/own-meals", { token: trainee.token, body });
    expect(answer.status, await answer.clone().text()).toBe(200);
    const after = await countedDay(trainee.id, oldDay);
    expect({ ...after, updated_at: 0 }).toEqual({ ...before, updated_at: 0 });
    expect(await countPacked()).toBe(1);
  });

  it("includes applying the week", async () => {
    await packAll(now);
    const trainer = await makeTrainer();
    const path = `/api/admin/trainees/${trainee.id}/weeks/${oldWeek}/apply/exercises`;
    const preview = await call(path, { token: trainer.token });
    expect(await preview.json()).toMatchObject({ sourceItems: 1 });
  });
});

describe("an exercise of a packed week", () => {
  it("refers to no exercise after its deletion from the library, as in unpacked weeks", async () => {
    await packAll(now);
    await env.DB.prepare("delete from exercises where id = ?").bind(exercise).run();
    const { items, performed } = await readWeek(trainee, oldDay);
    expect(items[0]).toMatchObject({ id: item, exerciseId: null, status: "completed" });
    expect(performed).toMatchObject([
      { itemId: item, exerciseId: null, sets: [{ reps: 8 }, { reps: 7 }] },
    ]);
  });

  it("keeps its video's file", async () => {
    const video = newId();
    await env.DB.batch([
      env.DB.prepare(
        `insert into videos (id, key, status, file_name, size, content_type, created_at, updated_at)
         values (?1, ?1, 'ready', 'x.mp4', 1, 'video/mp4', 1, 1)`,
      ).bind(video),
      env.DB.prepare("update schedule_exercises set video_id = ?1 where id = ?2").bind(video, item),
    ]);
    await packAll(now);
    await eraseUnusedVideos(real, { before: now, now });
    expect(
      await env.DB.prepare("select 1 from videos where id = ?").bind(video).first(),
    ).not.toBeNull();
    await env.DB.prepare("delete from packed_copies").run();
    await eraseUnusedVideos(real, { before: now, now });
    expect(
      await env.DB.prepare("select 1 from videos where id = ?").bind(video).first(),
    ).toBeNull();
  });

  it("counts for records and for the time before", async () => {
    await env.DB.prepare(
      "delete from performed_sets where trainee_id = ? and date < ? and date > ?",
    )
      .bind(trainee.id, weekStart(today), addDays(oldWeek, 6))
      .run();
    await makeTraining(trainee.id, addDays(today, 14), 1, [await makeExercise()]);
    const next = await planExercise(trainee.id, { date: today, exerciseId: exercise });
    await env.DB.prepare("delete from performed_sets where exercise_id = ?1 and date > ?2")
      .bind(exercise, addDays(oldWeek, 6))
      .run();
    await env.DB.prepare("delete from exercise_days where exercise_id = ?1 and date > ?2")
      .bind(exercise, addDays(oldWeek, 6))
      .run();
    const before = (await readWeek(trainee)).lastTimes;
    expect(before).toMatchObject([{ date: oldDay, bests: { weight: 62.5 } }]);
    expect(await packAll(now)).toMatchObject({ weeks: 1 });
    expect((await readWeek(trainee)).lastTimes).toEqual(before);
    const logged = await sendSets(trainee, next, [makeSet(1, 8, 65)]);
    expect(await logged.json()).toMatchObject({
      records: expect.arrayContaining([{ kind: "weight", value: 65, before: 62.5 }]),
    });
  });
});
