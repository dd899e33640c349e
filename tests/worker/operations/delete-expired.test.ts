import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { runScheduled } from "../../../worker/actions/operations/run-scheduled.ts";
import { makeExercise } from "../../support/exercises.ts";
import { emptyLibrary, makeMeal } from "../../support/library.ts";
import { planWeek } from "../../support/plans.ts";
import { makePlatform, makeTrainee } from "../../support/worker.ts";

const nightly = "10 1 * * *";
/** More rows than one statement deletes. */
const many = 5200;

let traineeId: string;
let scheduleId: string;
beforeEach(async () => {
  for (const table of ["cron_runs", "accounts", "library_removals", "exercises"]) {
    await env.DB.exec(`delete from ${table}`);
  }
  await emptyLibrary();
  traineeId = (await makeTrainee()).id;
  scheduleId = await planWeek(traineeId, "2026-01-04");
});

/** A platform that records the changed rows of each statement, and fails on some. */
function watchedPlatform(fails: (query: string) => boolean = () => false) {
  const { database, ...platform } = makePlatform({ log: () => {} });
  const changes: number[] = [];
  const watch = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => watch(target.bind(...values));
        if (name !== "run") return Reflect.get(target, name);
        return async () => {
          const result = await target.run();
          changes.push(result.meta.changes);
          return result;
        };
      },
    });
  const prepare = (query: string) => {
    if (fails(query)) throw new Error("out of time");
    return watch(database.prepare(query) as unknown as D1PreparedStatement);
  };
  const watched = { prepare, batch: database.batch.bind(database) } as unknown as typeof database;
  return { platform: { ...platform, database: watched }, changes };
}

const numbers = `with recursive c(n) as (select 1 union all select n + 1 from c where n < ${many})`;

/** A removal of many items, and rows with as many references from the past. */
async function removeMuch() {
  const [mealId, exerciseId] = [await makeMeal(), await makeExercise()];
  const values = [scheduleId, traineeId, mealId];
  await env.DB.batch([
    env.DB.prepare(
      `insert into library_removals (id, kind, row_id, created_at)
       select value, 'meals', value, 1 from json_each(?1)`,
    ).bind(JSON.stringify([newId(), newId(), newId()])),
    env.DB.prepare(
      `insert into removed_items (removal_id, item_id, trainee_id, date, item)
       ${numbers} select (select min(id) from library_removals), n, ?1, '2026-01-04', '{}' from c`,
    ).bind(traineeId),
    env.DB.prepare(
      `insert into schedule_meals (id, schedule_id, trainee_id, meal_id, day_of_week, date, timing,
         name, updated_at)
       ${numbers} select 'meal ' || n, ?1, ?2, ?3, 0, '2026-01-04', 'lunch', 'مجدرة', 1 from c`,
    ).bind(...values),
    env.DB.prepare(
      `insert into performed_sets (id, trainee_id, exercise_id, exercise_name, date, set_number,
         reps, created_at, updated_at)
       ${numbers} select 'set ' || n, ?1, ?2, 'سحب', '2026-01-04', 1, 8, 1, 1 from c`,
    ).bind(traineeId, exerciseId),
    env.DB.prepare(
      `insert into past_names (trainee_id, key, name, exercise_id, created_at)
       ${numbers} select ?1, 'row ' || n, 'Row', ?2, 1 from c`,
    ).bind(traineeId, exerciseId),
    env.DB.prepare(
      `insert into past_exercise_days (trainee_id, exercise_id, last_on, days)
       values (?1, ?2, '2026-01-04', '[]')`,
    ).bind(traineeId, exerciseId),
    env.DB.prepare("update meals set deleted_at = 1"),
    env.DB.prepare("update exercises set deleted_at = 1"),
  ]);
}

it("trainee jobs and their members are deleted a month later", async () => {
  const person = await makeTrainee();
  const { platform } = watchedPlatform();
  const job = (id: string, at: number) => [
    env.DB.prepare(
      `insert into trainee_jobs (id, kind, body, total, created_at) values (?, 'mute', '{}', 1, ?)`,
    ).bind(id, at),
    env.DB.prepare(
      "insert into trainee_job_members (job_id, trainee_id, done_at) values (?, ?, 1)",
    ).bind(id, person.id),
  ];
  const month = 30 * 86_400_000;
  const now = platform.now();
  await env.DB.batch([...job("old", now - month - 1), ...job("new", now - month + 60_000)]);
  await runScheduled(platform, nightly);
  const members = await env.DB.prepare("select job_id from trainee_job_members").all();
  expect(members.results).toEqual([{ job_id: "new" }]);
  expect(await left("trainee_jobs")).toBe(1);
});

const left = (query: string) => env.DB.prepare(`select count(*) as n from ${query}`).first("n");
const lastRun = async () => {
  const run = await env.DB.prepare("select * from cron_runs").first<Record<string, string>>();
  return { error: run?.error, counts: JSON.parse(run?.counts ?? "{}") };
};

describe("dependent rows of an expired library row", () => {
  it("are deleted before it, so that no statement deletes too many", async () => {
    await removeMuch();
    const { platform, changes } = watchedPlatform();
    await runScheduled(platform, nightly);
    expect((await lastRun()).counts).toMatchObject({
      libraryRemovals: 3,
      deletedMeals: 1,
      deletedExercises: 1,
    });
    expect(await left("library_removals")).toBe(0);
    expect(await left("removed_items")).toBe(0);
    expect(await left("meals")).toBe(0);
    expect(await left("exercises")).toBe(0);
    expect(await left("schedule_meals where meal_id is null")).toBe(many);
    expect(await left("performed_sets where exercise_id is null")).toBe(many);
    expect(await left("past_names where exercise_id is null")).toBe(many);
    expect(await left("past_exercise_days")).toBe(0);
    // D1 also counts cascaded rows.
    expect(Math.max(...changes)).toBe(5000);
  });
});

describe("a failing kind of cleanup", () => {
  it("stops neither the other kinds, nor renewals and videos", async () => {
    await env.DB.batch([
      env.DB.prepare(
        `insert into mail_tokens (hash, account_id, purpose, created_at, expires_at)
         values ('old', ?1, 'reset_password', 1, 1)`,
      ).bind(traineeId),
      env.DB.prepare(
        `insert into library_removals (id, kind, row_id, created_at) values ('a', 'meals', 'b', 1)`,
      ),
      env.DB.prepare(
        `insert into subscriptions (id, trainee_id, plan_id, price_agorot, starts_on, ends_on, created_at)
         select 'renewed', id, subscription_plan, 1, '2026-01-05', '2099-01-01', 1
         from trainee_profiles where id = ?1`,
      ).bind(traineeId),
      env.DB.prepare("update trainee_profiles set subscription_start = '2026-01-04'"),
    ]);
    const { platform } = watchedPlatform((query) => /delete from "?mail_tokens/.test(query));
    await expect(runScheduled(platform, nightly)).rejects.toThrow("out of time");
    const { error, counts } = await lastRun();
    expect(error).toContain("out of time");
    expect(counts).toMatchObject({ libraryRemovals: 1, renewals: 1, unusedVideos: 0 });
    expect(counts).not.toHaveProperty("mailTokens");
    expect(await left("mail_tokens")).toBe(1);
  });
});
