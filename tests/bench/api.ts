import { localDateAt, weekStart } from "../../domain/calendar.ts";
import { newId } from "../../domain/id.ts";
import { monthOf } from "../../domain/memberships/payments.ts";
import { buildProduct } from "../../scripts/lib/build.ts";
import { say } from "../../scripts/lib/message.mjs";
import { sampleTrainee, sampleTrainer } from "../../scripts/seed/accounts.ts";
import type { Platform } from "../../worker/platform.ts";
import { type BenchCaller, signIn } from "./lib/callers.ts";
import { fillHistory } from "./lib/exercise-history.ts";
import { fillWeek } from "./lib/full-week.ts";
import { type BenchRequest, type Comparison, compare } from "./lib/measure.ts";
import { benchPlatform } from "./lib/platform.ts";
import { type Check, isMet, sayChecks, table } from "./lib/report.ts";
import { type Cost, costOf } from "./lib/rows-read.ts";
import { type BenchServer, startBenchServer } from "./lib/server.ts";
import { type BenchSize, type BenchState, benchState, lockBench } from "./lib/state.ts";

const large: BenchSize = { trainees: 5000, weeks: 52 };
const small: BenchSize = { trainees: 200, weeks: 12 };
/** One coach's people, for what grows with them. */
const coach: BenchSize = { trainees: 40, weeks: 52 };
// A search reads the text of every trainee, which no index can spare it.
const limits = {
  ...{ home: 1.5, profile: 1.6, history: 1.6, notes: 1.6, steps: 1.6, page: 2, week: 2, search: 3 },
  overview: 2,
  homeRows: 60,
  // Linear; the fixed part (libraries, months, plans) weighs more among few.
  rowsOfOverview: 1.6,
};

interface Scenario {
  name: string;
  caller: "trainee" | "trainer";
  path: string;
  body?: () => unknown;
  limit?: number;
  /** Statements of its batch, the proof of the session included, where no read can tell. */
  statements?: number;
  /** What it is compared with: the same statements, not as many small ones. */
  same?: boolean;
  rounds?: number;
}

interface Result extends Comparison {
  size: string;
  scenario: string;
  statements: number;
  rowsRead: number | null;
  limit?: number;
}

function scenariosOf(size: BenchSize, date: string, exerciseId: string): Scenario[] {
  const page = Math.min(100, Math.ceil(size.trainees / 25 / 2));
  const trainees = "/api/admin/trainees";
  return [
    { name: "home", caller: "trainee", path: `/api/trainee/home?date=${date}`, limit: limits.home },
    {
      name: "profile",
      caller: "trainee",
      path: "/api/trainee/profile",
      limit: limits.profile,
    },
    {
      name: "week of 35 exercises",
      caller: "trainee",
      path: `/api/trainee/exercise-week?date=${date}`,
      limit: limits.week,
    },
    {
      name: "week of 28 meals",
      caller: "trainee",
      path: `/api/trainee/meal-week?date=${date}`,
      limit: limits.week,
    },
    { name: "notes", caller: "trainee", path: "/api/trainee/notes", limit: limits.notes },
    {
      name: "steps (week)",
      caller: "trainee",
      path: `/api/trainee/steps?date=${date}`,
      limit: limits.steps,
    },
    {
      name: "steps of everybody, first page",
      caller: "trainer",
      path: `/api/admin/steps?date=${date}`,
      limit: limits.page,
    },
    {
      name: "payments of a month",
      caller: "trainer",
      path: `/api/admin/payments?month=${monthOf(date)}`,
      limit: limits.page,
      same: true,
    },
    {
      name: "weight send",
      caller: "trainee",
      path: "/api/trainee/weight",
      body: () => ({ id: newId(), date, weight: 66.4, source: "sent" }),
      statements: 6,
    },
    {
      name: "history of an exercise",
      caller: "trainee",
      path: `/api/trainee/exercises/${exerciseId}/history`,
      limit: limits.history,
    },
    { name: "trainees, first page", caller: "trainer", path: trainees, limit: limits.page },
    {
      name: "trainees, search",
      caller: "trainer",
      path: `${trainees}?search=${encodeURIComponent("احمد")}`,
      limit: limits.search,
    },
    {
      name: `trainees by name, page ${page}`,
      caller: "trainer",
      path: `${trainees}?sort=name&direction=asc&page=${page}`,
      limit: limits.page,
    },
    overviewOf(date),
  ];
}

/** What reads everybody: compared with the same reads, of which nothing is made. */
const overviewOf = (date: string): Scenario => ({
  name: "overview",
  caller: "trainer",
  path: `/api/admin/overview?date=${date}`,
  limit: limits.overview,
  same: true,
  rounds: 60,
});

