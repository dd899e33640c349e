import type { D1Database } from "@cloudflare/workers-types";
import { buildProduct } from "../../scripts/lib/build.ts";
import { say } from "../../scripts/lib/message.mjs";
import { sampleTrainee, sampleTrainer } from "../../scripts/seed/accounts.ts";
import type { Platform } from "../../worker/platform.ts";
import { signIn } from "./lib/callers.ts";
import { compare, type Timing } from "./lib/measure.ts";
import { benchPlatform } from "./lib/platform.ts";
import { type Check, isMet, sayChecks, table } from "./lib/report.ts";
import { costOf } from "./lib/rows-read.ts";
import { startBenchServer } from "./lib/server.ts";
import { benchState, lockBench } from "./lib/state.ts";

const foods = 10_000;
/** Milliseconds on the server. */
const p95Limit = 50;
const statements = 2;

const searches: Record<string, Record<string, string>> = {
  "two letters": { search: "رز" },
  "a word with tashkeel": { search: "أَرُزّ" },
  "two words": { search: "جبنه بيضاء" },
  "an English word": { search: "chicken" },
  "nothing found": { search: "غغغغغغ" },
  "word and ranges": { search: "حليب", minCalories: "20", maxCalories: "400", minProtein: "1" },
  "the dairy list": { dairy: "true" },
};

interface Result {
  search: string;
  timing: Timing;
  bare: Timing;
  rowsRead: number;
}

/** The starter foods again and again under other names, until there are as many as asked for. */
async function fill(database: D1Database): Promise<void> {
  const count = async () =>
    (await database.prepare("select count(*) as count from foods").first<{ count: number }>())
      ?.count ?? 0;
  for (let round = 1, had = await count(); had < foods; round++, had = await count()) {
    await database
      .prepare(
        `insert into foods (id, name, english_name, category, calories, protein, carbs, fat, fiber, sugar,
           saturated_fat, sodium, source, rank, familiarity, search)
         select 'bench-' || ?1 || '-' || id, name || ' ' || ?1, english_name, category, calories, protein,
           carbs, fat, fiber, sugar, saturated_fat, sodium, source, rank, familiarity,
           replace(search || char(10), char(10), ' ' || ?1 || char(10))
         from foods where usda_id is not null or source not like 'bench%' limit ?2`,
      )
      .bind(round, foods - had)
      .run();
  }
}

async function run(): Promise<Result[]> {
  // A size that no other benchmark has: its database is this one's own.
  const { folder } = await benchState({ trainees: 20, weeks: 2 });
  const server = await startBenchServer(folder);
  try {
    await fill(server.database);
    const platform = benchPlatform(server.database as unknown as Platform["database"], {
      sessionKey: server.sessionKey,
      trainerEmail: sampleTrainer.email,
    });
    const caller = await signIn(server.database, platform, sampleTrainee.email);
    const results: Result[] = [];
    for (const [search, params] of Object.entries(searches)) {
      const path = `/api/trainee/foods?${new URLSearchParams(params)}`;
      const token = await caller.token();
      const { rowsRead } = await costOf(platform, { path, token });
      const { product: timing, bare } = await compare(
        { url: new URL(path, server.product), token },
        { url: new URL(`/read/${statements}`, server.bare) },
        { warmUp: 30, rounds: 200 },
      );
      results.push({ search, timing, bare, rowsRead });
    }
    return results;
  } finally {
    await server.database.prepare("delete from sessions").run();
    await server.stop();
  }
}

/**
 * Measures the food search of the built Worker on workerd over 10,000 foods.
 * @returns whether every search stays below the limit
 */
export async function benchFoods(): Promise<boolean> {
  lockBench();
  await buildProduct();
  const results = await run();
  const checks: Check[] = results.map(({ search, timing }) => ({
    name: `foods, ${search}, p95 ms`,
    value: timing.p95,
    limit: p95Limit,
  }));
  say(JSON.stringify({ benchmark: "foods", foods, results, checks }));
  say(
    table(
      results.map(({ search, timing, bare, rowsRead }) => ({
        search,
        "median ms": timing.median,
        "p95 ms": timing.p95,
        "bare median": bare.median,
        "rows read": rowsRead,
      })),
    ),
  );
  sayChecks(checks);
  return checks.every(isMet);
}
