import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildProduct, builtConfig } from "../lib/build.ts";
import { ensureTestBrowsers } from "../lib/chromium.ts";
import { runTool, tools } from "../lib/run-tool.ts";
import { readPlaywrightRun } from "./playwright-report.ts";
import { type TestRun, withSecondTry } from "./second-try.ts";
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
  async run(files) {
    const told = ensureTestBrowsers();
    // A folder of its own: two runs in one checkout must not clear each other's files.
    const folder = mkdtempSync(join(tmpdir(), "miran-e2e-"));
    const result = await withSecondTry((only) =>
      runPlaywright(told, folder, only ? again : (files ?? []), only && "second-try"),
    );
    if (result.failed === 0) rmSync(folder, { recursive: true, force: true });
    return result;
  },
};

/** Playwright remembers itself which tests failed; a trace of the second failure stays. */
const again = ["--last-failed", "--workers=1", "--trace=retain-on-failure"];

async function runPlaywright(
  told: Record<string, string>,
  folder: string,
  only: readonly string[],
  run = "report",
): Promise<TestRun> {
  const report = join(folder, `${run}.json`);
  const output = ["--reporter=list,json", `--output=${join(folder, "results")}`];
  const args = ["test", ...output, ...only];
  const result = await runTool([tools.playwright, ...args], {
    env: { ...told, PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: "0" },
  });
  return readPlaywrightRun(report, result);
}
