import { localDateAt, weekStart } from "../../domain/calendar.ts";
import { newId } from "../../domain/id.ts";
import { sampleTrainee, sampleTrainer } from "../../scripts/seed/accounts.ts";
import type { Platform } from "../../worker/platform.ts";
import type { Bench, Figure, Row } from "./lib/bench-run.ts";
import { type BenchCaller, signIn } from "./lib/callers.ts";
import { fillCheckIns } from "./lib/check-in-history.ts";
import { fillHistory } from "./lib/exercise-history.ts";
import { fillWeek, loggableItem } from "./lib/full-week.ts";
import { type BenchRequest, type Comparison, compare } from "./lib/measure.ts";
import { platformOf } from "./lib/platform.ts";
import { type Cost, costOf } from "./lib/rows-read.ts";
import { limits, overviewOf, type Scenario, scenariosOf } from "./lib/scenarios.ts";
import { type BenchServer, startBenchServer } from "./lib/server.ts";
import { type BenchSize, type BenchState, benchState, smallestState } from "./lib/state.ts";

const large: BenchSize = { trainees: 5000, weeks: 52 };
const small: BenchSize = { trainees: 200, weeks: 12 };
/** One coach's people, for what grows with them. */
const coach: BenchSize = { trainees: 40, weeks: 52 };

/** How often each request is sent. */
interface Repeats {
  warmUp: number;
  rounds: number;
}

interface Result extends Comparison {
  size: string;
  scenario: string;
  statements: number;
  rowsRead: number | null;
  rowsWritten: number | null;
  limit?: number;
}

interface Part {
  size: BenchSize;
  state: BenchState;
  repeats: Repeats | undefined;
  scenarios?: typeof scenariosOf;
}

async function runSize({
  size,
  state: { folder, now },
  repeats,
  scenarios = scenariosOf,
}: Part): Promise<Result[]> {
  const server = await startBenchServer(folder);
  const platform = platformOf(server);
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
    const checkInId = await fillCheckIns(server.database, {
      email: sampleTrainee.email,
      through: today,
      weeks: size.weeks,
    });
    const itemId = await loggableItem(server.database, { email: sampleTrainee.email, today });
    const subject = {
      date: today,
      traineeId: callers.trainee.accountId,
      exerciseId,
      checkInId,
      itemId,
    };
    const results: Result[] = [];
    for (const scenario of scenarios(size, subject)) {
      results.push(await runScenario(scenario, { size, repeats, server, platform, callers }));
    }
    return results;
  } finally {
    await cleanUp(server, now);
    await server.stop();
  }
}

interface World {
  size: BenchSize;
  repeats: Repeats | undefined;
  server: BenchServer;
  platform: Platform;
  callers: Record<Scenario["caller"], BenchCaller>;
}

const bareRow = () => ({ id: newId(), weight: 66.4 });

async function runScenario(
  { name, caller, path, body, asks, limit, statements, same, rounds, tellsWritten }: Scenario,
  { size, repeats, server, platform, callers }: World,
): Promise<Result> {
  const token = await callers[caller].token();
  const askFor = (sent: unknown) => costOf(platform, { path, token, body: sent });
  if (tellsWritten) await askFor(body?.());
  const cost: Cost | undefined =
    tellsWritten || !body ? await askFor(body ? body() : asks) : undefined;
  const count = statements ?? cost?.statements ?? 1;
  const sends = body ?? (asks === undefined ? undefined : () => asks);
  const product: BenchRequest = { url: new URL(path, server.product), token, body: sends };
  const bare: BenchRequest = same
    ? { url: new URL("/batch", server.bare), body: () => cost?.sent }
    : { url: new URL(`/${body ? "write" : "read"}/${count}`, server.bare), body: body && bareRow };
  const comparison = await compare(
    product,
    bare,
    repeats ?? (rounds ? { warmUp: 5, rounds } : undefined),
  );
  return {
    size: `${size.trainees} × ${size.weeks}`,
    scenario: name,
    statements: count,
    rowsRead: cost?.rowsRead ?? null,
    rowsWritten: tellsWritten && cost ? cost.rowsWritten : null,
    ...comparison,
    limit,
  };
}

/** What the benchmark wrote would make the next run's history longer. */
async function cleanUp({ database }: BenchServer, now: number): Promise<void> {
  await database.batch([
    database.prepare("delete from weight_records where created_at > ?").bind(now),
    database.prepare("delete from performed_sets where updated_at > ?").bind(now),
    database.prepare("delete from bench_writes"),
    database.prepare("delete from sessions"),
  ]);
}

function figuresOf(results: readonly Result[]): Figure[] {
  const homes = results.filter(({ scenario }) => scenario === "home");
  const overviews = results.filter(({ scenario }) => scenario === "overview");
  const rowsOfOverview = ({ size, rowsRead }: Result) =>
    (rowsRead ?? Number.NaN) / Number(size.split(" ")[0]);
  const rows = homes.map(({ rowsRead }) => rowsRead ?? Number.NaN);
  return [
    ...results.map(({ size, scenario, ratio, limit }) => ({
      what: `${scenario} at ${size}, to a bare route`,
      figure: ratio,
      unit: "×",
      ...(limit === undefined ? {} : { limit }),
    })),
    ...homes.map(({ size, rowsRead }) => ({
      what: `home at ${size}, rows read`,
      figure: rowsRead ?? Number.NaN,
      unit: "rows",
      limit: limits.homeRows,
      exact: true as const,
    })),
    {
      what: "overview, rows read a trainee at 5,000 against 40",
      figure:
        Math.max(...overviews.map(rowsOfOverview)) / Math.min(...overviews.map(rowsOfOverview)),
      unit: "×",
      limit: limits.rowsOfOverview,
    },
    {
      what: "home, rows read more by the larger database",
      figure: Math.max(...rows) - Math.min(...rows),
      unit: "rows",
      limit: 0,
      exact: true,
    },
    ...results.flatMap(({ size, scenario, rowsWritten }) =>
      rowsWritten === null
        ? []
        : [{ what: `${scenario} at ${size}, rows written`, figure: rowsWritten, unit: "rows" }],
    ),
  ];
}

const rowOf = ({ size, scenario, statements, product, bare, ratio, ...result }: Result): Row => ({
  scenario,
  size,
  statements,
  "rows read": result.rowsRead ?? "–",
  "rows written": result.rowsWritten ?? "–",
  "median ms": product.median,
  "p95 ms": product.p95,
  "bare median": bare.median,
  "bare p95": bare.p95,
  ratio,
});

/** What is measured in a full run: two sizes, and the overview of one coach's people. */
async function fullParts(): Promise<Part[]> {
  const largeState = await benchState(large);
  const { now } = largeState;
  const repeats = undefined;
  return [
    { size: small, state: await benchState(small, now), repeats },
    { size: large, state: largeState, repeats },
    {
      size: coach,
      state: await benchState(coach, now),
      repeats,
      scenarios: (_, subject) => [overviewOf(subject)],
    },
  ];
}

/** The built Worker on workerd at two sizes, against a bare route with as many statements. */
export const benchApi: Bench = async (run) => {
  const parts = run.judges
    ? await fullParts()
    : [
        {
          size: smallestState,
          state: await benchState(smallestState),
          repeats: { warmUp: 0, rounds: 1 },
        },
      ];
  const results: Result[] = [];
  for (const part of parts) results.push(...(await runSize(part)));
  const tables = [{ rows: results.map(rowOf) }];
  return { figures: figuresOf(results), tables, readings: results };
};
