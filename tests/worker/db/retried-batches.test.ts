import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import { retryingDatabase } from "../../../worker/edge/database.ts";

const real = env.DB as unknown as DatabaseClient;

/** The database, whose first `times` batches fail with this error. */
function failing(words: string, times: number) {
  let asked = 0;
  const rests: number[] = [];
  const client: DatabaseClient = {
    prepare: (query) => real.prepare(query),
    batch(statements) {
      asked += 1;
      return asked > times ? real.batch(statements) : Promise.reject(new Error(words));
    },
  };
  const database = retryingDatabase(client, async () => void rests.push(asked));
  const read = () => database.batch<{ one: number }>([database.prepare("select 1 as one")]);
  return { read, asked: () => asked, rests };
}

describe("a batch that did not reach the database", () => {
  it.each([
    "D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.",
    "D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.",
  ])("is retried once, after a pause: %s", async (words) => {
    const { read, asked, rests } = failing(words, 1);
    expect((await read())[0]?.results).toEqual([{ one: 1 }]);
    expect([asked(), rests]).toEqual([2, [1]]);
  });

  it("fails after the second time", async () => {
    const { read, asked } = failing("D1_ERROR: Cannot resolve D1 DB due to", 9);
    await expect(read()).rejects.toThrow("Cannot resolve");
    expect(asked()).toBe(2);
  });
});

it.each([
  "D1_ERROR: Network connection lost.",
  "D1_ERROR: Internal error in D1 DB storage caused object to be reset.",
  "D1_ERROR: D1 DB is overloaded. Requests queued for too long.",
  "D1_ERROR: UNIQUE constraint failed: accounts.email",
])("a possibly committed or invalid batch is not retried: %s", async (words) => {
  const { read, asked } = failing(words, 1);
  await expect(read()).rejects.toThrow(words);
  expect(asked()).toBe(1);
});

it("the binding is the same database for all requests of an isolate", () => {
  expect(retryingDatabase(real)).toBe(retryingDatabase(real));
});
