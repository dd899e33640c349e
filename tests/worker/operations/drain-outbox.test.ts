import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { drainOutbox } from "../../../worker/actions/operations/drain-outbox.ts";
import { type OutboxEffect, outboxEntry } from "../../../worker/data/operations/outbox.ts";
import { connect, type DatabaseClient } from "../../../worker/db/client.ts";
import type { MailMessage, Platform } from "../../../worker/platform.ts";
import { makePlatform } from "../../support/worker.ts";

const database = env.DB as unknown as DatabaseClient;
const start = Date.UTC(2026, 0, 4, 8);

const makeMail = (to = "layan@example.com"): MailMessage => ({
  to,
  subject: "رابط",
  text: "نص",
  html: "<p>نص</p>",
});

async function order(...effects: OutboxEffect[]): Promise<void> {
  const db = connect(database);
  for (const effect of effects) await db.batch([outboxEntry(db, { ...effect, now: start })]);
}

interface Waiting {
  attempts: number;
  available_at: number;
  last_error: string | null;
}
const waiting = async () =>
  (await env.DB.prepare("select * from outbox order by id").all<Waiting>()).results;

/** A platform at an instant whose effects are noted, and fail as often as told. */
function effectsAt(now: number, { failures = 0 } = {}) {
  const done: string[] = [];
  let left = failures;
  const effect = async (name: string) => {
    if (left-- > 0) throw new Error("the mail server is away");
    done.push(name);
  };
  const platform: Platform = makePlatform({
    now: () => now,
    mail: { send: ({ to }) => effect(`mail ${to}`) },
    files: { ...makePlatform().files, eraseAll: (prefix) => effect(`files ${prefix}`) },
    live: {
      ...makePlatform().live,
      eraseConversation: (id) => effect(`conversation ${id}`),
      eraseInbox: (id) => effect(`inbox ${id}`),
    },
    log: () => {},
  });
  return { platform, done };
}

describe("drainOutbox", () => {
  afterEach(async () => {
    await env.DB.prepare("delete from outbox").run();
  });

  it("performs the effect of each topic and forgets it", async () => {
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
    expect(await waiting()).toEqual([]);
  });

  it("leaves what is not due yet", async () => {
    await order({ topic: "send_mail", payload: makeMail() });
    const { platform, done } = effectsAt(start - 1);
    expect(await drainOutbox(platform)).toEqual({ done: 0, failed: 0 });
    expect(done).toEqual([]);
  });

  it("takes no more than it was told to, the oldest first", async () => {
    await order({ topic: "send_mail", payload: makeMail("first@example.com") });
    await env.DB.prepare("update outbox set available_at = available_at - 1").run();
    await order({ topic: "send_mail", payload: makeMail("second@example.com") });
    const { platform, done } = effectsAt(start);
    await drainOutbox(platform, 1);
    expect(done).toEqual(["mail first@example.com"]);
    expect(await waiting()).toHaveLength(1);
  });

  it("keeps what failed, with its error, and tries it again later", async () => {
    await order({ topic: "send_mail", payload: makeMail() });
    expect(await drainOutbox(effectsAt(start, { failures: 1 }).platform)).toEqual({
      done: 0,
      failed: 1,
    });
    const [entry] = await waiting();
    expect(entry).toMatchObject({ attempts: 1, last_error: "Error: the mail server is away" });
    expect(entry?.available_at).toBeGreaterThan(start);
    const later = effectsAt((entry?.available_at ?? 0) + 1);
    await drainOutbox(later.platform);
    expect(later.done).toEqual(["mail layan@example.com"]);
  });

  it("waits longer with every failure", async () => {
    await order({ topic: "send_mail", payload: makeMail() });
    const waits: number[] = [];
    let now = start;
    for (let failure = 0; failure < 4; failure++) {
      await drainOutbox(effectsAt(now, { failures: 1 }).platform);
      const next = (await waiting())[0]?.available_at ?? 0;
      waits.push(next - now);
      now = next;
    }
    expect((await waiting())[0]?.attempts).toBe(4);
    expect(waits[3]).toBeGreaterThan((waits[0] ?? 0) * 3.9);
  });

  it("performs each effect once when many drains run at once", async () => {
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

  it("takes over what a drain that died had claimed, once its lease ran out", async () => {
    await order({ topic: "send_mail", payload: makeMail() });
    const dead = effectsAt(start);
    const never = new Promise<void>(() => {});
    void drainOutbox({ ...dead.platform, mail: { send: () => never } });
    await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1);
    const soon = effectsAt(start + 60_000);
    await drainOutbox(soon.platform);
    expect(soon.done).toEqual([]);
    const later = effectsAt(start + 11 * 60_000);
    await drainOutbox(later.platform);
    expect(later.done).toEqual(["mail layan@example.com"]);
  });

  it("loses nothing when a late failure meets an entry that another drain has by now", async () => {
    await order({ topic: "send_mail", payload: makeMail() });
    let fail = (_: Error) => {};
    const hanging = new Promise<void>((_, reject) => {
      fail = reject;
    });
    const late = effectsAt(start);
    const first = drainOutbox({ ...late.platform, mail: { send: () => hanging } });
    await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1);
    const second = drainOutbox({
      ...effectsAt(start + 11 * 60_000).platform,
      mail: { send: () => new Promise<void>((resolve) => setTimeout(resolve, 50)) },
    });
    await expect.poll(async () => (await waiting())[0]?.attempts).toBe(2);
    fail(new Error("too late"));
    await first;
    expect((await waiting())[0]?.last_error ?? null).toBeNull();
    await second;
    expect(await waiting()).toEqual([]);
  });
});
