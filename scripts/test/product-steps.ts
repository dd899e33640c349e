import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildProduct, builtConfig } from "../lib/build.ts";
import { ensureTestBrowsers } from "../lib/chromium.ts";
import { runTool, tools } from "../lib/run-tool.ts";
import { readPlaywrightRun } from "./playwright-report.ts";
import { type TestOutcome, type TestRun, withSecondTry } from "./second-try.ts";
import { asOne, type Step } from "./step.ts";

export const build: Step = {
  name: "build",
  async run() {
    await buildProduct();
    return asOne({ ok: true, output: "" });
  },
};

/** Everything that a deployment checks before it uploads. */
export const deployment: Step = {
  name: "deployment",
  run: async () =>
    asOne(await runTool([tools.wrangler, "deploy", "--dry-run", "--config", builtConfig])),
};

export const browser: Step = {
  name: "e2e",
  run() {
    const told = ensureTestBrowsers();
    return withSecondTry((only) => runPlaywright(told, only));
  },
};

/** Playwright remembers itself which tests failed; a trace of the second failure stays. */
const again = ["--last-failed", "--workers=1", "--trace=retain-on-failure"];

async function runPlaywright(told: Record<string, string>, only?: TestOutcome[]): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), "miran-e2e-"));
  const report = join(folder, "report.json");
  const args = ["test", "--reporter=list,json", ...(only ? again : [])];
  const result = await runTool([tools.playwright, ...args], {
    env: { ...told, PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: "0" },
  });
  const run = readPlaywrightRun(report, result);
  rmSync(folder, { recursive: true, force: true });
  return run;
}
