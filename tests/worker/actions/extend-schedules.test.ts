import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { addDays, localDateAt, weekStart } from "../../../domain/week.ts";
import { extendSchedules } from "../../../worker/actions/extend-schedules.ts";
import { runScheduled } from "../../../worker/actions/run-scheduled.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import type { Platform } from "../../../worker/platform.ts";
import { appliedOf, itemsOf, makeLibrary, markApplied, planWeek } from "../../support/plans.ts";
import { makePlatform, makeTrainee } from "../../support/worker.ts";

// Tuesday noon in Hebron.
const now = Date.parse("2026-03-03T10:00:00Z");
const thisWeek = "2026-03-01";
const week = (nth: number) => addDays(thisWeek, 7 * nth);
const weekMs = 7 * 86_400_000;

let library: Awaited<ReturnType<typeof makeLibrary>>;
beforeAll(async () => {
  library = await makeLibrary();
});
beforeEach(async () => {
  await env.DB.prepare("delete from accounts").run();
});

/** A database that counts the rows written, and may fail when a batch is the nth. */
function watched(failAt: (batch: number) => boolean = () => false) {
  const client = env.DB as unknown as DatabaseClient;
  const counts = { written: 0, batches: 0 };
  const database: DatabaseClient = {
    prepare: (query) => client.prepare(query),
    async batch<T>(statements: Parameters<DatabaseClient["batch"]>[0]) {
      counts.batches += 1;
      const fail = failAt(counts.batches) ? [client.prepare("select json('broken')")] : [];
      const results = await client.batch<T>([...statements, ...fail]);
      for (const { meta } of results) counts.written += meta.rows_written;
      return results;
    },
  };
  return { database, counts };
}

const extend = (at = now, overrides: Partial<Platform> = {}) =>
  extendSchedules(makePlatform({ now: () => at, log: () => {}, ...overrides }));

/** A trainee with three exercises and two meals a week, filled through a week from now. */
async function follower(
  filled: number | null,
  overrides: Parameters<typeof makeTrainee>[0] = {},
): Promise<string> {
  const { id } = await makeTrainee(overrides);
  const schedule = await planWeek(id, thisWeek, {
    exercises: [1, 3, 5].map((day) => ({ day, library: library.exercises[0] ?? null })),
    meals: [0, 6].map((day) => ({ day, library: library.meals[0] ?? null })),
  });
  const through = filled === null ? null : week(filled);
  await markApplied(id, schedule, "exercises", through);
  await markApplied(id, schedule, "meals", through);
  return id;
}

const weeksOf = async (id: string) =>
  (
    await env.DB.prepare(
      "select week_start_date as week, exercises_applied_from as e, meals_applied_from as m from weekly_schedules where trainee_id = ? order by 1",
    )
      .bind(id)
      .all<{ week: string; e: string | null; m: string | null }>()
  ).results;

