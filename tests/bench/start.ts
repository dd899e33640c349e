import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtConfig } from "../../scripts/lib/build.ts";
import { say } from "../../scripts/lib/message.mjs";
import { runTool, tools } from "../../scripts/lib/run-tool.ts";
import type { Bench } from "./lib/bench-run.ts";
import { timingOf } from "./lib/measure.ts";
import { benchFolder } from "./lib/state.ts";
import { buildWorker } from "./lib/worker-build.ts";

const rounds = 9;
const limit = 3;

/** CPU milliseconds of one start of a built Worker, as wrangler's profile tells. */
async function measureStart(config: string): Promise<number> {
  const { output } = await runTool([
    ...[tools.wrangler, "check", "startup", `--args=--config ${config}`],
    `--outfile=${join(benchFolder, "start.cpuprofile")}`,
  ]);
  const active = /Active: ([\d.]+) ms/.exec(output)?.[1];
  if (!active) throw new Error(output);
  return Number(active);
}

/** A Worker with the product's date and nothing bound. @returns its configuration */
async function buildBareStart(): Promise<string> {
  const folder = join(benchFolder, "start");
  await buildWorker("bare/start.ts", folder);
  const { compatibility_date } = JSON.parse(readFileSync(builtConfig, "utf8"));
  const config = join(folder, "wrangler.json");
  const bare = { name: "bare", main: "index.js", compatibility_date, no_bundle: true };
  writeFileSync(config, JSON.stringify(bare));
  return config;
}

/** How long the Worker takes to start, beside a bare one in the same turns. */
export const benchStart: Bench = async (run) => {
  const bareConfig = await buildBareStart();
  const starts = { product: [] as number[], bare: [] as number[] };
  for (let round = 1; round <= run.rounds(rounds); round++) {
    say(`Round ${round} of ${run.rounds(rounds)} …`);
    starts.product.push(await measureStart(builtConfig));
    starts.bare.push(await measureStart(bareConfig));
  }
  const product = timingOf(starts.product).median;
  const bare = timingOf(starts.bare).median;
  return {
    figures: [
      { what: "start, processor time", figure: product, unit: "ms" },
      { what: "start of a bare Worker, processor time", figure: bare, unit: "ms" },
      { what: "start, to a bare one", figure: product / bare, unit: "×", limit },
    ],
    readings: starts,
  };
};
