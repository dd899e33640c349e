import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { jobOf, runScheduled } from "../../../worker/actions/operations/run-scheduled.ts";
import worker from "../../../worker/index.ts";
import { endSession, makePlatform, makeSession, makeTrainee } from "../../support/worker.ts";

const everyFiveMinutes = "*/5 * * * *";
const nightly = "10 1 * * *";
const day = 86_400_000;

interface Run {
  job: string;
  finished_at: number | null;
  counts: string;
  error: string | null;
}
const runs = async () =>
  (await env.DB.prepare("select * from cron_runs order by started_at").all<Run>()).results;

const count = (table: string) => env.DB.prepare(`select count(*) as n from ${table}`).first("n");

async function trigger(cron: string): Promise<void> {
  const context = createExecutionContext();
  await worker.scheduled?.(createScheduledController({ cron }), env, context);
  await waitOnExecutionContext(context);
}

async function addMailToken(hash: string, accountId: string, expiresAt: number): Promise<void> {
  await env.DB.prepare(
    `insert into mail_tokens (hash, account_id, purpose, created_at, expires_at)
     values (?1, ?2, 'reset_password', 1, ?3)`,
  )
    .bind(hash, accountId, expiresAt)
    .run();
}

beforeEach(async () => {
  await env.DB.batch(
    ["cron_runs", "outbox", "access_attempts", "accounts"].map((table) =>
      env.DB.prepare(`delete from ${table}`),
    ),
  );
});

describe("scheduled", () => {
  it("drains the outbox every five minutes and records the counts", async () => {
    await env.DB.prepare(
      `insert into outbox (id, topic, payload, available_at, created_at)
       values ('1', 'erase_inbox', '{"accountId":"somebody"}', 1, 1)`,
    ).run();
    await trigger(everyFiveMinutes);
    expect(await count("outbox")).toBe(0);
    expect(await runs()).toEqual([
      expect.objectContaining({
        job: "drain_outbox",
        counts: '{"done":1,"failed":0}',
        error: null,
      }),
    ]);
  });

  it("drains more than one claim", async () => {
    await env.DB.prepare(
      `insert into outbox (id, topic, payload, available_at, created_at)
       select value, 'erase_files', '{"prefix":"nothing/"}', 1, 1
       from json_each((select json_group_array(n) from (
         with recursive c(n) as (select 1 union all select n + 1 from c where n < 120) select n from c)))`,
    ).run();
    await trigger(everyFiveMinutes);
    expect(await count("outbox")).toBe(0);
  });

  it("deletes rows at night a day after they expire, and no others", async () => {
    const now = Date.now();
    const { id, actor } = await makeTrainee();
    const { actor: old } = await makeSession("trainee", id);
    const { actor: ended } = await makeSession("trainee", id);
    await endSession(ended.sessionId);
    await env.DB.batch([
      env.DB.prepare("update sessions set expires_at = ? where id = ?").bind(
        now - day - 1,
        old.sessionId,
      ),
      env.DB.prepare("update sessions set ended_at = ? where id = ?").bind(
        now - day - 1,
        ended.sessionId,
      ),
      env.DB.prepare(
        `insert into access_attempts (key, failures, last_failed_at, blocked_until)
         values ('old', 3, ?1, ?1), ('new', 3, ?2, ?2)`,
      ).bind(now - 30 * day, now),
    ]);
    await addMailToken("old", id, now - day - 1);
    await addMailToken("new", id, now);
    await trigger(nightly);
    const left = await env.DB.prepare("select id from sessions").all();
    expect(left.results).toEqual([{ id: actor.sessionId }]);
    expect(await env.DB.prepare("select hash from mail_tokens").all()).toMatchObject({
      results: [{ hash: "new" }],
    });
    expect(await env.DB.prepare("select key from access_attempts").all()).toMatchObject({
      results: [{ key: "new" }],
    });
    expect(JSON.parse((await runs())[0]?.counts ?? "")).toMatchObject({
      sessions: 1,
      endedSessions: 1,
      mailTokens: 1,
      accessAttempts: 1,
    });
  });

  it("removes more than one chunk in a night", async () => {
    const { id } = await makeTrainee();
    await env.DB.prepare(
      `insert into mail_tokens (hash, account_id, purpose, created_at, expires_at)
       with recursive c(n) as (select 1 union all select n + 1 from c where n < 450)
       select n, ?1, 'reset_password', 1, 1 from c`,
    )
      .bind(id)
      .run();
    await trigger(nightly);
    expect(await count("mail_tokens")).toBe(0);
  });

  it("deletes its own records after ninety days", async () => {
    await env.DB.prepare(
      "insert into cron_runs (id, job, started_at) values ('old', 'delete_expired', ?1), ('new', 'delete_expired', ?2)",
    )
      .bind(Date.now() - 91 * day, Date.now() - 89 * day)
      .run();
    await trigger(nightly);
    const ids = (await env.DB.prepare("select id from cron_runs").all<{ id: string }>()).results;
    expect(ids.map(({ id }) => id)).not.toContain("old");
    expect(ids).toHaveLength(2);
  });

  it("may run twice at once", async () => {
    const { id } = await makeTrainee();
    await addMailToken("old", id, 1);
    await Promise.all([trigger(nightly), trigger(nightly)]);
    const removed = (await runs()).map(({ counts }) => JSON.parse(counts).mailTokens as number);
    expect(removed.sort()).toEqual([0, 1]);
  });

  it("records a failure and throws it", async () => {
    const platform = makePlatform({ log: () => {} });
    const broken = {
      ...platform,
      database: {
        batch: platform.database.batch.bind(platform.database),
        prepare(query: string) {
          if (query.includes("outbox")) throw new Error("storage was reset");
          return platform.database.prepare(query);
        },
      },
    };
    await expect(runScheduled(broken, everyFiveMinutes)).rejects.toThrow("storage was reset");
    expect(await runs()).toEqual([
      expect.objectContaining({ job: "drain_outbox", error: expect.stringContaining("reset") }),
    ]);
    expect((await runs())[0]?.finished_at).not.toBeNull();
  });

  it("refuses an expression without a job", async () => {
    await expect(runScheduled(makePlatform(), "0 0 1 1 *")).rejects.toThrow("no job");
    expect(jobOf("0 0 1 1 *")).toBeUndefined();
  });
});