describe("extending applied schedules", () => {
  it("fills the eight weeks after the current one", async () => {
    const id = await follower(0);
    expect(await extend()).toEqual({ trainees: 1, weeks: 8, items: 40, failed: 0 });
    expect(await weeksOf(id)).toEqual([
      { week: thisWeek, e: null, m: null },
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((nth) => ({ week: week(nth), e: thisWeek, m: thisWeek })),
    ]);
    const exercises = await itemsOf(id, "exercises");
    expect(exercises).toHaveLength(27);
    expect(exercises.every((item) => item.date === addDays(item.week, item.day))).toBe(true);
    expect(exercises.every((item) => item.library === library.exercises[0])).toBe(true);
    expect(new Set(exercises.map((item) => item.id)).size).toBe(27);
    expect(await appliedOf(id, "meals")).toMatchObject({ filled_through: week(8) });
  });

  it("counts the days that it filled, and no other", async () => {
    const id = await follower(7);
    await extend();
    const { results } = await env.DB.prepare(
      "select date, assigned_exercises as e, assigned_meals as m from trainee_performance where trainee_id = ? order by date",
    )
      .bind(id)
      .all();
    expect(results).toEqual([
      { date: addDays(week(8), 0), e: 0, m: 1 },
      { date: addDays(week(8), 1), e: 1, m: 0 },
      { date: addDays(week(8), 3), e: 1, m: 0 },
      { date: addDays(week(8), 5), e: 1, m: 0 },
      { date: addDays(week(8), 6), e: 0, m: 1 },
    ]);
  });

  it("writes not a row when it runs again", async () => {
    for (let count = 0; count < 5; count++) await follower(0);
    expect(await extend()).toMatchObject({ trainees: 5, items: 200 });
    const { database, counts } = watched();
    expect(await extend(now, { database })).toEqual({ trainees: 0, weeks: 0, items: 0, failed: 0 });
    expect(counts.written).toBe(0);
  });

  it("fills every week once when several runs fall together", async () => {
    const ids = [await follower(0), await follower(3), await follower(null)];
    const runs = await Promise.all([extend(), extend(now + 1), extend(), extend(now + 2)]);
    expect(runs.map(({ items }) => items ?? 0).sort((a, b) => a - b)).toEqual([0, 0, 0, 105]);
    for (const id of ids) {
      const places = (await itemsOf(id, "exercises")).map(({ date }) => date);
      expect(new Set(places).size).toBe(places.length);
    }
  });

  it("adds one week a week, and all of them when it is late by three", async () => {
    const id = await follower(8);
    expect(await extend()).toMatchObject({ trainees: 0, weeks: 0 });
    expect(await extend(now + weekMs)).toEqual({ trainees: 1, weeks: 1, items: 5, failed: 0 });
    expect(await extend(now + 4 * weekMs)).toEqual({ trainees: 1, weeks: 3, items: 15, failed: 0 });
    expect((await weeksOf(id)).map((row) => row.week).slice(1)).toEqual([9, 10, 11, 12].map(week));
  });

  it("plans nothing in the past when it is later than all that was filled", async () => {
    const id = await follower(8);
    const late = now + 20 * weekMs;
    expect(await extend(late)).toMatchObject({ weeks: 9 });
    const today = localDateAt(late, "Asia/Hebron");
    const filled = (await itemsOf(id, "exercises")).filter((item) => item.week > week(8));
    expect(filled[0]?.date).toBe(addDays(weekStart(today), 3));
    expect(filled.every((item) => item.date >= today)).toBe(true);
  });

  it("goes by the day where the trainee lives", async () => {
    // Saturday 22:30 in Hebron, Sunday 00:30 in Dubai.
    const saturday = Date.parse("2026-03-07T20:30:00Z");
    const hebron = await follower(8);
    const dubai = await follower(8, { timeZone: "Asia/Dubai" });
    expect(await extend(saturday)).toMatchObject({ trainees: 1, weeks: 1 });
    expect(await appliedOf(dubai, "meals")).toMatchObject({ filled_through: week(9) });
    expect(await appliedOf(hebron, "meals")).toMatchObject({ filled_through: week(8) });
    expect(await extend(saturday + 2 * 3_600_000)).toMatchObject({ trainees: 1, weeks: 1 });
  });

  it("copies the source as it stands now, and waits while it is empty", async () => {
    const id = await follower(8);
    const source = "(select id from weekly_schedules where trainee_id = ? and week_start_date = ?)";
    await env.DB.prepare(`update schedule_exercises set sets = 9 where schedule_id = ${source}`)
      .bind(id, thisWeek)
      .run();
    await env.DB.prepare(`delete from schedule_meals where schedule_id = ${source}`)
      .bind(id, thisWeek)
      .run();
    expect(await extend(now + weekMs)).toEqual({ trainees: 1, weeks: 1, items: 3, failed: 0 });
    const sets = await env.DB.prepare(
      "select distinct sets from schedule_exercises where trainee_id = ? and date > ?",
    )
      .bind(id, week(1))
      .all();
    expect(sets.results).toEqual([{ sets: 9 }]);
    expect(await appliedOf(id, "meals")).toMatchObject({ filled_through: week(8) });
  });
});

