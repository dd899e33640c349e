import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runTool, tools } from "../lib/run-tool.ts";
import { type TestRun, withSecondTry } from "./second-try.ts";
import type { Step } from "./step.ts";
import { onlyThese, readVitestRun } from "./vitest-report.ts";

/** One project of vitest.config.ts. */
export function vitestStep(project: string): Step {
  return {
    name: project,
    run: (files) => withSecondTry((only) => runVitest(project, only ? onlyThese(only) : files)),
  };
}

async function runVitest(project: string, only: readonly string[] = []): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), "miran-test-"));
  const report = join(folder, "report.json");
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["run", "--project", project, ...reporters, ...only];
  const { ok, output } = await runTool([tools.vitest, ...args], { env: { NO_COLOR: "1" } });
  const run = readVitestRun(report, { ok, output });
  rmSync(folder, { recursive: true, force: true });
  return run;
}
