import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildProduct, builtConfig } from "../lib/build.ts";
import { ensureTestBrowsers } from "../lib/chromium.ts";
import { root } from "../lib/install.mjs";
import { startLocalServer } from "../lib/local-server.ts";
import { findFreePort } from "../lib/port.mjs";
import { runTool, tools } from "../lib/run-tool.ts";
import { type SmokeCheck, smoke } from "../lib/smoke.ts";
import { sampleTrainer } from "../seed/accounts.ts";
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

/** What is tried of each deployment, tried of the built product on this machine, as somebody and as nobody. */
export const smokes: Step = {
  name: "smoke",
  async run() {
    const state = mkdtempSync(join(tmpdir(), "miran-smoke-"));
    try {
      const checks = [
        ...(await atServer({ state }, async (url) => [
          ...(await smoke(url)),
          ...(await smoke(url, sampleTrainer)),
          ...(await refusalsOf(url)),
        ])),
        ...(await atServer({ state, distance: 20 }, (url) => smoke(url, sampleTrainer))),
      ];
      const faults = checks.flatMap(({ name, fault }) => (fault ? [`${name}: ${fault}`] : []));
      return {
        passed: checks.length - faults.length,
        failed: faults.length,
        output: faults.join("\n"),
      };
    } finally {
      rmSync(state, { recursive: true, force: true });
    }
  },
};

async function atServer(
  place: { state: string; distance?: number },
  check: (url: string) => Promise<SmokeCheck[]>,
): Promise<SmokeCheck[]> {
  const server = await startLocalServer({ ...place, empty: true });
  try {
    return await check(server.url);
  } finally {
    await server.stop();
  }
}

/** What is no deployment, and nobody's password, must not pass for one. */
async function refusalsOf(url: string): Promise<SmokeCheck[]> {
  const wrong = await smoke(url, { email: sampleTrainer.email, password: "Wrong!pass-26" });
  const nowhere = await smoke(`http://localhost:${await findFreePort()}`);
  return [
    { name: "a wrong password fails", seen: wrong.at(-1)?.fault },
    {
      name: "a silent address fails",
      seen: nowhere.every(({ fault }) => fault) ? "all" : undefined,
    },
  ].map(({ name, seen }) => (seen ? { name, seen } : { name, fault: "it passed" }));
}

/**
 * In a process of its own, because an installation waits for the network while other steps run. Each step that starts a
 * browser looks for it again, as it may run alone.
 */
export const browsers: Step = {
  name: "browsers",
  run: async () => asOne(await runTool(["scripts/test/browsers.ts"])),
};

export const browser: Step = {
  name: "e2e",
  async run(files) {
    const told = ensureTestBrowsers();
    // A folder of its own: two runs in one checkout must not clear each other's files. Traces of failures stay.
    const results = join(root, ".wrangler/e2e");
    mkdirSync(results, { recursive: true });
    const folder = mkdtempSync(join(results, "run-"));
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
