import { localDateAt, weekStart } from "../../domain/calendar.ts";
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
import { limits, overviewOf, type Scenario, scenariosOf } from "./lib/scenarios.ts";
import { type BenchServer, startBenchServer } from "./lib/server.ts";
import { type BenchSize, type BenchState, benchState, lockBench } from "./lib/state.ts";

const large: BenchSize = { trainees: 5000, weeks: 52 };
const small: BenchSize = { trainees: 200, weeks: 12 };
/** One coach's people, for what grows with them. */
const coach: BenchSize = { trainees: 40, weeks: 52 };
interface Result extends Comparison {
  size: string;
  scenario: string;
  statements: number;
  rowsRead: number | null;
  limit?: number;
}

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
    const subject = { date: today, traineeId: callers.trainee.accountId, exerciseId };
    const results: Result[] = [];
    for (const scenario of scenarios(size, subject)) {
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
  { name, caller, path, body, asks, limit, statements, same, rounds }: Scenario,
  { size, server, platform, callers }: World,
): Promise<Result> {
  const token = await callers[caller].token();
  const cost: Cost | undefined = body
    ? undefined
    : await costOf(platform, { path, token, body: asks });
  const count = statements ?? cost?.statements ?? 1;
  const sends = body ?? (asks === undefined ? undefined : () => asks);
  const product: BenchRequest = { url: new URL(path, server.product), token, body: sends };
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
    ...(await runSize(coach, coachState, (_, subject) => [overviewOf(subject)])),
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
