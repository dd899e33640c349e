import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { runScheduled } from "../../../worker/actions/operations/run-scheduled.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import { heartbeatTo } from "../../../worker/edge/heartbeat.ts";
import type { LogEntry, MailMessage, Platform } from "../../../worker/platform.ts";
import { makePlatform } from "../../support/worker.ts";

const start = Date.UTC(2026, 0, 4, 8);
const minute = 60_000;
const hour = 60 * minute;
const email = "operator@coach.test";

let mails: MailMessage[];
let beats: number;
let logged: LogEntry[];

beforeEach(async () => {
  mails = [];
  beats = 0;
  logged = [];
  const tables = ["cron_runs", "outbox", "settings", "backups"];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`delete from ${table}`)));
});

/** Runs the five-minute job at an instant, with an operator configured. */
function drainAt(now: number, overrides: Partial<Platform> = {}): Promise<void> {
  const platform = makePlatform({
    now: () => now,
    mail: { send: async (message) => void mails.push(message) },
    operator: { email, heartbeat: async () => void beats++ },
    log: (entry) => void logged.push(entry),
    ...overrides,
  });
  return runScheduled(platform, "*/5 * * * *");
}

const run = (job: string, startedAt: number, error: string | null, finishedAt?: number | null) =>
  env.DB.prepare(
    "insert into cron_runs (id, job, started_at, finished_at, counts, error) values (?1, ?2, ?3, ?4, '{}', ?5)",
  )
    .bind(
      crypto.randomUUID(),
      job,
      startedAt,
      finishedAt === undefined ? startedAt : finishedAt,
      error,
    )
    .run();

describe("the operator", () => {
  it("gets no mail without a failure, and the heartbeat is called each time", async () => {
    await run("extend_schedules", start - hour, null);
    await drainAt(start);
    await drainAt(start + 5 * minute);
    expect(mails).toEqual([]);
    expect(beats).toBe(2);
  });

  it("is mailed once about a failure, without a heartbeat", async () => {
    await run("extend_schedules", start - hour, "D1_ERROR: no room");
    for (const later of [0, 5, 10]) await drainAt(start + later * minute);
    expect(mails).toMatchObject([{ to: email, subject: expect.stringContaining("miran.test") }]);
    expect(mails[0]?.text).toContain("D1_ERROR: no room");
    expect(mails[0]?.text).toContain("https://miran.test/admin/settings?tab=system");
    expect(beats).toBe(0);
  });

  it("is mailed again about a later failure, but not about intermittent ones", async () => {
    await run("extend_schedules", start - hour, "broken");
    await drainAt(start);
    await run("extend_schedules", start + minute, null);
    await drainAt(start + 5 * minute);
    expect(beats).toBe(1);
    await run("extend_schedules", start + hour, "broken again");
    await drainAt(start + hour + minute);
    expect(mails).toHaveLength(1);
    await run("extend_schedules", start + 2 * hour, null);
    await drainAt(start + 26 * hour);
    await run("extend_schedules", start + 27 * hour, "broken the next day");
    await drainAt(start + 27 * hour + minute);
    expect(mails).toHaveLength(2);
  });

  it("is mailed about a dead run, not about a running one", async () => {
    await run("delete_expired", start - 10 * minute, null, null);
    await drainAt(start);
    expect(mails).toEqual([]);
    await drainAt(start + hour);
    expect(mails).toHaveLength(1);
  });

  it("is mailed about a failure of the checking job itself", async () => {
    const database = env.DB as unknown as DatabaseClient;
    const broken = {
      ...database,
      prepare: (query: string) =>
        database.prepare(query.replace('update "outbox"', "update nowhere")),
      batch: database.batch.bind(database),
    } as DatabaseClient;
    await expect(drainAt(start, { database: broken })).rejects.toThrow("nowhere");
    expect(mails).toHaveLength(1);
  });

  it("is mailed about a late backup, and about a missing first one", async () => {
    const nightly = { environment: "production" } as const;
    await run("back_up", start - 40 * hour, null);
    await drainAt(start, nightly);
    expect(mails).toMatchObject([{ text: expect.stringContaining("36") }]);
    await env.DB.prepare(
      `insert into backups (name, started_at, finished_at, step, progress, counts)
       values ('2026-01-04T01-30-00.000Z', ?1, ?1, 1, '{}', '{}')`,
    )
      .bind(start - hour)
      .run();
    await drainAt(start + 5 * minute, nightly);
    expect(beats).toBe(1);
    for (const later of [25, 48]) await drainAt(start + later * hour, nightly);
    expect(mails).toHaveLength(2);
  });

  it("is mailed about a filling database", async () => {
    const database = env.DB as unknown as DatabaseClient;
    const filled: DatabaseClient = {
      ...database,
      prepare: database.prepare.bind(database),
      async batch<Row>(statements: Parameters<DatabaseClient["batch"]>[0]) {
        const results = await database.batch<Row>(statements);
        return results.map((each) => ({ ...each, meta: { ...each.meta, size_after: 7e9 } }));
      },
    };
    await drainAt(start, { database: filled });
    expect(mails).toMatchObject([{ text: expect.stringContaining("‎70%") }]);
  });

  it("is mailed five minutes later after a failed mail", async () => {
    await run("extend_schedules", start - hour, "broken");
    const away = { send: () => Promise.reject(new Error("away")) };
    await drainAt(start, { mail: away });
    expect(logged).toMatchObject([{ event: "operator_not_told" }]);
    await drainAt(start + 5 * minute);
    expect(mails).toHaveLength(1);
  });

  it("and the heartbeat are off without a setting", async () => {
    await run("extend_schedules", start - hour, "broken");
    await drainAt(start, { operator: { email: null, heartbeat: null } });
    expect(mails).toEqual([]);
    expect(beats).toBe(0);
  });

  it("is not required for the heartbeat", async () => {
    const operator = { email: null, heartbeat: async () => void beats++ };
    await drainAt(start, { operator });
    expect(beats).toBe(1);
    await run("extend_schedules", start + minute, "broken");
    await drainAt(start + 5 * minute, { operator });
    expect(beats).toBe(1);
    expect(mails).toEqual([]);
  });
});

describe("the heartbeat's address", () => {
  it("is called by https only, without redirects, with a timeout", async () => {
    const asked: { url: string; init: RequestInit | undefined }[] = [];
    const send = async (url: unknown, init?: RequestInit) => {
      asked.push({ url: String(url), init });
      return new Response("OK");
    };
    await heartbeatTo("https://watch.test/ping/1", send as typeof fetch)?.();
    expect(asked).toMatchObject([
      { url: "https://watch.test/ping/1", init: { redirect: "manual" } },
    ]);
    expect(asked[0]?.init?.signal).toBeInstanceOf(AbortSignal);
    const plain = heartbeatTo("http://watch.test/ping/1", send as typeof fetch);
    await expect(plain?.()).rejects.toThrow("https");
    expect(asked).toHaveLength(1);
    expect(heartbeatTo("")).toBeNull();
    expect(heartbeatTo(undefined)).toBeNull();
  });

  it("is logged for an answer other than 2xx, without affecting the run", async () => {
    const refuses = heartbeatTo(
      "https://watch.test/",
      async () => new Response("", { status: 302 }),
    );
    await drainAt(start, { operator: { email, heartbeat: refuses } });
    expect(logged).toMatchObject([
      { event: "operator_not_told", error: expect.stringContaining("302") },
    ]);
    expect(await env.DB.prepare("select error from cron_runs").first("error")).toBeNull();
  });
});
