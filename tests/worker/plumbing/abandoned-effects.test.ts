import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { backupName } from "../../../domain/copies/backups.ts";
import { newId } from "../../../domain/id.ts";
import { drainByItself } from "../../../worker/actions/plumbing/drain-outbox.ts";
import type { OutboxEffect } from "../../../worker/data/plumbing/outbox.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import type { Platform } from "../../../worker/platform.ts";
import { bucket, keysOf, makeBackup, replaceDeployment, rowsOfAll } from "../../support/backups.ts";
import { makeArchiveOrder } from "../../support/business-archives.ts";
import { makeManualTimers, orderAt } from "../../support/outbox.ts";
import { makePlatform, makeTrainee, makeTrainer } from "../../support/worker.ts";

const start = Date.now();
const later = start + 3_600_000;

/** A database that holds back its nth batch until it is released. */
function slowDatabase(nth: number) {
  const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const database = env.DB as unknown as DatabaseClient;
  const send = database.batch.bind(database) as DatabaseClient["batch"];
  let arrived: Promise<unknown> = Promise.resolve();
  let sent = 0;
  const late = async (statements: Parameters<typeof send>[0]) => {
    await gate.promise;
    return send(statements);
  };
  const batch = (statements: Parameters<typeof send>[0]) => {
    sent += 1;
    if (sent !== nth) return send(statements);
    reached.resolve();
    const held = late(statements);
    arrived = held.catch(() => {});
    return held;
  };
  return {
    database: { prepare: database.prepare.bind(database), batch } as DatabaseClient,
    reached: reached.promise,
    sent: () => sent,
    async release() {
      gate.resolve();
      await arrived;
    },
  };
}

const at = (now: number, overrides: Partial<Platform> = {}) =>
  makePlatform({ now: () => now, wakeOutbox: async () => {}, log: () => {}, ...overrides });

const storedData = async () => {
  const { outbox: _, ...rows } = await rowsOfAll();
  return { rows, files: await keysOf(env.VIDEOS), backups: await keysOf(bucket()) };
};

/**
 * Abandons a first run of an effect during its nth batch, and releases that batch when a second run has reached
 * the same batch; then the second run finishes.
 */
async function outrun(nth: number) {
  const timers = makeManualTimers();
  const slow = slowDatabase(nth);
  const first = drainByItself(at(start, { database: slow.database, timer: timers.timer }));
  await slow.reached;
  timers.end();
  expect(await first).toMatchObject({ done: 0, failed: 1 });
  const sent = slow.sent();

  const successor = slowDatabase(nth);
  const second = drainByItself(at(later, { database: successor.database }));
  await successor.reached;
  const before = await storedData();
  await slow.release();
  expect(await storedData()).toEqual(before);
  // No query followed it.
  expect(slow.sent()).toBe(sent);

  await successor.release();
  expect(await second).toMatchObject({ failed: 0 });
  while ((await drainByItself(at(later))).done > 0);
}

const order = (effect: OutboxEffect) => orderAt(start, effect);

afterEach(async () => {
  await env.DB.batch(
    ["outbox", "backups", "restores"].map((table) => env.DB.prepare(`delete from ${table}`)),
  );
});

describe("an abandoned effect writes nothing once its successor runs", () => {
  // The claim is the first batch; then the tables, the start and the steps follow.
  it.each([3, 4, 8])("a backup, interrupted at batch %i", async (nth) => {
    await makeTrainee();
    await env.VIDEOS.put("trainer/photo/a", `photo ${nth}`);
    const backup = backupName(start + nth);
    await order({ topic: "back_up", payload: { backup } });
    await outrun(nth);
    expect(await keysOf(bucket())).toContain(`backups/${backup}/manifest.json`);
  });

  it.each([2, 5, 20])("a restore, interrupted at batch %i", async (nth) => {
    const { id } = await makeTrainee();
    await env.VIDEOS.put("trainer/photo/a", "photo");
    const backup = await makeBackup(start + 60_000 + nth);
    await replaceDeployment();
    await order({ topic: "restore", payload: { restore: newId(), backup } });
    await outrun(nth);
    const { results } = await env.DB.prepare("select id from trainee_profiles").all();
    expect(results).toContainEqual({ id });
    expect(await env.DB.prepare("select finished_at from restores").first("finished_at")).toBe(
      later,
    );
  });

  it.each([2, 3])("a copy of the business, interrupted at batch %i", async (nth) => {
    await env.DB.prepare("delete from business_archives").run();
    const id = await makeArchiveOrder(env.DB, await makeTrainer(), { now: start });
    await outrun(nth);
    const finished = await env.DB.prepare("select finished_at from business_archives where id = ?")
      .bind(id)
      .first("finished_at");
    expect(finished).toBe(later);
  });
});

it("an abandoned effect makes no further calls to stores and objects", async () => {
  const timers = makeManualTimers();
  const gate = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const asked: string[] = [];
  const { live } = makePlatform();
  const tell = async (accountId: string) => {
    asked.push(accountId);
    reached.resolve();
    await gate.promise;
  };
  const endSessions = async () => {
    asked.push("inbox");
    reached.resolve();
    await gate.promise;
    return ["conversation"];
  };
  const sought = Promise.withResolvers<void>();
  await order({
    topic: "end_live_sessions",
    payload: { accountId: "a", side: "trainer", sessionIds: ["s"] },
  });
  const away = {
    ...live,
    tell,
    endSessions,
    // Its calls are sent immediately, or never.
    get endConversationSessions() {
      sought.resolve();
      return async (id: string) => void asked.push(id);
    },
  };
  const drain = drainByItself(at(start, { live: away, timer: timers.timer }));
  await reached.promise;
  timers.end();
  expect(await drain).toMatchObject({ failed: 1 });
  gate.resolve();
  await sought.promise;
  expect(asked).toEqual(["inbox"]);
});
