import type { D1Database } from "@cloudflare/workers-types";
import { newId } from "../../domain/id.ts";
import { sampleTrainer } from "../../scripts/seed/accounts.ts";
import {
  createNotification,
  typedContent,
} from "../../worker/data/notifications/notification-sending.ts";
import { trainerScope } from "../../worker/data/scope.ts";
import type { DatabaseClient } from "../../worker/db/client.ts";
import type { Bench, Figure } from "./lib/bench-run.ts";
import { type BenchCaller, signIn } from "./lib/callers.ts";
import { platformOf } from "./lib/platform.ts";
import { type BenchServer, startBenchServer } from "./lib/server.ts";
import { benchState, smallestState } from "./lib/state.ts";

const sizes = { smallest: smallestState, full: { trainees: 5000, weeks: 1 } };

// D1 ends a batch after 30 s, and its machines are slower than this one: a third has to do. Work
// behind an answer has 30 s as well, of which a run takes a third at most, although each of its
// inboxes is made here for the first time, with a database file of its own.
const limits = { batchMs: 10_000, runMs: 10_000, leftOut: 0 };

const waitAtMostMs = 300_000;

interface Result {
  people: number;
  statements: number;
  /** Milliseconds: of the batch that sends, of the whole answer, until the last was told, of each run. */
  batch: number;
  answer: number;
  all: number;
  runs: number[];
}

const content = { type: "info", title: "عطلة", message: "النادي مغلق يوم الجمعة." } as const;
const newNotification = () => ({ id: newId(), ...content, audience: { kind: "all" } as const });

/** The one batch that sends, as the product makes it. */
async function measureBatch(
  database: D1Database,
  { accountId, sessionId }: BenchCaller,
): Promise<Pick<Result, "batch" | "statements">> {
  const client = database as unknown as DatabaseClient;
  const measured = { batch: 0, statements: 0 };
  const watched: DatabaseClient = {
    prepare: (query) => client.prepare(query),
    async batch<Row>(statements: Parameters<DatabaseClient["batch"]>[0]) {
      const start = performance.now();
      const answers = await client.batch<Row>(statements);
      measured.batch += performance.now() - start;
      measured.statements += statements.length;
      return answers;
    },
  };
  const actor = { kind: "trainer", accountId, sessionId } as const;
  const scope = trainerScope(watched, actor, Date.now());
  const notification = newNotification();
  await createNotification(scope, {
    ...notification,
    content: typedContent(notification, null),
  });
  await database.batch([
    database.prepare("delete from outbox"),
    database.prepare("delete from notifications where id = ?").bind(notification.id),
  ]);
  return measured;
}

const milliseconds = "cast(unixepoch('subsec') * 1000 as integer)";

/** What the benchmark left would be sent, or counted, by the next one. */
async function cleanUp(database: D1Database, since: number): Promise<void> {
  const triggers = ["begins", "goes_on", "ends"].map((name) =>
    database.prepare(`drop trigger if exists bench_run_${name}`),
  );
  await database.batch([
    ...triggers,
    database.prepare("drop table if exists bench_runs"),
    database.prepare("delete from outbox"),
    database.prepare("delete from notifications where created_at >= ?").bind(since),
    database.prepare("delete from sessions"),
  ]);
}

/** Has the database note when a run of the fan-out begins and ends. */
async function noteRuns(database: D1Database): Promise<void> {
  const note = (name: string, when: string, isStart: boolean) =>
    database.prepare(
      `create trigger bench_run_${name} after ${when} begin
         insert into bench_runs (is_start, at) values (${isStart ? 1 : 0}, ${milliseconds}); end`,
    );
  const order = "topic = 'fan_out_notification'";
  await database.batch([
    database.prepare("create table bench_runs (is_start integer not null, at integer not null)"),
    note("begins", `update on outbox when new.${order} and new.attempts > old.attempts`, true),
    note("goes_on", `update on outbox when new.${order} and new.attempts < old.attempts`, false),
    note("ends", `delete on outbox when old.${order}`, false),
  ]);
}

async function readRuns(database: D1Database): Promise<number[]> {
  const { results } = await database
    .prepare("select is_start as isStart, at from bench_runs order by rowid")
    .all<{ isStart: number; at: number }>();
  const starts = results.filter(({ isStart }) => isStart === 1);
  const ends = results.filter(({ isStart }) => isStart === 0);
  return starts.map(({ at }, index) => (ends[index]?.at ?? Number.NaN) - at);
}

async function untilTold(database: D1Database): Promise<void> {
  for (const end = Date.now() + waitAtMostMs; Date.now() < end; ) {
    const waiting = await database.prepare("select count(*) as n from outbox").first<number>("n");
    if (waiting === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("not everybody was told in time");
}

/** Sends over the API and waits until the last inbox was told: what was not stays ordered. */
async function measureSending(
  { product, database }: BenchServer,
  trainer: BenchCaller,
): Promise<Omit<Result, "batch" | "statements">> {
  const notification = newNotification();
  const start = performance.now();
  const response = await fetch(new URL("/api/admin/notifications", product), {
    method: "POST",
    headers: {
      authorization: `Bearer ${await trainer.token()}`,
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
    },
    body: JSON.stringify(notification),
  });
  if (response.status !== 200) throw new Error(await response.text());
  const answer = performance.now() - start;
  await untilTold(database);
  const all = performance.now() - start;
  const people = await database
    .prepare(
      "select count(*) as n from notification_deliveries where notification_id = ? and read_at is null",
    )
    .bind(notification.id)
    .first<number>("n");
  return { people: people ?? 0, answer, all, runs: await readRuns(database) };
}

function figuresOf({ people, batch, runs }: Result, trainees: number): Figure[] {
  return [
    {
      what: "people left out",
      figure: trainees - people,
      unit: "people",
      limit: limits.leftOut,
      exact: true,
    },
    { what: "batch that sends", figure: batch, unit: "ms", limit: limits.batchMs },
    { what: "runs", figure: runs.length, unit: "" },
    { what: "longest run", figure: Math.max(...runs), unit: "ms", limit: limits.runMs },
  ];
}

/**
 * The trainer's sending to everybody of 5,000 trainees on the built Worker: the one batch that
 * sends, and the runs of the fan-out that tells every inbox, one alarm after another.
 */
export const benchNotifications: Bench = async ({ pick }) => {
  const size = pick(sizes);
  const { folder } = await benchState(size);
  const server = await startBenchServer(folder);
  const { database } = server;
  const since = Date.now();
  try {
    await cleanUp(database, since);
    // Everybody is whoever may enter: here all may.
    await database.exec("update trainee_profiles set status = 'active'");
    const platform = platformOf(server);
    const trainer = await signIn(database, platform, sampleTrainer.email);
    const sent = await measureBatch(database, trainer);
    await noteRuns(database);
    const result: Result = { ...sent, ...(await measureSending(server, trainer)) };
    const row = {
      people: result.people,
      statements: result.statements,
      "batch ms": result.batch,
      "answer ms": result.answer,
      "all told s": result.all / 1000,
      runs: result.runs.length,
      "longest run ms": Math.max(...result.runs),
    };
    return {
      figures: figuresOf(result, size.trainees),
      tables: [{ rows: [row] }],
      readings: result,
    };
  } finally {
    await cleanUp(database, since);
    await server.stop();
  }
};
