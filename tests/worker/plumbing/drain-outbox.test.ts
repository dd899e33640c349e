import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { drainOutbox } from "../../../worker/actions/plumbing/drain-outbox.ts";
import { type OutboxEffect, tellMany } from "../../../worker/data/plumbing/outbox.ts";
import { connect, type DatabaseClient } from "../../../worker/db/client.ts";
import { effectsAt, makeMail, orderAt, outboxRows } from "../../support/outbox.ts";

const start = Date.UTC(2026, 0, 4, 8);
const order = (...effects: OutboxEffect[]) => orderAt(start, ...effects);

const erasure = { topic: "erase_inbox", payload: { accountId: "b" } } as const;

/** A platform at an instant, with this erasure of inboxes. */
function erasingAt(now: number, eraseInbox: () => Promise<void>) {
  const { platform } = effectsAt(now);
  return effectsAt(now, { live: { ...platform.live, eraseInbox } });
}

describe("drainOutbox", () => {
  afterEach(async () => {
    await env.DB.prepare("delete from outbox").run();
  });

  it("performs the effect of each topic and deletes its entry", async () => {
    await order(
      { topic: "send_mail", payload: makeMail() },
      { topic: "erase_conversation", payload: { traineeId: "a" } },
      { topic: "erase_inbox", payload: { accountId: "b" } },
      { topic: "erase_files", payload: { prefix: "c/" } },
    );
    const { platform, done } = effectsAt(start);
    expect(await drainOutbox(platform)).toEqual({ done: 4, failed: 0 });
    expect(done.sort()).toEqual([
      "conversation a",
      "files c/",
      "inbox b",
      "mail layan@example.com",
    ]);
    expect(await outboxRows()).toEqual([]);
  });

  it("tells fifty people with one entry", async () => {
    const ids = JSON.stringify(Array.from({ length: 51 }, () => newId()));
    const db = connect(env.DB as unknown as DatabaseClient);
    const people = sql`select value as id from json_each(${ids})`;
    await db.batch([tellMany(db, { people, event: { type: "settings" }, now: start })]);
    const { results } = await env.DB.prepare(
      "select json_array_length(payload, '$.accountIds') as told from outbox order by 1",
    ).all();
    expect(results).toEqual([{ told: 1 }, { told: 50 }]);
  });

  it("leaves entries before their time", async () => {
    await order({ topic: "send_mail", payload: makeMail() });
    const { platform, done } = effectsAt(start - 1);
    expect(await drainOutbox(platform)).toEqual({ done: 0, failed: 0 });
    expect(done).toEqual([]);
  });

  it("performs at most the given number, the oldest first", async () => {
    await order({ topic: "send_mail", payload: makeMail("first@example.com") });
    await env.DB.prepare("update outbox set available_at = available_at - 1").run();
    await order({ topic: "send_mail", payload: makeMail("second@example.com") });
    const { platform, done } = effectsAt(start);
    await drainOutbox(platform, 1);
    expect(done).toEqual(["mail first@example.com"]);
    expect(await outboxRows()).toHaveLength(1);
  });

  it("keeps a failed entry with its error, and retries it later", async () => {
    await order({ topic: "send_mail", payload: makeMail() });
    expect(await drainOutbox(effectsAt(start, { failures: 1 }).platform)).toEqual({
      done: 0,
      failed: 1,
    });
    const [entry] = await outboxRows();
    expect(entry).toMatchObject({ attempts: 1, last_error: "Error: the mail server is away" });
    expect(entry?.available_at).toBeGreaterThan(start);
    const later = effectsAt((entry?.available_at ?? 0) + 1);
    await drainOutbox(later.platform);
    expect(later.done).toEqual(["mail layan@example.com"]);
  });

  it("waits longer after each failure", async () => {
    await order({ topic: "send_mail", payload: makeMail() });
    const waits: number[] = [];
    let now = start;
    for (let failure = 0; failure < 4; failure++) {
      await drainOutbox(effectsAt(now, { failures: 1 }).platform);
      const next = (await outboxRows())[0]?.available_at ?? 0;
      waits.push(next - now);
      now = next;
    }
    expect((await outboxRows())[0]?.attempts).toBe(4);
    expect(waits[3]).toBeGreaterThan((waits[0] ?? 0) * 3.9);
  });

  it("performs each effect once in simultaneous drains", async () => {
    await order(
      ...Array.from({ length: 20 }, (_, i) => ({
        topic: "send_mail" as const,
        payload: makeMail(`${i}@example.com`),
      })),
    );
    const { platform, done } = effectsAt(start);
    await Promise.all(Array.from({ length: 5 }, () => drainOutbox(platform, 8)));
    expect(new Set(done).size).toBe(20);
    expect(done).toHaveLength(20);
  });

  it("repeats a dead drain's entries after their lease", async () => {
    await order(erasure);
    // A dead drain has no timeout either.
    const { platform } = erasingAt(start, () => new Promise(() => {}));
    const timer = () => ({ over: new Promise<void>(() => {}), stop: () => {} });
    void drainOutbox({ ...platform, timer });
    await expect.poll(async () => (await outboxRows())[0]?.attempts).toBe(1);
    const soon = effectsAt(start + 60_000);
    await drainOutbox(soon.platform);
    expect(soon.done).toEqual([]);
    const later = effectsAt(start + 11 * 60_000);
    await drainOutbox(later.platform);
    expect(later.done).toEqual(["inbox b"]);
  });

  it("loses no entry if an earlier drain fails late", async () => {
    await order(erasure);
    const hanging = Promise.withResolvers<void>();
    const first = drainOutbox(erasingAt(start, () => hanging.promise).platform);
    await expect.poll(async () => (await outboxRows())[0]?.attempts).toBe(1);
    const slow = Promise.withResolvers<void>();
    const second = drainOutbox(erasingAt(start + 11 * 60_000, () => slow.promise).platform);
    await expect.poll(async () => (await outboxRows())[0]?.attempts).toBe(2);
    hanging.reject(new Error("too late"));
    await first;
    expect((await outboxRows())[0]?.last_error ?? null).toBeNull();
    slow.resolve();
    await second;
    expect(await outboxRows()).toEqual([]);
  });

  it("leaves an entry to its current drain if an earlier one succeeds late", async () => {
    await order(erasure);
    const [slow, slower] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = drainOutbox(erasingAt(start, () => slow.promise).platform);
    await expect.poll(async () => (await outboxRows())[0]?.attempts).toBe(1);
    const second = drainOutbox(erasingAt(start + 11 * 60_000, () => slower.promise).platform);
    await expect.poll(async () => (await outboxRows())[0]?.attempts).toBe(2);
    slow.resolve();
    await first;
    expect(await outboxRows()).toHaveLength(1);
    slower.resolve();
    await second;
    expect(await outboxRows()).toEqual([]);
  });
});
