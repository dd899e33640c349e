import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildProduct, builtConfig } from "../lib/build.ts";
import { ensureTestBrowser } from "../lib/chromium.ts";
import { runTool, tools } from "../lib/run-tool.ts";
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

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

export const browser: Step = {
  name: "e2e",
  async run() {
    const folder = mkdtempSync(join(tmpdir(), "miran-e2e-"));
    const report = join(folder, "report.json");
    const { ok, output } = await runTool([tools.playwright, "test", "--reporter=list,json"], {
      env: { CHROMIUM: ensureTestBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: "0" },
    });
    let passed = 0;
    let failed = 0;
    try {
      const { stats, errors } = JSON.parse(readFileSync(report, "utf8")) as PlaywrightReport;
      // A test runs twice before it has failed; Playwright lists those that needed it.
      passed = stats.expected + stats.flaky;
      failed = stats.unexpected + errors.length;
    } catch {
      failed = 1;
    }
    rmSync(folder, { recursive: true, force: true });
    return { passed, failed: ok ? failed : Math.max(failed, 1), output };
  },
};
