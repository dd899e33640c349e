import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { extendSchedules } from "../../../worker/actions/planning/extend-schedules.ts";
import { countQueries } from "../../../worker/data/plumbing/count-queries.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import {
  makeFollower,
  makeMoreLike,
  makeWatchedDatabase,
  now,
  week,
} from "../../support/followers.ts";
import { makeLibrary } from "../../support/plans.ts";
import { makePlatform } from "../../support/worker.ts";

/** The most weeks of one kind in a batch of the extension. */
const maxWeeks = 150;
const weeksOfEach = 8;

let library: Awaited<ReturnType<typeof makeLibrary>>;
beforeAll(async () => {
  library = await makeLibrary();
});
beforeEach(async () => {
  await env.DB.prepare("delete from accounts").run();
});

const count = (query: string) => env.DB.prepare(query).first<number>("n");
const unfilled = () =>
  count(`select count(*) as n from applied_schedules where filled_through <> '${week(8)}'`);

/** A database that records the number of weeks in each batch. */
function watchedWeeks() {
  const { database } = makeWatchedDatabase();
  const given = new Map<unknown, number>();
  const batches: number[] = [];
  const noting: DatabaseClient = {
    prepare(query) {
      const statement = database.prepare(query);
      if (!query.startsWith("with due")) return statement;
      return new Proxy(statement, {
        get(target, name) {
          if (name !== "bind") return Reflect.get(target, name);
          return (...values: unknown[]) => {
            const bound = target.bind(...values);
            const list = JSON.parse(String(values[0])) as { weeks: number }[];
            given.set(
              bound,
              list.reduce((sum, { weeks }) => sum + weeks, 0),
            );
            return bound;
          };
        },
      });
    },
    batch(statements) {
      batches.push(given.get(statements[0]) ?? 0);
      return database.batch(statements);
    },
  };
  return { database: noting, batches };
}

it("an extension writes at most 150 weeks a batch", async () => {
  const first = await makeFollower(library, 0);
  await makeMoreLike(first, 79);
  const { database, batches } = watchedWeeks();
  const platform = makePlatform({ now: () => now, log: () => {}, database });
  expect(await extendSchedules(platform)).toMatchObject({ trainees: 80, weeks: 80 * weeksOfEach });
  // The first of them lacks both kinds.
  expect(batches.reduce((sum, weeks) => sum + weeks, 0)).toBe(81 * weeksOfEach);
  expect(Math.max(...batches)).toBeLessThanOrEqual(maxWeeks);
  expect(batches.length).toBe(Math.ceil((81 * weeksOfEach) / maxWeeks));
  expect(await unfilled()).toBe(0);
});

it("an extension leaves the rest to the next hour at its bound of queries", async () => {
  const first = await makeFollower(library, 0);
  await makeMoreLike(first, 79);
  const bound = 80;
  const runs: Record<string, number>[] = [];
  for (let run = 0; run < 10 && (await unfilled()) !== 0; run++) {
    const { database, asked } = countQueries(env.DB as unknown as DatabaseClient);
    const platform = makePlatform({ now: () => now, log: () => {}, database });
    runs.push(await extendSchedules(platform, bound));
    expect(asked()).toBeLessThanOrEqual(bound);
  }
  expect(runs.length).toBeGreaterThan(1);
  expect(runs[0]).toMatchObject({ left: expect.any(Number), failed: 0 });
  expect(runs.at(-1)).not.toHaveProperty("left");
  expect(runs.reduce((sum, { weeks = 0 }) => sum + weeks, 0)).toBe(80 * weeksOfEach);
});
