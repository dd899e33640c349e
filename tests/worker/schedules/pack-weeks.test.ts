import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, weekStart } from "../../../domain/calendar.ts";
import { maxDatabaseBytes } from "../../../domain/plumbing/storage.ts";
import { packOldWeeks } from "../../../worker/actions/schedules/pack-weeks.ts";
import { getExerciseHistory } from "../../../worker/data/activity/exercise-history.ts";
import { getExerciseWeek } from "../../../worker/data/activity/exercise-week.ts";
import { traineeScope } from "../../../worker/data/scope.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import {
  makeTraining,
  planExercise,
  readWeek,
  setRows,
  setStatus,
  statusOf,
} from "../../support/exercises.ts";
import { makeOldWeek, oldDates } from "../../support/old-week.ts";
import { countPacked, packAll } from "../../support/packed-weeks.ts";
import { markApplied } from "../../support/plans.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import type { SignedInTrainee } from "../../support/worker.ts";

const dates = oldDates();
const { now, today, oldWeek, oldDay } = dates;
/** A database without much room. */
const full = { databaseBytes: maxDatabaseBytes };
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

beforeEach(async () => {
  ({ trainee, exercise, item, meal } = await makeOldWeek(dates));
});

const rowsOf = async (table: string) =>
  (
    await env.DB.prepare(`select * from ${table} where trainee_id = ? order by 1, 2, 3`)
      .bind(trainee.id)
      .all()
  ).results;

describe("packing", () => {
  it("keeps every value of every row except the ids of sets", async () => {
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
    await packAll(now);
    expect(await countPacked()).toBe(1);
    await readWeek(trainee, oldDay);
    const [exercisesNow, mealsNow, setsNow, daysNow] = await read();
    expect([exercisesNow, mealsNow, daysNow]).toEqual([exercises, meals, days]);
    const told = (rows: unknown[] = []) =>
      rows.map((row) => JSON.stringify({ ...(row as object), id: 0 })).sort();
    expect(told(setsNow)).toEqual(told(sets));
  });

  it("skips rows changed between reading and writing", async () => {
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
    expect(await packAll(now)).toMatchObject({ weeks: 1 });
  });

  it("changes nothing if its batch fails", async () => {
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

  it("packs a week once in two runs, and opens it once for simultaneous reads", async () => {
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

  it("leaves a year unpacked while the database has room", async () => {
    expect(await packOldWeeks(platformOf(real))).toMatchObject({ weeks: 0 });
    const aYearOn = { ...platformOf(real), now: () => now + 52 * 7 * 86_400_000 };
    expect(await packOldWeeks(aYearOn)).toMatchObject({ weeks: 1 });
  });

  it("waits during a backup", async () => {
    await env.DB.prepare(
      `insert into backups (name, started_at, step, progress, counts)
       values ('2026-01-01T00-00-00Z', ?1, 1, '{}', '{}')`,
    )
      .bind(now)
      .run();
    expect(await packAll(now)).toMatchObject({ weeks: 0 });
    await env.DB.prepare("delete from backups").run();
    expect(await packAll(now)).toMatchObject({ weeks: 1 });
  });

  it("leaves the last week with sets, a source of later weeks, and a week just opened", async () => {
    await env.DB.prepare("delete from performed_sets where trainee_id = ? and date > ?")
      .bind(trainee.id, addDays(oldWeek, 6))
      .run();
    expect(await packAll(now)).toMatchObject({ weeks: 0 });
    await makeTraining(trainee.id, addDays(today, 7), 1, [exercise]);
    const schedule = await env.DB.prepare(
      "select id from weekly_schedules where trainee_id = ? and week_start_date = ?",
    )
      .bind(trainee.id, oldWeek)
      .first<string>("id");
    await markApplied(trainee.id, schedule ?? "", "meals", null);
    expect(await packAll(now)).toMatchObject({ weeks: 0 });
    await env.DB.prepare("delete from applied_schedules").run();
    expect(await packAll(now)).toMatchObject({ weeks: 1 });
    await readWeek(trainee, oldDay);
    expect(await packOldWeeks(platformOf(real), full)).toMatchObject({ weeks: 0 });
  });

  it("leaves a week whose sets belong to another week's item", async () => {
    const other = await planExercise(trainee.id, { date: today, exerciseId: exercise });
    await env.DB.prepare(
      "update performed_sets set schedule_exercise_id = ?1 where schedule_exercise_id = ?2",
    )
      .bind(other, item)
      .run();
    expect(await packAll(now)).toEqual({ weeks: 0, items: 0, left: 1 });
    expect(await setRows(other)).toHaveLength(2);
  });

  it("is deleted with its owner", async () => {
    await packAll(now);
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

it("reads the same for a history of three years as of one", async () => {
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
    await packAll(now);
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
