import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { maxQueriesInRun, maxQueriesOf, outboxTopics } from "../../../domain/plumbing/outbox.ts";
import {
  drainInRun,
  drainOutbox,
  drainSoon,
} from "../../../worker/actions/plumbing/drain-outbox.ts";
import { countQueries } from "../../../worker/data/plumbing/count-queries.ts";
import type { OutboxEffect } from "../../../worker/data/plumbing/outbox.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import { effectsAt, makeMail, orderAt, outboxRows } from "../../support/outbox.ts";

const start = Date.UTC(2026, 0, 4, 8);
/** D1's limit of queries in one invocation. */
const maxOfD1 = 1000;

afterEach(async () => {
  await env.DB.prepare("delete from outbox").run();
});

const orderMails = (count: number) =>
  env.DB.prepare(
    `insert into outbox (id, topic, payload, available_at, created_at)
     select 'mail ' || value, 'send_mail',
       json_set(?2, '$.to', value || '@example.com'), ?3, ?3
     from json_each((select json_group_array(n) from (with recursive c(n) as (
       select 1 union all select n + 1 from c where n < ?1) select n from c)))`,
  )
    .bind(count, JSON.stringify(makeMail()), start)
    .run();

/** A platform that counts queries, and calls that wake the outbox. */
function boundedAt(now: number) {
  const { database, asked } = countQueries(env.DB as unknown as DatabaseClient);
  let woken = 0;
  const wakeOutbox = async () => void woken++;
  return { ...effectsAt(now, { database, wakeOutbox }), asked, woken: () => woken };
}

describe("the queries of a run", () => {
  it("stay below D1's limit, and the outbox continues with the rest", async () => {
    await orderMails(400);
    const run = boundedAt(start);
    const { done } = await drainInRun(run.platform);
    expect(run.asked()).toBeLessThanOrEqual(maxQueriesInRun);
    expect(maxQueriesInRun).toBeLessThan(maxOfD1);
    expect(run.woken()).toBe(1);
    const left = (await outboxRows()).length;
    expect(left).toBeGreaterThan(0);
    expect(left + Number(done)).toBe(400);

    const sent = [...run.done];
    for (let rounds = 0; (await outboxRows()).length > 0 && rounds < 400; rounds++) {
      const alarm = boundedAt(start);
      await drainSoon(alarm.platform);
      expect(alarm.asked()).toBeLessThan(maxQueriesInRun);
      sent.push(...alarm.done);
    }
    expect(sent).toHaveLength(400);
    expect(new Set(sent).size).toBe(400);
  });

  it("wake no object without remaining entries", async () => {
    await orderMails(60);
    const run = boundedAt(start);
    expect(await drainInRun(run.platform)).toEqual({ done: 60, failed: 0 });
    expect(run.woken()).toBe(0);
  });

  it("include one long effect, which does not delay small ones", async () => {
    const fanOut = { topic: "fan_out_notification", payload: { notificationId: "gone" } } as const;
    await orderAt(start - 2, fanOut, fanOut);
    await orderMails(7);
    const run = boundedAt(start);
    expect(await drainOutbox(run.platform)).toEqual({ done: 8, failed: 0 });
    expect(run.done).toHaveLength(7);
    expect(run.woken()).toBe(1);
    expect(await outboxRows()).toHaveLength(1);
    await drainSoon(boundedAt(start).platform);
    expect(await outboxRows()).toEqual([]);
  });

  it("stay below D1's limit for any claim", () => {
    const most = Math.max(...Object.values(maxQueriesOf));
    const small = Math.min(...Object.values(maxQueriesOf));
    expect(most + 49 * small).toBeLessThanOrEqual(maxQueriesInRun);
    expect(2 * most).toBeGreaterThan(maxQueriesInRun);
  });

  /** Payloads of small effects. */
  const payloads: Partial<Record<OutboxEffect["topic"], OutboxEffect["payload"]>> = {
    send_mail: makeMail(),
    erase_conversation: { traineeId: "a" },
    erase_inbox: { accountId: "b" },
    erase_files: { prefix: "c/" },
    end_live_sessions: { accountId: "d", side: "trainee", sessionIds: [] },
    tell_inboxes: { accountIds: ["e"], event: { type: "settings" } },
  };
  const small = outboxTopics.filter((topic) => topic in payloads);

  it.each(small)("stay within the known number for %s, done or failed", async (topic) => {
    const effect = { topic, payload: payloads[topic] } as OutboxEffect;
    const claim = 2;
    for (const failures of [0, 1]) {
      await orderAt(start, effect);
      const { database, asked } = countQueries(env.DB as unknown as DatabaseClient);
      const away = () => Promise.reject(new Error("away"));
      const { platform } = effectsAt(start, { database, failures });
      const live = failures ? { ...platform.live, tell: away, endSessions: away } : platform.live;
      await drainOutbox({ ...platform, live });
      expect(asked()).toBeGreaterThan(claim);
      expect(asked() - claim).toBeLessThanOrEqual(maxQueriesOf[topic]);
      await env.DB.prepare("delete from outbox").run();
    }
  });
});
