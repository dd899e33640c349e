import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { maxDatabaseBytes } from "../../../domain/operations/storage.ts";
import { firstUnpackedWeek } from "../../../domain/schedules/packing.ts";
import { packOldWeeks } from "../../../worker/actions/schedules/pack-weeks.ts";
import { getExerciseHistory } from "../../../worker/data/activity/exercise-history.ts";
import { getExerciseWeek } from "../../../worker/data/activity/exercise-week.ts";
import { eraseUnusedVideos } from "../../../worker/data/libraries/videos.ts";
import { traineeScope } from "../../../worker/data/scope.ts";
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
import { countPacked, packAll } from "../../support/packed-weeks.ts";
import { markApplied, planWeek } from "../../support/plans.ts";
import { handMeal } from "../../support/route-requests.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const now = Date.now();
const today = localDateAt(now, "Asia/Hebron");
const oldWeek = addDays(firstUnpackedWeek(now), -14);
/** A database without much room. */
const full = { databaseBytes: maxDatabaseBytes };
const oldDay = addDays(oldWeek, 2);
const platformOf = (database: DatabaseClient) => ({
  database,
  now: () => now,
  log: (entry: object) => {
    throw new Error(JSON.stringify(entry));
  },
});
const real = env.DB as unknown as DatabaseClient;

let trainee: SignedInTrainee;
let exercise: string;
let item: string;
let meal: string;

/** Two exercises, one of them done, and a dish on an old day; a set of this week stands behind them. */
beforeEach(async () => {
  await env.DB.prepare("delete from weekly_schedules").run();
  trainee = await makeTrainee();
  exercise = await makeExercise();
  item = await planExercise(trainee.id, { date: oldDay, exerciseId: exercise });
  await planExercise(trainee.id, { date: oldDay, position: 1, name: "بلانك" });
  meal = newId();
  await planWeek(trainee.id, oldWeek, { meals: [{ id: meal, day: 2 }] });
  await makeTraining(trainee.id, addDays(today, 7), 1, [exercise]);
  expect((await sendSets(trainee, item, [makeSet(1, 8, 60), makeSet(2, 7, 62.5)])).status).toBe(
    200,
  );
  expect((await setStatus(trainee, item, "completed")).status).toBe(200);
});

const pack = () => packAll(now);
const rowsOf = async (table: string) =>
  (
    await env.DB.prepare(`select * from ${table} where trainee_id = ? order by 1, 2, 3`)
      .bind(trainee.id)
      .all()
  ).results;