describe("what the extension leaves alone", () => {
  it("keeps a kind that was planned by hand, and fills the other beside it", async () => {
    const id = await follower(0);
    await planWeek(id, week(3), { exercises: [{ day: 2, name: "سباحة" }] });
    expect(await extend()).toMatchObject({ weeks: 8, items: 37 });
    const there = (await itemsOf(id, "exercises")).filter((item) => item.week === week(3));
    expect(there.map(({ name }) => name)).toEqual(["سباحة"]);
    expect((await weeksOf(id)).find((row) => row.week === week(3))).toEqual({
      week: week(3),
      e: null,
      m: thisWeek,
    });
  });

  it("does not fill a week again that was filled and then emptied", async () => {
    const id = await follower(0);
    await planWeek(id, week(2));
    await env.DB.prepare(
      "update weekly_schedules set exercises_applied_from = ? where trainee_id = ? and week_start_date = ?",
    )
      .bind(thisWeek, id, week(2))
      .run();
    await extend();
    const filled = async (kind: "exercises" | "meals") =>
      (await itemsOf(id, kind)).filter((item) => item.week === week(2)).length;
    expect(await filled("exercises")).toBe(0);
    expect(await filled("meals")).toBe(2);
  });

  it("passes by stopped schedules, inactive trainees and everybody without one", async () => {
    const stopped = await follower(0);
    await env.DB.prepare("update applied_schedules set stopped_at = 5 where trainee_id = ?")
      .bind(stopped)
      .run();
    const inactive = await follower(0, { status: "inactive" });
    const { id: plain } = await makeTrainee();
    await planWeek(plain, thisWeek, { exercises: [{ day: 1 }] });
    expect(await extend()).toEqual({ trainees: 0, weeks: 0, items: 0, failed: 0 });
    for (const id of [stopped, inactive, plain]) expect(await weeksOf(id)).toHaveLength(1);
  });

  it("fills somebody who comes back from their present week on", async () => {
    const id = await follower(0, { status: "inactive" });
    await extend();
    await env.DB.prepare("update trainee_profiles set status = 'active' where id = ?")
      .bind(id)
      .run();
    expect(await extend(now + 3 * weekMs)).toMatchObject({ trainees: 1, weeks: 9 });
    expect((await weeksOf(id))[1]?.week).toBe(week(3));
  });
});