async function runSize(
  size: BenchSize,
  { folder, now }: BenchState,
  scenarios = scenariosOf,
): Promise<Result[]> {
  const server = await startBenchServer(folder);
  const platform = benchPlatform(server.database as unknown as Platform["database"], {
    sessionKey: server.sessionKey,
    trainerEmail: sampleTrainer.email,
  });
  const callers = {
    trainee: await signIn(server.database, platform, sampleTrainee.email),
    trainer: await signIn(server.database, platform, sampleTrainer.email),
  };
  const today = localDateAt(now, "Asia/Hebron");
  try {
    await fillWeek(server.database, { email: sampleTrainee.email, sunday: weekStart(today) });
    const exerciseId = await fillHistory(server.database, {
      email: sampleTrainee.email,
      through: today,
      weeks: size.weeks,
    });
    const results: Result[] = [];
    for (const scenario of scenarios(size, today, exerciseId)) {
      results.push(await runScenario(scenario, { size, server, platform, callers }));
    }
    return results;
  } finally {
    await cleanUp(server, now);
    await server.stop();
  }
}

interface World {
  size: BenchSize;
  server: BenchServer;
  platform: Platform;
  callers: Record<Scenario["caller"], BenchCaller>;
}

async function runScenario(
  { name, caller, path, body, limit, statements, same, rounds }: Scenario,
  { size, server, platform, callers }: World,
): Promise<Result> {
  const token = await callers[caller].token();
  const cost: Cost | undefined = body ? undefined : await costOf(platform, { path, token });
  const count = statements ?? cost?.statements ?? 1;
  const product: BenchRequest = { url: new URL(path, server.product), token, body };
  const bare: BenchRequest = same
    ? { url: new URL("/batch", server.bare), body: () => cost?.sent }
    : { url: new URL(`/${body ? "write" : "read"}/${count}`, server.bare), body };
  const comparison = await compare(product, bare, rounds ? { warmUp: 5, rounds } : {});
  return {
    size: `${size.trainees} × ${size.weeks}`,
    scenario: name,
    statements: count,
    rowsRead: cost?.rowsRead ?? null,
    ...comparison,
    limit,
  };
}

/** What the benchmark wrote would make the next run's history longer. */
async function cleanUp({ database }: BenchServer, now: number): Promise<void> {
  await database.batch([
    database.prepare("delete from weight_records where created_at > ?").bind(now),
    database.prepare("delete from bench_writes"),
    database.prepare("delete from sessions"),
  ]);
}

function checksOf(results: readonly Result[]): Check[] {
  const homes = results.filter(({ scenario }) => scenario === "home");
  const overviews = results.filter(({ scenario }) => scenario === "overview");
  const rowsOfOverview = ({ size, rowsRead }: Result) =>
    (rowsRead ?? Number.NaN) / Number(size.split(" ")[0]);
  const rows = homes.map(({ rowsRead }) => rowsRead ?? Number.NaN);
  return [
    ...results.flatMap(({ size, scenario, ratio, limit }) =>
      limit === undefined ? [] : [{ name: `${scenario} at ${size}, ratio`, value: ratio, limit }],
    ),
    ...homes.map(({ size, rowsRead }) => ({
      name: `home at ${size}, rows read`,
      value: rowsRead ?? Number.NaN,
      limit: limits.homeRows,
    })),
    {
      name: "overview, rows read a trainee at 5000 against 40",
      value:
        Math.max(...overviews.map(rowsOfOverview)) / Math.min(...overviews.map(rowsOfOverview)),
      limit: limits.rowsOfOverview,
    },
    {
      name: "home, rows read more by the larger database",
      value: Math.max(...rows) - Math.min(...rows),
      limit: 0,
    },
  ];
}

/**
 * Measures the built Worker on workerd at two sizes against a bare route with as many statements.
 * @returns whether every limit holds
 */
export async function benchApi(): Promise<boolean> {
  lockBench();
  await buildProduct();
  const largeState = await benchState(large);
  const smallState = await benchState(small, largeState.now);
  const coachState = await benchState(coach, largeState.now);
  const results = [
    ...(await runSize(small, smallState)),
    ...(await runSize(large, largeState)),
    ...(await runSize(coach, coachState, (_, date) => [overviewOf(date)])),
  ];
  const checks = checksOf(results);
  say(JSON.stringify({ bench: "api", results, checks }, null, 2));
  say(
    table(
      results.map(({ size, scenario, statements, rowsRead, product, bare, ratio }) => ({
        scenario,
        size,
        statements,
        "rows read": rowsRead ?? "–",
        "median ms": product.median,
        "p95 ms": product.p95,
        "bare median": bare.median,
        "bare p95": bare.p95,
        ratio,
      })),
    ),
  );
  sayChecks(checks);
  return checks.every(isMet);
}
