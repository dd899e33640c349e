import type { D1Database } from "@cloudflare/workers-types";
import { weeksAhead } from "../../domain/schedules/schedules.ts";
import { openLocalDatabase } from "../../scripts/lib/database.ts";
import { say } from "../../scripts/lib/message.mjs";
import { extendSchedules } from "../../worker/actions/planning/extend-schedules.ts";
import type { DatabaseClient } from "../../worker/db/client.ts";
import type { Bench, Figure, Row } from "./lib/bench-run.ts";
import { followedAt, followersState, smallestFollowers } from "./lib/followers.ts";
import { timingOf } from "./lib/measure.ts";

const plans = { smallest: [smallestFollowers], full: [500, 1000, 5000] };
const nextWeek = followedAt + 7 * 86_400_000;

// D1 ends a batch after 30 s and an invocation after 1,000 statements; its machines are slower
// than this one, so a third has to do.
const limits = { batchMs: 10_000, statements: 1000, growth: 1.5 };

interface Run {
  trainees: number;
  weeks: number;
  items: number;
  /** Milliseconds of the whole run, and of its batches. */
  took: number;
  longest: number;
  median: number;
  batches: number;
  /** How many invocations it takes, and the statements of the largest. */
  runs: number;
  statements: number;
  rowsRead: number;
  rowsWritten: number;
}

interface Result {
  size: number;
  run: string;
  result: Run;
}

async function measure(database: D1Database, at: number): Promise<Run> {
  const cost = { runs: 0, statements: 0, rowsRead: 0, rowsWritten: 0 };
  const batches: number[] = [];
  let asked = 0;
  const client = database as unknown as DatabaseClient;
  const watched: DatabaseClient = {
    prepare: (query) => client.prepare(query),
    async batch<Row>(statements: Parameters<DatabaseClient["batch"]>[0]) {
      const start = performance.now();
      const answers = await client.batch<Row>(statements);
      batches.push(performance.now() - start);
      asked += statements.length;
      for (const { meta } of answers) {
        cost.rowsRead += meta.rows_read;
        cost.rowsWritten += meta.rows_written;
      }
      return answers;
    },
  };
  const start = performance.now();
  const filled = { trainees: 0, weeks: 0, items: 0 };
  for (let left = 1; left > 0; cost.runs++) {
    asked = 1;
    const {
      trainees = 0,
      weeks = 0,
      items = 0,
      left: stillLeft = 0,
    } = await extendSchedules({
      database: watched,
      now: () => at,
      log: ({ error }) => say(String(error)),
    });
    filled.trainees += trainees;
    filled.weeks += weeks;
    filled.items += items;
    cost.statements = Math.max(cost.statements, asked);
    left = stillLeft;
  }
  return {
    ...filled,
    took: performance.now() - start,
    longest: Math.max(0, ...batches),
    median: timingOf(batches).median,
    batches: batches.length,
    ...cost,
  };
}

async function runSize(size: number): Promise<Result[]> {
  const state = await followersState(size);
  const { database, close } = await openLocalDatabase(state.folder);
  try {
    return [
      { size, run: "eight weeks", result: await measure(database, followedAt) },
      { size, run: "again", result: await measure(database, followedAt) },
      { size, run: "a week later", result: await measure(database, nextWeek) },
    ];
  } finally {
    await close();
    state.remove();
  }
}

const one = (what: string, figure: number, unit: string, limit: number) => ({
  what,
  figure,
  unit,
  limit,
});

const exactly = (what: string, figure: number, unit: string, limit: number) => ({
  ...one(what, figure, unit, limit),
  exact: true as const,
});

/** What is true of every size by itself. */
function ownFigures(size: number, first: Run | undefined, again: Run | undefined): Figure[] {
  const missing = weeksAhead * size - (first?.weeks ?? 0);
  const written = again?.rowsWritten ?? Number.NaN;
  return [
    exactly(`${size}: trainees left out`, size - (first?.trainees ?? 0), "people", 0),
    exactly(`${size}: weeks missing`, missing, "weeks", 0),
    exactly(`${size}: rows written by the second run`, written, "rows", 0),
    one(`${size}: longest batch`, first?.longest ?? Number.NaN, "ms", limits.batchMs),
    exactly(`${size}: statements`, first?.statements ?? Number.NaN, "", limits.statements),
  ];
}

function figuresOf(results: readonly Result[], sizes: readonly number[]): Figure[] {
  const of = (size: number, run: string) =>
    results.find((each) => each.size === size && each.run === run)?.result;
  const each = (size: number, value: (run: Run) => number) => {
    const run = of(size, "eight weeks");
    return run ? value(run) / run.trainees : Number.NaN;
  };
  const [least = 0] = sizes;
  const most = sizes.at(-1) ?? 0;
  const growth = (value: (run: Run) => number) => each(most, value) / each(least, value);
  const median = (size: number) => of(size, "eight weeks")?.median ?? Number.NaN;
  const readGrowth = growth(({ rowsRead }) => rowsRead);
  return [
    ...sizes.flatMap((size) => ownFigures(size, of(size, "eight weeks"), of(size, "again"))),
    // All but the last are alike in size.
    one(`median batch, ${most} to ${least}`, median(most) / median(least), "×", limits.growth),
    { what: `time a trainee, ${most} to ${least}`, figure: growth(({ took }) => took), unit: "×" },
    one(`rows read a trainee, ${most} to ${least}`, readGrowth, "×", limits.growth),
  ];
}

const rowOf = ({ size, run, result }: Result): Row => ({
  run,
  trainees: size,
  weeks: result.weeks,
  items: result.items,
  batches: result.batches,
  runs: result.runs,
  statements: result.statements,
  seconds: result.took / 1000,
  "median batch s": result.median / 1000,
  "longest batch s": result.longest / 1000,
  "rows read": result.rowsRead,
  "rows written": result.rowsWritten,
  "ms a trainee": result.took / size,
});

/**
 * The extension of applied schedules: eight weeks of both kinds for 500, 1,000 and 5,000 trainees,
 * the same run again, and the next week's.
 */
export const benchCron: Bench = async (run) => {
  const sizes = run.pick(plans);
  const results: Result[] = [];
  for (const size of sizes) results.push(...(await runSize(size)));
  const tables = [{ rows: results.map(rowOf) }];
  return { figures: figuresOf(results, sizes), tables, readings: results };
};