describe("a write to a packed week", () => {
  it("finds the item of a set, and what was there before", async () => {
    await pack();
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

  it("finds the item of a status, which counts its day", async () => {
    await pack();
    const items = await call(`/api/trainee/exercise-week?date=${oldDay}`, { token: trainee.token });
    expect(items.status).toBe(200);
    await pack();
    expect((await setStatus(trainee, item, "skipped")).status).toBe(200);
    expect(await statusOf(item)).toMatchObject({ status: "skipped", completed_at: null });
    expect(await countedDay(trainee.id, oldDay)).toMatchObject({
      ...{ assigned_exercises: 2, completed_exercises: 0, assigned_meals: 1, completed_meals: 0 },
    });
  });

  it("finds a dish", async () => {
    await pack();
    const body = { id: newId(), itemId: meal, status: "consumed" };
    const answer = await call("/api/trainee/meal-week/status", { token: trainee.token, body });
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect(await countedDay(trainee.id, oldDay)).toMatchObject({
      ...{ assigned_exercises: 2, completed_exercises: 1, assigned_meals: 1, completed_meals: 1 },
    });
  });

  it("finds nothing of somebody else's", async () => {
    await pack();
    const stranger = await makeTrainee();
    expect((await setStatus(stranger, item, "skipped")).status).toBe(404);
    expect(await countPacked()).toBe(1);
  });

  it("leaves what the day counted where it concerns no item", async () => {
    const before = await countedDay(trainee.id, oldDay);
    expect(before).toMatchObject({ assigned_exercises: 2, completed_exercises: 1 });
    await pack();
    const body = { ...handMeal(newId()), date: oldDay };
    const answer = await call("/api/trainee/own-meals", { token: trainee.token, body });
    expect(answer.status, await answer.clone().text()).toBe(200);
    const after = await countedDay(trainee.id, oldDay);
    expect({ ...after, updated_at: 0 }).toEqual({ ...before, updated_at: 0 });
    expect(await countPacked()).toBe(1);
  });

  it("of the trainer's applies the items of the week", async () => {
    await pack();
    const trainer = await makeTrainer();
    const path = `/api/admin/trainees/${trainee.id}/weeks/${oldWeek}/apply/exercises`;
    const preview = await call(path, { token: trainer.token });
    expect(await preview.json()).toMatchObject({ sourceItems: 1 });
  });
});

describe("packing", () => {
  it("keeps every value of every row but the ids of sets", async () => {
    await env.DB.prepare(
      `update schedule_meals set quantity = 133.33333333333334, protein = 1e-7, fat = 0.1,
         description = 'زيت "زيتون" ' || char(10) || '٪', substitute = '{"name":"ثوم","quantity":30.5}'
       where id = ?`,
    )
      .bind(meal)
      .run();
    const tables = ["schedule_exercises", "schedule_meals", "performed_sets", "exercise_days"];
    const read = () => Promise.all(tables.map(rowsOf));
    const [exercises, meals, sets, days] = await read();
    await pack();
    expect(await countPacked()).toBe(1);
    await readWeek(trainee, oldDay);
    const [exercisesNow, mealsNow, setsNow, daysNow] = await read();
    expect([exercisesNow, mealsNow, daysNow]).toEqual([exercises, meals, days]);
    const told = (rows: unknown[] = []) =>
      rows.map((row) => JSON.stringify({ ...(row as object), id: 0 })).sort();
    expect(told(setsNow)).toEqual(told(sets));
  });

  it("packs nothing that changes between its reading and its writing", async () => {
    const before = await rowsOf("schedule_exercises");
    let meddled = false;
    const database: DatabaseClient = {
      prepare: (query) => real.prepare(query),
      batch: async (statements) => {
        const answers = await real.batch<never>(statements);
        // The first batch reads the rows.
        if (!meddled) await setStatus(trainee, item, "skipped");
        meddled = true;
        return answers;
      },
    };
    expect(await packOldWeeks(platformOf(database), full)).toMatchObject({ weeks: 0 });
    expect(meddled).toBe(true);
    expect(await countPacked()).toBe(0);
    expect(await rowsOf("schedule_exercises")).toHaveLength(before.length);
    expect(await statusOf(item)).toMatchObject({ status: "skipped" });
    expect(await pack()).toMatchObject({ weeks: 1 });
  });

  it("leaves everything as it was when its batch fails", async () => {
    const tables = ["schedule_exercises", "schedule_meals", "performed_sets", "exercise_days"];
    const before = await Promise.all(tables.map(rowsOf));
    const database: DatabaseClient = {
      prepare: (query) => real.prepare(query),
      batch: (statements) =>
        real.batch(
          statements.length > 4 ? [...statements, real.prepare("select json('no')")] : statements,
        ),
    };
    const platform = { ...platformOf(database), log: () => {} };
    await expect(packOldWeeks(platform, full)).rejects.toThrow();
    expect(await Promise.all(tables.map(rowsOf))).toEqual(before);
    expect(await countPacked()).toBe(0);
  });

  it("packs a week once when two runs meet, and opens it once for two who look", async () => {
    const sets = await setRows(item);
    const runs = await Promise.all([
      packOldWeeks(platformOf(real), full),
      packOldWeeks(platformOf(real), full),
    ]);
    expect(runs.reduce((sum, { weeks = 0 }) => sum + weeks, 0)).toBe(1);
    const seen = await Promise.all(Array.from({ length: 4 }, () => readWeek(trainee, oldDay)));
    expect(new Set(seen.map((week) => JSON.stringify(week))).size).toBe(1);
    expect(seen[0]?.items).toHaveLength(2);
    expect((await setRows(item)).map(({ reps }) => reps)).toEqual(sets.map(({ reps }) => reps));
  });

  it("keeps a year as it is while the database has room", async () => {
    expect(await packOldWeeks(platformOf(real))).toMatchObject({ weeks: 0 });
    const aYearOn = { ...platformOf(real), now: () => now + 52 * 7 * 86_400_000 };
    expect(await packOldWeeks(aYearOn)).toMatchObject({ weeks: 1 });
  });

  it("waits while a backup is made", async () => {
    await env.DB.prepare(
      `insert into backups (name, started_at, step, progress, counts)
       values ('2026-01-01T00-00-00Z', ?1, 1, '{}', '{}')`,
    )
      .bind(now)
      .run();
    expect(await pack()).toMatchObject({ weeks: 0 });
    await env.DB.prepare("delete from backups").run();
    expect(await pack()).toMatchObject({ weeks: 1 });
  });

  it("leaves the last week with sets, one that fills later ones, and one that was just looked at", async () => {
    await env.DB.prepare("delete from performed_sets where trainee_id = ? and date > ?")
      .bind(trainee.id, addDays(oldWeek, 6))
      .run();
    expect(await pack()).toMatchObject({ weeks: 0 });
    await makeTraining(trainee.id, addDays(today, 7), 1, [exercise]);
    const schedule = await env.DB.prepare(
      "select id from weekly_schedules where trainee_id = ? and week_start_date = ?",
    )
      .bind(trainee.id, oldWeek)
      .first<string>("id");
    await markApplied(trainee.id, schedule ?? "", "meals", null);
    expect(await pack()).toMatchObject({ weeks: 0 });
    await env.DB.prepare("delete from applied_schedules").run();
    expect(await pack()).toMatchObject({ weeks: 1 });
    await readWeek(trainee, oldDay);
    expect(await packOldWeeks(platformOf(real), full)).toMatchObject({ weeks: 0 });
  });

  it("leaves a week whose sets belong to another one's item", async () => {
    const other = await planExercise(trainee.id, { date: today, exerciseId: exercise });
    await env.DB.prepare(
      "update performed_sets set schedule_exercise_id = ?1 where schedule_exercise_id = ?2",
    )
      .bind(other, item)
      .run();
    expect(await pack()).toEqual({ weeks: 0, items: 0, left: 1 });
    expect(await setRows(other)).toHaveLength(2);
  });

  it("goes with its owner", async () => {
    await pack();
    await env.DB.prepare("delete from accounts where id = ?").bind(trainee.id).run();
    const rows = await env.DB.prepare(
      `select (select count(*) from packed_weeks) as weeks,
         (select count(*) from packed_exercise_days where trainee_id = ?) as exercises`,
    )
      .bind(trainee.id)
      .first();
    expect(rows).toEqual({ weeks: 0, exercises: 0 });
  });
});

describe("an exercise of a packed week", () => {
  it("shows no exercise once that has left the library, as ever", async () => {
    await pack();
    await env.DB.prepare("delete from exercises where id = ?").bind(exercise).run();
    const { items, performed } = await readWeek(trainee, oldDay);
    expect(items[0]).toMatchObject({ id: item, exerciseId: null, status: "completed" });
    expect(performed).toMatchObject([
      { itemId: item, exerciseId: null, sets: [{ reps: 8 }, { reps: 7 }] },
    ]);
  });

  it("keeps the file of its video", async () => {
    const video = newId();
    await env.DB.batch([
      env.DB.prepare(
        `insert into videos (id, key, status, file_name, size, content_type, created_at, updated_at)
         values (?1, ?1, 'ready', 'x.mp4', 1, 'video/mp4', 1, 1)`,
      ).bind(video),
      env.DB.prepare("update schedule_exercises set video_id = ?1 where id = ?2").bind(video, item),
    ]);
    await pack();
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
    expect(await pack()).toMatchObject({ weeks: 1 });
    expect((await readWeek(trainee)).lastTimes).toEqual(before);
    const logged = await sendSets(trainee, next, [makeSet(1, 8, 65)]);
    expect(await logged.json()).toMatchObject({
      records: expect.arrayContaining([{ kind: "weight", value: 65, before: 62.5 }]),
    });
  });
});

it("reads of a history of three years as much as of one", async () => {
  const start = addDays(weekStart(today), -7 * 10);
  const planFrom = async (first: number, weeks: number) => {
    for (let week = first; week < first + weeks; week += 1) {
      const date = addDays(start, -7 * week);
      await planExercise(trainee.id, { date, exerciseId: exercise });
    }
    await makeTraining(trainee.id, addDays(start, -7 * (first - 1)), weeks, [exercise]);
  };
  await planExercise(trainee.id, { date: today, exerciseId: exercise });
  const costs = async () => {
    await pack();
    const { database, counts } = countingDatabase();
    const scope = traineeScope(database, trainee.actor, now);
    await getExerciseWeek(scope, today);
    const ofWeek = counts.rows;
    const history = await getExerciseHistory(scope, { exerciseId: exercise });
    return { ofWeek, ofHistory: counts.rows - ofWeek, days: history?.days.length };
  };
  await planFrom(1, 50);
  const ofOneYear = await costs();
  expect(ofOneYear.days).toBe(20);
  await planFrom(51, 100);
  expect(await costs()).toEqual(ofOneYear);
});
