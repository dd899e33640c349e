import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { effectMsOf, outboxTries } from "../../../domain/plumbing/outbox.ts";
import { drainOutbox } from "../../../worker/actions/plumbing/drain-outbox.ts";
import {
  advanceFanOut,
  claimOutbox,
  parkOutboxEntry,
} from "../../../worker/data/plumbing/outbox-claims.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import {
  effectsAt,
  makeMail,
  makeManualTimers,
  orderAt,
  outboxRows,
} from "../../support/outbox.ts";
import { countingDatabase } from "../../support/rows-read.ts";

const start = Date.UTC(2026, 0, 4, 8);
const later = start + 365 * 86_400_000;
const mail = { topic: "send_mail", payload: makeMail() } as const;
const erasure = { topic: "erase_inbox", payload: { accountId: "b" } } as const;

/** Sets the number of failed tries. */
const triedBefore = (attempts: number) =>
  env.DB.prepare("update outbox set attempts = ?1").bind(attempts).run();

afterEach(async () => {
  await env.DB.prepare("delete from outbox").run();
});

describe("a repeatedly failing effect", () => {
  it("is tried a limited number of times over half a day, then parked and reported", async () => {
    await orderAt(start, mail);
    let now = start;
    let tries = 0;
    for (; (await outboxRows())[0]?.parked_at === null; tries++) {
      await drainOutbox(effectsAt(now, { failures: 1 }).platform);
      now = Math.max(now, (await outboxRows())[0]?.available_at ?? 0);
    }
    expect(tries).toBe(outboxTries);
    expect(now - start).toBeGreaterThan(6 * 3_600_000);
    expect(now - start).toBeLessThan(24 * 3_600_000);
    const last = effectsAt(later);
    expect(await drainOutbox(last.platform)).toEqual({ done: 0, failed: 0 });
    expect(last.done).toEqual([]);
    expect(await outboxRows()).toMatchObject([
      { attempts: outboxTries, parked_at: now, last_error: "Error: the mail server is away" },
    ]);
  });

  it("logs warnings, and an error when parked", async () => {
    await orderAt(start, mail);
    const first = effectsAt(start, { failures: 1 });
    await drainOutbox(first.platform);
    expect(first.logged).toMatchObject([{ level: "warn", event: "outbox_failed", attempts: 1 }]);
    await triedBefore(outboxTries - 1);
    const last = effectsAt(later, { failures: 1 });
    await drainOutbox(last.platform);
    expect(last.logged).toMatchObject([
      { level: "error", event: "outbox_parked", topic: "send_mail", attempts: outboxTries },
    ]);
  });

  it("does not delay others", async () => {
    await orderAt(start, mail);
    await triedBefore(outboxTries - 1);
    await orderAt(start, erasure);
    const away = { send: () => Promise.reject(new Error("away")) };
    const { platform, done } = effectsAt(start, { mail: away });
    expect(await drainOutbox(platform)).toEqual({ done: 1, failed: 1 });
    expect(done).toEqual(["inbox b"]);
    expect(await outboxRows()).toMatchObject([{ parked_at: start }]);
  });

  it("is parked without running if every try was interrupted", async () => {
    await orderAt(start, mail);
    await triedBefore(outboxTries);
    const { platform, done } = effectsAt(start);
    expect(await drainOutbox(platform)).toEqual({ done: 0, failed: 1 });
    expect(done).toEqual([]);
    expect(await outboxRows()).toMatchObject([
      { parked_at: start, last_error: "Error: never came to an end" },
    ]);
  });

  it("has its error stored and logged without a link's token and later lines", async () => {
    await orderAt(start, mail);
    const link = "https://miran.test/new#access_token=Zq8vT1mB6yXw0sKd3fGh9jLp2nRc5uEa";
    const { platform, logged } = effectsAt(start, { failures: 1, error: `no ${link}\nbody` });
    await drainOutbox(platform);
    const text = "Error: no https://miran.test/new…";
    expect((await outboxRows())[0]?.last_error).toBe(text);
    expect(logged).toMatchObject([{ error: text }]);
  });
});

describe("a hanging effect", () => {
  const limit = effectMsOf("send_mail");

  it("is abandoned after its time, and counts as a failed try", async () => {
    await orderAt(start, mail, erasure);
    const timers = makeManualTimers();
    const never = { send: () => new Promise<void>(() => {}) };
    const { platform, done } = effectsAt(start, { timer: timers.timer, mail: never });
    const drain = drainOutbox(platform);
    await expect.poll(async () => [...done, ...timers.running()]).toEqual(["inbox b", limit]);
    await expect.poll(async () => (await outboxRows()).length).toBe(1);
    timers.end();
    expect(await drain).toEqual({ done: 1, failed: 1 });
    const [entry] = await outboxRows();
    expect(entry).toMatchObject({ attempts: 1, last_error: "Error: took longer than 30 s" });
    expect(entry?.available_at).toBeGreaterThan(start);
    expect(timers.running()).toEqual([]);
    const again = effectsAt(later);
    await drainOutbox(again.platform);
    expect(again.done).toEqual(["mail layan@example.com"]);
  });

  it("is parked like a failing one", async () => {
    await orderAt(start, mail);
    await triedBefore(outboxTries - 1);
    const timers = makeManualTimers();
    const never = { send: () => new Promise<void>(() => {}) };
    const drain = drainOutbox(effectsAt(start, { timer: timers.timer, mail: never }).platform);
    await expect.poll(() => timers.running()).toEqual([limit]);
    timers.end();
    await drain;
    expect(await outboxRows()).toMatchObject([{ parked_at: start }]);
  });

  it("releases its entry: a late fan-out tells no account twice", async () => {
    const database = env.DB as unknown as DatabaseClient;
    await orderAt(start, { topic: "fan_out_notification", payload: { notificationId: "n" } });
    const { entries } = await claimOutbox(database, {
      now: start,
      lease: 1000,
      limit: 1,
      long: false,
    });
    const [entry] = entries;
    if (!entry) throw new Error("nothing was due");
    await parkOutboxEntry(database, entry, { now: start, error: "" });
    const step = { now: later, after: "z", missed: [] };
    expect(await advanceFanOut(database, entry, step)).toBe(false);
  });
});

it("a drain reads the same rows with ten or a thousand parked entries", async () => {
  const parked = (count: number) =>
    env.DB.prepare(
      `insert into outbox (id, topic, payload, available_at, created_at, parked_at)
       select 'parked ' || value || ?1, 'send_mail', '{}', 1, 1, 1 from json_each(
         (select json_group_array(n) from (with recursive c(n) as (
           select 1 union all select n + 1 from c where n < ?1) select n from c)))`,
    )
      .bind(count)
      .run();
  const rowsOfDrain = async () => {
    await orderAt(start, erasure);
    const { database, counts } = countingDatabase();
    await drainOutbox({ ...effectsAt(start).platform, database });
    return counts.rows;
  };
  await parked(10);
  const few = await rowsOfDrain();
  await parked(1000);
  expect(await rowsOfDrain()).toBe(few);
  expect(few).toBeGreaterThan(0);
});
