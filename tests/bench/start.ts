import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { builtConfig } from "../../scripts/lib/build.ts";
import { say } from "../../scripts/lib/message.mjs";
import { runTool, tools } from "../../scripts/lib/run-tool.ts";
import type { Bench } from "./lib/bench-run.ts";
import { caught, timingOf } from "./lib/measure.ts";
import { benchFolder } from "./lib/state.ts";
import { buildWorker } from "./lib/worker-build.ts";

const rounds = 9;
const limits = { start: 3, morning: 6 };

/** The profile's time between two samples, in milliseconds; on a busy machine it can miss a start altogether. */
const sampleMs = 1;

/** CPU milliseconds of one start of a built Worker. */
const measureStart = (config: string) => caught(() => profileStart(config), { least: sampleMs });

/** The same, as wrangler's profile tells. */
async function profileStart(config: string): Promise<number> {
  const { output } = await runTool([
    tools.wrangler,
    "check",
    "startup",
    `--args=--config ${config}`,
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

/** The product, with all that a trainee's morning asks for evaluated at its start. @returns its configuration */
async function buildMorning(): Promise<string> {
  // What is built is known once it was.
  const { filesFor, morning } = await import("../budgets/built-worker.ts");
  // Beside the product, whose folder is what a deployment uploads.
  const folder = join(benchFolder, "morning");
  rmSync(folder, { recursive: true, force: true });
  cpSync(dirname(builtConfig), folder, { recursive: true });
  const config = JSON.parse(readFileSync(builtConfig, "utf8"));
  const imports = filesFor(...morning).map((file) => `import "./${file}";\n`);
  const main = JSON.stringify(`./${config.main}`);
  const entry = `${imports.join("")}export * from ${main};\nexport { default } from ${main};\n`;
  writeFileSync(join(folder, "morning.js"), entry);
  const written = join(folder, "wrangler.json");
  const { compatibility_date, rules } = config;
  const morningWorker = {
    name: "morning",
    main: "morning.js",
    compatibility_date,
    no_bundle: true,
    rules,
  };
  writeFileSync(written, JSON.stringify(morningWorker));
  return written;
}

/** How long the Worker takes to start, beside a bare one in the same turns. */
export const benchStart: Bench = async (run) => {
  const bareConfig = await buildBareStart();
  const morningConfig = await buildMorning();
  const starts = { product: [] as number[], morning: [] as number[], bare: [] as number[] };
  for (let round = 1; round <= run.rounds(rounds); round++) {
    say(`Round ${round} of ${run.rounds(rounds)} …`);
    starts.product.push(await measureStart(builtConfig));
    starts.morning.push(await measureStart(morningConfig));
    starts.bare.push(await measureStart(bareConfig));
  }
  const product = timingOf(starts.product).median;
  const morning = timingOf(starts.morning).median;
  const bare = timingOf(starts.bare).median;
  return {
    figures: [
      { what: "start, processor time", figure: product, unit: "ms" },
      { what: "start of a bare Worker, processor time", figure: bare, unit: "ms" },
      { what: "start, to a bare one", figure: product / bare, unit: "×", limit: limits.start },
      {
        what: "start and a trainee's morning, to a bare start",
        figure: morning / bare,
        unit: "×",
        limit: limits.morning,
      },
    ],
    readings: starts,
  };
};
