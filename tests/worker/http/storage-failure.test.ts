import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import type { LogEntry } from "../../../worker/platform.ts";
import { storageFailure } from "../../../worker/routes/http/storage-failure.ts";
import { makeProduct, problemOf } from "../../support/access.ts";
import { onlyOnCloudflare } from "../../support/on-cloudflare.ts";
import { makePlatform, makeTrainee } from "../../support/worker.ts";

const { database: real } = makePlatform();

/** The real database, which fails writes, or all statements, with these words. */
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

describe("a failing store", () => {
  it.each([
    "D1_ERROR: database or disk is full: SQLITE_FULL",
    "D1_ERROR: Exceeded maximum DB size",
    "internal error; reference = bnr56dcd1b6kvtsjttpi81rq",
    "D1_ERROR: disk I/O error: SQLITE_IOERR",
    "D1_ERROR: D1 DB is overloaded. Requests queued for too long.",
  ])("answers a write with 503 and the time to retry, and is logged so: %s", async (words) => {
    const logged: LogEntry[] = [];
    const log = (entry: LogEntry) => void logged.push(entry);
    const product = makeProduct({ database: databaseSaying(words), log });
    const answer = await product.call("/api/access/sign-in", { body: signInBody });
    expect(answer.headers.get("retry-after")).toBe("10");
    expect(await problemOf(answer)).toEqual({ status: 503, code: "unavailable" });
    expect(logged).toMatchObject([{ level: "error", event: "storage_unavailable" }]);
  });

  it("answers a read with 503 too", async () => {
    const { token } = await makeTrainee();
    const database = databaseSaying("D1_ERROR: disk I/O error: SQLITE_IOERR", { toReads: true });
    const product = makeProduct({ database, log: () => {} });
    const answer = await product.call("/api/trainee/home?date=2026-01-01", { token });
    expect(await problemOf(answer)).toEqual({ status: 503, code: "unavailable" });
  });

  it("does not hide unexpected errors", async () => {
    const database = databaseSaying("D1_ERROR: no such table: sessions");
    const product = makeProduct({ database, log: () => {} });
    const answer = await product.call("/api/access/sign-in", { body: signInBody });
    expect(await problemOf(answer)).toEqual({ status: 500, code: "internal" });
  });
});

/** Documented temporary errors of D1, objects, files and the runtime. */
const passingWords = [
  "D1_ERROR: D1 DB reset because its code was updated.",
  "D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.",
  "D1_ERROR: Internal error in D1 DB storage caused object to be reset.",
  "D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.",
  "D1_ERROR: Network connection lost.",
  "D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.",
  "D1_ERROR: Replica disconnected from primary.",
  "D1_ERROR: Can't read from request stream because client disconnected.",
  "D1_ERROR: D1 DB is overloaded. Too many requests queued.",
  "D1_ERROR: D1 DB's isolate exceeded its memory limit and was reset.",
  "D1_ERROR: D1 DB exceeded its CPU time limit and was reset.",
  "D1_ERROR: database is locked: SQLITE_BUSY",
  "Durable Object reset because its code was updated.",
  "Durable Object is overloaded. Too many requests for the same object within a 10 second window.",
  "Durable Object storage operation exceeded timeout which caused object to be reset.",
  "Internal error in Durable Object storage caused object to be reset.",
  "Durable Object's isolate exceeded its memory limit and was reset.",
  "Your account is generating too much load on Durable Objects. Please back off and try again later.",
  "Your account is doing too many concurrent storage operations. Please back off and try again later.",
  "put: We encountered an internal error. Please try again. (10001)",
  "get: The service is unavailable. Please try again. (10043)",
  "uploadPart: The client disconnected. (10054)",
  "put: Reduce your concurrent request rate for the same object. (10058)",
  "internal error",
  "internal error; reference = bnr56dcd1b6kvtsjttpi81rq",
];

const lastingWords = [
  "D1_ERROR: no such table: sessions: SQLITE_ERROR",
  "D1_ERROR: UNIQUE constraint failed: accounts.email: SQLITE_CONSTRAINT",
  "D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'",
  "put: Your metadata headers exceed the maximum allowed metadata size. (10012)",
  "Cannot read properties of undefined (reading 'internal error')",
];

describe("an error of a store", () => {
  it.each(passingWords)("is temporary: %s", (words) => {
    expect(storageFailure(new Error(words))).toBe("away");
    expect(storageFailure(new Error("Failed query", { cause: new Error(words) }))).toBe("away");
  });

  it.each(lastingWords)("is a fault of the product: %s", (words) => {
    expect(storageFailure(new Error(words))).toBeUndefined();
  });

  it.each(["retryable", "overloaded", "durableObjectReset"])(
    "is temporary if the platform marks it as %s, with any message",
    (mark) => {
      expect(storageFailure(Object.assign(new Error("unheard of"), { [mark]: true }))).toBe("away");
      expect(
        storageFailure(Object.assign(new Error("unheard of"), { [mark]: false })),
      ).toBeUndefined();
    },
  );
});

describe("a failing object", () => {
  const messages = "/api/trainee/conversation/messages";
  const message = () => ({ clientId: newId(), body: { kind: "text", text: "مرحبا" } });

  it("answers with 503 and the time to retry", async () => {
    const { token } = await makeTrainee();
    const { live } = makePlatform();
    const overloaded = Object.assign(new Error("Too much."), { overloaded: true, remote: false });
    const appendMessage = () => Promise.reject(overloaded);
    const product = makeProduct({ live: { ...live, appendMessage }, log: () => {} });
    const answer = await product.call(messages, { token, body: message() });
    expect(answer.headers.get("retry-after")).toBe("10");
    expect(await problemOf(answer)).toEqual({ status: 503, code: "unavailable" });
  });

  it("of an older build, which lacks a method, answers with 503", async () => {
    onlyOnCloudflare("only its objects outlive a build of the Worker");
    const { id, token } = await makeTrainee();
    const { live } = makePlatform();
    const older = env.CONVERSATIONS.getByName(id) as unknown as {
      methodOfTheNextBuild: typeof live.appendMessage;
    };
    const appendMessage: typeof live.appendMessage = (...sent) =>
      older.methodOfTheNextBuild(...sent);
    const product = makeProduct({ live: { ...live, appendMessage }, log: () => {} });
    const answer = await product.call(messages, { token, body: message() });
    expect(await problemOf(answer)).toEqual({ status: 503, code: "unavailable" });
  });
});

describe("GET /api/health", () => {
  const full = "D1_ERROR: database or disk is full: SQLITE_FULL";
  const healthOf = async (product: ReturnType<typeof makeProduct>) => {
    const answer = await product.call("/api/health");
    return [answer.status, (await answer.json<{ database: string }>()).database];
  };

  it("reports failing writes, even with working reads", async () => {
    expect(await healthOf(makeProduct({ database: databaseSaying(full) }))).toEqual([
      503,
      "read_only",
    ]);
  });

  it("remembers a full store for a while, then tries again", async () => {
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

  it("reports a database without an answer", async () => {
    const database = databaseSaying("D1_ERROR: gone", { toReads: true });
    expect(await healthOf(makeProduct({ database }))).toEqual([503, "down"]);
  });
});
