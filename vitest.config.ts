import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { headerOf } from "./scripts/lib/migration-header.ts";
import { writeRouteIndexes } from "./scripts/lib/routes/indexes.ts";
import { starter } from "./scripts/library/starter.ts";
import { browserObjects, browserPlatform } from "./tests/support/demo/browser-platform.ts";
import { contractFiles } from "./tests/support/demo/contract.ts";
import { excludedFiles } from "./tests/support/demo/excluded-files.ts";
import { eagerImports } from "./tests/support/eager-imports.ts";
import { leanDependencies, leanTexts } from "./tests/support/lean-texts.ts";
import { lightHashes } from "./tests/support/light-hashes.ts";

writeRouteIndexes();

const migrations = await readD1Migrations("./migrations");
/** The header of the newest migration, because its comments do not reach D1. */
const newestHeader = headerOf(readFileSync(`./migrations/${migrations.at(-1)?.name}`, "utf8"));

// A deployment's required secret, which comes from the environment here.
process.env.SESSION_KEY = randomBytes(48).toString("base64");

/** The Worker in workerd. */
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

/** A busy machine takes ten times as long. */
const longTimeouts = { testTimeout: 120_000, hookTimeout: 120_000 };

/** Files share two workerds, because starting one takes longer than most files; each empties it first. */
const sharedWorkerd = {
  setupFiles: ["./tests/support/known-main.ts", "./tests/support/empty-stores.ts"],
  isolate: false,
  maxWorkers: 2,
  ...longTimeouts,
};

const workerFiles = ["tests/worker/**/*.test.ts"];

/** The Worker's tests on the demo's platform of a browser. */
const onBrowserPlatform = {
  plugins: [leanTexts, browserPlatform],
  test: {
    exclude: excludedFiles,
    setupFiles: ["./tests/support/demo/reset-deployment.ts"],
    isolate: false,
    maxWorkers: 2,
    ...longTimeouts,
    execArgv: ["--harmony-temporal"],
  },
};

/** The longest files, which start many commands or back everything up; at the end they would run alone. */
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
          setupFiles: ["./tests/support/reset-globals.ts"],
          isolate: false,
          // Vitest's default would leave one of two processors idle.
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
          // These tests mostly wait.
          maxWorkers: 4,
          ...longTimeouts,
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
        plugins: [eagerImports, leanTexts, leanDependencies, lightHashes, inWorkerd],
        test: {
          name: "worker",
          include: [...workerFiles, "tests/durable/**/*.test.ts"],
          ...sharedWorkerd,
        },
      },
      {
        ...onBrowserPlatform,
        test: { ...onBrowserPlatform.test, name: "demo", include: contractFiles },
      },
      {
        ...onBrowserPlatform,
        test: { ...onBrowserPlatform.test, name: "demo-all", include: workerFiles },
      },
    ],
  },
});
