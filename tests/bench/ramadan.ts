import type { D1Database } from "@cloudflare/workers-types";
import { addDays } from "../../domain/calendar.ts";
import { markText } from "../../domain/ramadan/fasting-days.ts";
import { writeHealth } from "../../domain/ramadan/fasting-health.ts";
import { sampleTrainee } from "../../scripts/seed/accounts.ts";
import type { Platform } from "../../worker/platform.ts";
import { seal } from "../../worker/tokens/secret-box.ts";
import type { Bench, RunSize } from "./lib/bench-run.ts";
import { signIn } from "./lib/callers.ts";
import { compare, type Timing } from "./lib/measure.ts";
import { platformOf } from "./lib/platform.ts";
import { costOf } from "./lib/rows-read.ts";
import { startBenchServer } from "./lib/server.ts";
import { type BenchSize, benchState, smallestState } from "./lib/state.ts";

interface Plan {
  state: BenchSize;
  repeats: { warmUp: number; rounds: number };
}

const plans: Record<RunSize, Plan> = {
  smallest: { state: smallestState, repeats: { warmUp: 0, rounds: 1 } },
  // As many weeks as both days are behind.
  full: { state: { trainees: 10, weeks: 52 }, repeats: { warmUp: 200, rounds: 2000 } },
};

/** Wednesdays of one person with the same plan, in the month of 1447 and before it. */
const days = { inMonth: "2026-02-25", before: "2026-01-14" };
const limit = 1.05;
const markedDays = 7;

/** Whoever decided, answered the question of health, and marked the week before. */
async function followMonth({ database, platform }: World, traineeId: string): Promise<void> {
  const box = { of: "fasting", accountId: traineeId } as const;
  const week = Array.from({ length: markedDays }, (_, back) => addDays(days.inMonth, -back - 1));
  const marks = week.map(async (date) => {
    const sealed = await seal(platform, box, markText({ date, fasted: true }));
    return database
      .prepare(
        "insert into fasting_days (trainee_id, date, sealed, updated_at) values (?, ?, ?, 1)",
      )
      .bind(traineeId, date, sealed);
  });
  const health = await seal(platform, box, writeHealth({ yes: false, doctorOn: null }));
  await database.batch([
    database
      .prepare(
        `insert into fasting_slots (trainee_id, shown, breakfast, lunch, dinner, snack, training, updated_at)
         values (?1, 1, 'suhoor', 'iftar', 'after_tarawih', 'after_tarawih', 'after_tarawih', 1)`,
      )
      .bind(traineeId),
    database
      .prepare("insert into fasting_health (trainee_id, sealed, updated_at) values (?, ?, 1)")
      .bind(traineeId, health),
    ...(await Promise.all(marks)),
  ]);
}

interface World {
  database: D1Database;
  platform: Platform;
}

interface Result {
  inMonth: Timing;
  before: Timing;
  ratio: number;
  rowsRead: { inMonth: number; before: number };
}

async function measure({ state, repeats }: Plan): Promise<Result> {
  const { folder } = await benchState(state);
  const server = await startBenchServer(folder);
  try {
    const platform = platformOf(server);
    const caller = await signIn(server.database, platform, sampleTrainee.email);
    await followMonth({ database: server.database, platform }, caller.accountId);
    const token = await caller.token();
    const pathOf = (date: string) => `/api/trainee/home?date=${date}`;
    const requestOf = (date: string) => ({ url: new URL(pathOf(date), server.product), token });
    const rowsOf = async (date: string) =>
      (await costOf(platform, { path: pathOf(date), token })).rowsRead;
    const { product, bare, ratio } = await compare(
      requestOf(days.inMonth),
      requestOf(days.before),
      repeats,
    );
    const rowsRead = { inMonth: await rowsOf(days.inMonth), before: await rowsOf(days.before) };
    return { inMonth: product, before: bare, ratio, rowsRead };
  } finally {
    for (const table of ["fasting_slots", "fasting_days", "fasting_health", "sessions"])
      await server.database.prepare(`delete from ${table}`).run();
    await server.stop();
  }
}

/** The home of a person who follows the month, on a day of it and on one before it. */
export const benchRamadan: Bench = async ({ pick }) => {
  const { inMonth, before, ratio, rowsRead } = await measure(pick(plans));
  return {
    figures: [
      { what: "home in Ramadan, to the home before it", figure: ratio, unit: "×", limit },
      {
        what: "home in Ramadan, rows read more",
        figure: rowsRead.inMonth - rowsRead.before,
        unit: "rows",
        // The marks of its days.
        limit: markedDays,
        exact: true,
      },
    ],
    tables: [
      {
        rows: [
          { home: "in Ramadan", "median ms": inMonth.median, "p95 ms": inMonth.p95 },
          { home: "before it", "median ms": before.median, "p95 ms": before.p95 },
        ],
      },
    ],
    readings: { inMonth, before, rowsRead },
  };
};
