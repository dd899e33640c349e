import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runScheduled } from "../../../worker/actions/operations/run-scheduled.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import {
  extend,
  makeFollower,
  makeMoreLike,
  makeWatchedDatabase,
  now,
  week,
  weeksOf,
} from "../../support/followers.ts";
import { makeLibrary } from "../../support/plans.ts";
import { makePlatform } from "../../support/worker.ts";

let library: Awaited<ReturnType<typeof makeLibrary>>;
beforeAll(async () => {
  library = await makeLibrary();
});
beforeEach(async () => {
  await env.DB.prepare("delete from accounts").run();
});

const follower = () => makeFollower(library, 0);

/** 30 trainees make two batches: eight weeks each, 150 in a batch. */
async function makeTwoBatches(): Promise<string[]> {
  const first = await follower();
  return [first, ...(await makeMoreLike(first, 29))];
}

describe("a failing run", () => {
  it("writes whole batches or none of them, and the next run writes the rest", async () => {
    const ids = await makeTwoBatches();
    const { database } = makeWatchedDatabase((batch) => batch === 2);
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

  it("loses nothing if the Worker dies between two batches", async () => {
    await makeTwoBatches();
    const { database } = makeWatchedDatabase();
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

  it("is not affected by a deleted trainee, or a stopped schedule", async () => {
    const gone = await follower();
    const stopped = await follower();
    const other = await follower();
    const { database } = makeWatchedDatabase();
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

  it("records the counts of a run, also of a partly failed one", async () => {
    await env.DB.prepare("delete from cron_runs").run();
    await follower();
    await runScheduled(makePlatform({ now: () => now }), "20 * * * *");
    await follower();
    const { database } = makeWatchedDatabase(() => true);
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
