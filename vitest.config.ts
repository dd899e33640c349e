import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { headerOf } from "./scripts/lib/migration-header.ts";
import { writeRouteIndexes } from "./scripts/lib/routes/indexes.ts";
import { starter } from "./scripts/library/starter.ts";
import { contractFiles } from "./tests/support/demo/contract.ts";
import {
  browserObjects,
  inPlaceOfCloudflare,
} from "./tests/support/demo/in-place-of-cloudflare.ts";
import { leftOutFiles } from "./tests/support/demo/left-out.ts";
import { importsAtOnce } from "./tests/support/imports-at-once.ts";
import { leanDependencies, leanTexts } from "./tests/support/lean-texts.ts";
import { lightHashes } from "./tests/support/light-hashes.ts";

writeRouteIndexes();

const migrations = await readD1Migrations("./migrations");
/** What the newest says of itself: its comments do not reach D1. */
const newestHeader = headerOf(readFileSync(`./migrations/${migrations.at(-1)?.name}`, "utf8"));

// Required of a deployment, and looked for in the environment here.
process.env.SESSION_KEY = randomBytes(48).toString("base64");

/** The Worker as it runs, in workerd. */
const inWorkerd = cloudflareTest({
  wrangler: { configPath: "./wrangler.toml" },
  miniflare: {
    bindings: {
      ENVIRONMENT: "development",
      APP_ORIGIN: "https://miran.test",
      TRAINER_EMAIL: "trainer@miran.test",
      SESSION_KEY: process.env.SESSION_KEY,
      MIGRATIONS: migrations,
      NEWEST_HEADER: { ...newestHeader },
      STARTER: JSON.stringify(starter),
    },
  },
});

/** A machine busy with other things takes ten times as long; what hangs ends some day. */
const patient = { testTimeout: 120_000, hookTimeout: 120_000 };

/** Files take turns in two workerds, as starting one costs more than most files; each empties it first. */
const sharedWorkerd = {
  setupFiles: ["./tests/support/known-main.ts", "./tests/support/empty-stores.ts"],
  isolate: false,
  maxWorkers: 2,
  ...patient,
};

const workerFiles = ["tests/worker/**/*.test.ts"];

/** The Worker's tests over the platform that the demo has in a browser. */
const overBrowser = {
  plugins: [leanTexts, inPlaceOfCloudflare],
  test: {
    exclude: leftOutFiles,
    setupFiles: ["./tests/support/demo/begin-anew.ts"],
    isolate: false,
    maxWorkers: 2,
    ...patient,
    execArgv: ["--harmony-temporal"],
  },
};

/** They start the product's commands again and again, or back all of it up: at the end they would be waited for alone. */
const longest = /(state-orders|backup-drill)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [leanTexts, browserObjects],
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.ts"],
          setupFiles: ["./tests/support/as-before.ts"],
          isolate: false,
          // Vitest alone would leave one of two processors idle.
          maxWorkers: 2,
          testTimeout: 30_000,
          // Browsers have Temporal already, and some rules use it there.
          execArgv: ["--harmony-temporal"],
        },
      },
      {
        plugins: [leanTexts],
        test: {
          name: "engines",
          include: ["tests/engines/**/*.test.ts"],
          globalSetup: ["./tests/engines/prepare.ts"],
          // They wait more than they work.
          maxWorkers: 4,
          ...patient,
        },
      },
      {
        test: {
          name: "budgets",
          include: ["tests/budgets/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        plugins: [importsAtOnce, leanTexts, leanDependencies, lightHashes, inWorkerd],
        test: {
          name: "worker",
          include: [...workerFiles, "tests/durable/**/*.test.ts"],
          ...sharedWorkerd,
        },
      },
      { ...overBrowser, test: { ...overBrowser.test, name: "demo", include: contractFiles } },
      { ...overBrowser, test: { ...overBrowser.test, name: "demo-all", include: workerFiles } },
    ],
  },
});