describe("a run that goes wrong", () => {
  /** 130 are enough for two batches: eight weeks a trainee, 1,000 in a batch. */
  async function many(count: number): Promise<string[]> {
    const first = await follower(0);
    const ids = Array.from({ length: count - 1 }, () => newId());
    const list = JSON.stringify(ids.map((id) => ({ id, schedule: newId() })));
    const insert = (query: string) => env.DB.prepare(query).bind(list, first);
    await env.DB.batch([
      insert(
        "insert into accounts (id, email, role, created_at, updated_at) select value ->> 'id', value ->> 'id', 'trainee', 1, 1 from json_each(?1) where ?2 is not null",
      ),
      insert(
        `insert into trainee_profiles (id, name, search, subscription_plan, status, created_at, updated_at)
         select value ->> 'id', 'سلمى', 'سلمى', 'basic', 'active', 1, 1 from json_each(?1) where ?2 is not null`,
      ),
      insert(
        `insert into weekly_schedules (id, trainee_id, week_start_date, created_at, updated_at)
         select value ->> 'schedule', value ->> 'id', '${thisWeek}', 1, 1 from json_each(?1) where ?2 is not null`,
      ),
      insert(
        `insert into schedule_exercises (id, schedule_id, trainee_id, exercise_id, day_of_week, date, name, category, sets, reps, updated_at)
         select substr(value ->> 'id', 1, 14) || substr(value ->> 'schedule', 15), value ->> 'schedule', value ->> 'id', exercise_id, day_of_week, date, name, category, sets, reps, 1
         from json_each(?1) join (select * from schedule_exercises where trainee_id = ?2 limit 1)`,
      ),
      insert(
        `insert into applied_schedules (trainee_id, kind, schedule_id, applied_at, filled_through)
         select value ->> 'id', 'exercises', value ->> 'schedule', 1, '${thisWeek}' from json_each(?1) where ?2 is not null`,
      ),
    ]);
    return [first, ...ids];
  }

  it("does whole batches or nothing of them, and the next run does the rest", async () => {
    const ids = await many(130);
    const { database } = watched((batch) => batch === 2);
    await expect(extend(now, { database })).rejects.toMatchObject({
      counts: { trainees: expect.any(Number), failed: expect.any(Number) },
    });
    const perTrainee = async () => {
      const { results } = await env.DB.prepare(
        `select count(*) as n from weekly_schedules where trainee_id in (select value from json_each(?)) group by trainee_id`,
      )
        .bind(JSON.stringify(ids))
        .all<{ n: number }>();
      return results.map(({ n }) => n);
    };
    const between = await perTrainee();
    expect(new Set(between)).toEqual(new Set([1, 9]));
    const rest = await extend();
    expect(rest.trainees).toBe(between.filter((n) => n === 1).length);
    expect(new Set(await perTrainee())).toEqual(new Set([9]));
    expect(await extend()).toMatchObject({ trainees: 0, items: 0 });
  });

  it("loses nothing when the machine dies between two batches", async () => {
    await many(130);
    const { database } = watched();
    let batches = 0;
    const dying: DatabaseClient = {
      prepare: (query) => database.prepare(query),
      batch: (statements) => {
        batches += 1;
        return batches === 1 ? database.batch(statements) : Promise.reject(new Error("killed"));
      },
    };
    await expect(extend(now, { database: dying })).rejects.toThrow("killed");
    const first = await env.DB.prepare(
      `select count(*) as n from applied_schedules where filled_through = '${week(8)}'`,
    ).first<number>("n");
    expect(first).toBeGreaterThan(0);
    await extend();
    const gaps = await env.DB.prepare(
      `select count(*) as n from applied_schedules where filled_through <> '${week(8)}'`,
    ).first("n");
    expect(gaps).toBe(0);
    const doubles = await env.DB.prepare(
      "select count(*) as n from (select 1 from schedule_exercises group by trainee_id, date, position, name having count(*) > 1 limit 5)",
    ).first("n");
    expect(doubles).toBe(0);
  });

  it("is not troubled by a trainee who is deleted meanwhile, nor by a schedule that is stopped", async () => {
    const gone = await follower(0);
    const stopped = await follower(0);
    const other = await follower(0);
    const { database } = watched();
    let isFirst = true;
    const racing: DatabaseClient = {
      prepare: (query) => database.prepare(query),
      async batch<T>(statements: Parameters<DatabaseClient["batch"]>[0]) {
        if (isFirst) {
          isFirst = false;
          await env.DB.batch([
            env.DB.prepare("delete from accounts where id = ?").bind(gone),
            env.DB.prepare("update applied_schedules set stopped_at = 5 where trainee_id = ?").bind(
              stopped,
            ),
          ]);
        }
        return database.batch<T>(statements);
      },
    };
    expect(await extend(now, { database: racing })).toMatchObject({ trainees: 1, failed: 0 });
    expect(await weeksOf(gone)).toEqual([]);
    expect(await weeksOf(stopped)).toHaveLength(1);
    expect(await weeksOf(other)).toHaveLength(9);
  });

  it("records the counts of a run, also of one that failed in part", async () => {
    await env.DB.prepare("delete from cron_runs").run();
    await follower(0);
    await runScheduled(makePlatform({ now: () => now }), "20 * * * *");
    await follower(0);
    const { database } = watched(() => true);
    const platform = makePlatform({ now: () => now + 1, database, log: () => {} });
    await expect(runScheduled(platform, "20 * * * *")).rejects.toThrow("malformed JSON");
    const { results } = await env.DB.prepare(
      "select job, counts, error from cron_runs order by started_at",
    ).all();
    expect(results).toEqual([
      {
        job: "extend_schedules",
        counts: '{"trainees":1,"weeks":8,"items":40,"failed":0}',
        error: null,
      },
      {
        job: "extend_schedules",
        counts: '{"trainees":0,"weeks":0,"items":0,"failed":2}',
        error: expect.stringContaining("malformed JSON"),
      },
    ]);
  });
});
