import type { D1Database } from "@cloudflare/workers-types";
import { sampleTrainee } from "../../scripts/seed/accounts.ts";
import type { Bench, RunSize } from "./lib/bench-run.ts";
import { signIn } from "./lib/callers.ts";
import { compare, type Timing } from "./lib/measure.ts";
import { platformOf } from "./lib/platform.ts";
import { costOf } from "./lib/rows-read.ts";
import { startBenchServer } from "./lib/server.ts";
import { type BenchSize, benchState, smallestState } from "./lib/state.ts";

interface Plan {
  state: BenchSize;
  foods: number;
  repeats: { warmUp: number; rounds: number };
}

const plans: Record<RunSize, Plan> = {
  smallest: { state: smallestState, foods: 0, repeats: { warmUp: 0, rounds: 1 } },
  // A size that no other benchmark has: its database is this one's own.
  full: {
    state: { trainees: 20, weeks: 2 },
    foods: 10_000,
    repeats: { warmUp: 30, rounds: 200 },
  },
};
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
async function fill(database: D1Database, foods: number): Promise<void> {
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

async function measure({ state, foods, repeats }: Plan): Promise<Result[]> {
  const { folder } = await benchState(state);
  const server = await startBenchServer(folder);
  try {
    await fill(server.database, foods);
    const platform = platformOf(server);
    const caller = await signIn(server.database, platform, sampleTrainee.email);
    const results: Result[] = [];
    for (const [search, params] of Object.entries(searches)) {
      const path = `/api/trainee/foods?${new URLSearchParams(params)}`;
      const token = await caller.token();
      const { rowsRead } = await costOf(platform, { path, token });
      const { product: timing, bare } = await compare(
        { url: new URL(path, server.product), token },
        { url: new URL(`/read/${statements}`, server.bare) },
        repeats,
      );
      results.push({ search, timing, bare, rowsRead });
    }
    return results;
  } finally {
    await server.database.prepare("delete from sessions").run();
    await server.stop();
  }
}

/** The food search of the built Worker on workerd over 10,000 foods. */
export const benchFoods: Bench = async ({ pick }) => {
  const plan = pick(plans);
  const results = await measure(plan);
  const rows = results.map(({ search, timing, bare, rowsRead }) => ({
    search,
    "median ms": timing.median,
    "p95 ms": timing.p95,
    "bare median": bare.median,
    "rows read": rowsRead,
  }));
  return {
    figures: results.map(({ search, timing }) => ({
      what: `${search}, p95`,
      figure: timing.p95,
      unit: "ms",
      limit: p95Limit,
    })),
    tables: [{ rows }],
    readings: { foods: plan.foods, results },
  };
};
