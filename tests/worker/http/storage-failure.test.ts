import { describe, expect, it } from "vitest";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import type { LogEntry } from "../../../worker/platform.ts";
import { makeProduct, problemOf } from "../../support/access.ts";
import { makePlatform, makeTrainee } from "../../support/worker.ts";

const { database: real } = makePlatform();

/** The real database until its disk says these words: to every write, or to all. */
function databaseSaying(words: string, { toReads = false } = {}): DatabaseClient {
  const says = (sql: string) => toReads || !/^\s*(--|select|with)/i.test(sql);
  const fails = () => Promise.reject(new Error(words));
  const writes = new WeakSet<object>();
  return {
    prepare(sql) {
      const statement = real.prepare(sql);
      if (!says(sql)) return statement;
      const failing = (bound: typeof statement): typeof statement => {
        const proxy = new Proxy(bound, {
          get: (target, name) =>
            name === "bind" ? (...values: unknown[]) => failing(target.bind(...values)) : fails,
        });
        writes.add(proxy);
        return proxy;
      };
      return failing(statement);
    },
    batch: (statements) =>
      statements.some((each) => writes.has(each)) ? fails() : real.batch(statements),
  };
}

const signInBody = { email: "nobody@example.com", password: "x", area: "trainee" };

describe("a store in trouble", () => {
  it.each([
    "D1_ERROR: database or disk is full: SQLITE_FULL",
    "D1_ERROR: Exceeded maximum DB size",
    "internal error; reference = bnr56dcd1b6kvtsjttpi81rq",
    "D1_ERROR: disk I/O error: SQLITE_IOERR",
    "D1_ERROR: D1 DB is overloaded. Requests queued for too long.",
  ])(
    "answers a write with 503, is logged as that, and says when to come back: %s",
    async (words) => {
      const logged: LogEntry[] = [];
      const log = (entry: LogEntry) => void logged.push(entry);
      const product = makeProduct({ database: databaseSaying(words), log });
      const answer = await product.call("/api/access/sign-in", { body: signInBody });
      expect(answer.headers.get("retry-after")).toBe("10");
      expect(await problemOf(answer)).toEqual({ status: 503, code: "unavailable" });
      expect(logged).toMatchObject([{ level: "error", event: "storage_unavailable" }]);
    },
  );

  it("answers a read with 503 too", async () => {
    const { token } = await makeTrainee();
    const database = databaseSaying("D1_ERROR: disk I/O error: SQLITE_IOERR", { toReads: true });
    const product = makeProduct({ database, log: () => {} });
    const answer = await product.call("/api/trainee/home?date=2026-01-01", { token });
    expect(await problemOf(answer)).toEqual({ status: 503, code: "unavailable" });
  });

  it("does not hide what nobody foresaw", async () => {
    const database = databaseSaying("D1_ERROR: no such table: sessions");
    const product = makeProduct({ database, log: () => {} });
    const answer = await product.call("/api/access/sign-in", { body: signInBody });
    expect(await problemOf(answer)).toEqual({ status: 500, code: "internal" });
  });
});

describe("GET /api/health", () => {
  const full = "D1_ERROR: database or disk is full: SQLITE_FULL";
  const healthOf = async (product: ReturnType<typeof makeProduct>) => {
    const answer = await product.call("/api/health");
    return [answer.status, (await answer.json<{ database: string }>()).database];
  };

  it("tells that nothing can be written, though reads go on", async () => {
    expect(await healthOf(makeProduct({ database: databaseSaying(full) }))).toEqual([
      503,
      "read_only",
    ]);
  });

  it("remembers a while that a write found no room, and then tries", async () => {
    let isFull = false;
    const database: DatabaseClient = {
      prepare: (sql) => (isFull ? databaseSaying(full) : real).prepare(sql),
      batch: (statements) => (isFull ? databaseSaying(full) : real).batch(statements),
    };
    const fullBatch = { ...database, batch: () => Promise.reject(new Error(full)) };
    const roomy = makeProduct({ database });
    expect(await healthOf(roomy)).toEqual([200, "up"]);
    isFull = true;
    expect(await healthOf(roomy)).toEqual([200, "up"]);
    roomy.pass(30_001);
    expect(await healthOf(roomy)).toEqual([503, "read_only"]);

    const product = makeProduct({ database: fullBatch, log: () => {} });
    isFull = false;
    expect(await healthOf(product)).toEqual([200, "up"]);
    await product.call("/api/access/sign-in", { body: signInBody });
    expect(await healthOf(product)).toEqual([503, "read_only"]);
    product.pass(30_001);
    expect(await healthOf(product)).toEqual([200, "up"]);
  });

  it("tells that the database does not answer at all", async () => {
    const database = databaseSaying("D1_ERROR: gone", { toReads: true });
    expect(await healthOf(makeProduct({ database }))).toEqual([503, "down"]);
  });
});
