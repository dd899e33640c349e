import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import type { InboxEvent } from "../../../domain/contract/inbox.ts";
import { newId } from "../../../domain/id.ts";
import { drainOutbox } from "../../../worker/actions/plumbing/drain-outbox.ts";
import {
  createNotification,
  typedContent,
} from "../../../worker/data/notifications/notification-sending.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import type { Platform } from "../../../worker/platform.ts";
import { countRows, makeNotification } from "../../support/notifications.ts";
import { onlyOnCloudflare } from "../../support/on-cloudflare.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import {
  makePlatform,
  makeTrainee,
  makeTrainer,
  type SignedInTrainee,
} from "../../support/worker.ts";

let trainer: SignedInTrainee;
beforeEach(async () => {
  await env.DB.exec("delete from accounts");
  await env.DB.exec("delete from notifications");
  await env.DB.exec("delete from outbox");
  trainer = await makeTrainer();
});

/** Inserts `count` active trainees directly. */
async function makeMany(count: number): Promise<void> {
  await makeTrainee();
  const rows = JSON.stringify(Array.from({ length: count - 1 }, () => newId()));
  await env.DB.batch([
    env.DB.prepare(
      `insert into accounts (id, email, role, created_at, updated_at)
       select value, value || '@example.com', 'trainee', 1, 1 from json_each(?1)`,
    ).bind(rows),
    env.DB.prepare(
      `insert into trainee_profiles (id, name, search, subscription_plan, status, created_at, updated_at)
       select value, 'متدرب', 'متدرب', 'basic', 'active', 1, 1 from json_each(?1)`,
    ).bind(rows),
  ]);
}

/** Orders one fan-out to everyone; the platform records told accounts, and fails for some. */
async function order({
  tellFails = () => false,
}: {
  tellFails?: (accountId: string) => boolean;
} = {}) {
  const told: string[] = [];
  const events: InboxEvent[] = [];
  let woken = 0;
  const platform: Platform = makePlatform({
    live: {
      ...makePlatform().live,
      tell: async (accountId, event) => {
        if (tellFails(accountId)) throw new Error("the inbox is away");
        told.push(accountId);
        events.push(event);
      },
    },
    wakeOutbox: async () => {
      woken += 1;
    },
    log: () => {},
  });
  const { database, counts } = countingDatabase();
  const scope = trainerScope(database, trainer.actor, platform.now());
  const body = makeNotification();
  await createNotification(scope, {
    id: body.id,
    audience: body.audience,
    content: typedContent(body as Parameters<typeof typedContent>[0], null),
  });
  return { platform, body, counts, told, events, woken: () => woken };
}

const waiting = () => countRows("select count(*) as n from outbox");

it("a fan-out reaches 5,000 trainees with one batch, then tells them in bounded runs", async () => {
  await makeMany(5000);
  const { platform, body, counts, told, events, woken } = await order();
  expect(counts.batches).toBe(1);
  expect(await countRows("select count(*) as n from notification_deliveries")).toBe(5001);
  let runs = 0;
  for (; (await waiting()) > 0; runs++) {
    const before = told.length;
    await drainOutbox(platform);
    expect(told.length - before).toBeLessThanOrEqual(400);
  }
  expect(runs).toBe(13);
  expect(woken()).toBe(12);
  expect(told).toHaveLength(5000);
  expect(new Set(told).size).toBe(5000);
  expect(told).not.toContain(trainer.id);
  expect(events[0]).toEqual({
    type: "notification",
    unread: 1,
    notification: { id: body.id, type: "info", title: body.title, link: null },
  });
}, 60_000);

it("a fan-out continues after an interruption, repeating one step at most", async () => {
  await makeMany(230);
  const { platform, told } = await order();
  const dying: Platform = {
    ...platform,
    now: () => {
      // The clock is read once more after a step, when its people were told.
      if (told.length >= 150) throw new Error("the isolate is gone");
      return Date.now();
    },
  };
  await drainOutbox(dying).catch(() => {});
  expect(told).toHaveLength(150);
  await drainOutbox({ ...platform, now: () => Date.now() + 7 * 3_600_000 });
  expect(new Set(told).size).toBe(230);
  expect(told.length).toBeLessThanOrEqual(280);
  expect(await waiting()).toBe(0);
});

it("a fan-out is retried for failed inboxes only", async () => {
  await makeMany(3);
  const [unlucky = ""] = (
    await env.DB.prepare("select id from trainee_profiles limit 1").all<{ id: string }>()
  ).results.map(({ id }) => id);
  let away = true;
  const { platform, told } = await order({ tellFails: (id) => away && id === unlucky });
  await drainOutbox(platform);
  expect(told).toHaveLength(2);
  expect(await waiting()).toBe(1);
  away = false;
  await drainOutbox({ ...platform, now: () => Date.now() + 60_000 });
  expect(told).toHaveLength(3);
  expect(told.at(-1)).toBe(unlucky);
  expect(await waiting()).toBe(0);
});

it("a fan-out of a deleted notification does nothing", async () => {
  await makeMany(2);
  const { platform, told } = await order();
  await env.DB.exec("delete from notifications");
  expect(await drainOutbox(platform)).toEqual({ done: 1, failed: 0 });
  expect(told).toEqual([]);
});

it("a fan-out starts no step after a long time, and stores its progress", async () => {
  await makeMany(120);
  const { platform, told, woken } = await order();
  let now = platform.now();
  const { tell } = platform.live;
  const live: Platform["live"] = {
    ...platform.live,
    tell: (...given) => {
      now += 500;
      return tell(...given);
    },
  };
  const slow = { ...platform, live, now: () => now };
  await drainOutbox(slow, 1);
  expect(told).toHaveLength(50);
  expect(woken()).toBeGreaterThan(0);
  for (let runs = 0; runs < 2; runs++) await drainOutbox(slow, 1);
  expect(told).toHaveLength(120);
  expect(new Set(told).size).toBe(120);
});

it("a fan-out continues by itself in one alarm after another", async () => {
  onlyOnCloudflare("only there an object continues the outbox");
  await makeMany(450);
  const { platform } = await order();
  const outbox = env.OUTBOX.getByName("outbox");
  let woken = 0;
  const wakeOutbox = () => {
    woken += 1;
    return outbox.wake();
  };
  await drainOutbox({ ...platform, wakeOutbox });
  expect(woken).toBe(1);
  // The alarm is due at once, and may have fired before it can be read here.
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  await expect
    .poll(() => runInDurableObject(outbox, (_, { storage }) => storage.getAlarm()))
    .toBe(null);
});
