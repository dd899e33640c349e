import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchmarks } from "../../tests/bench/benchmarks.ts";
import { readReport } from "../../tests/bench/lib/report.ts";
import { say } from "../lib/message.mjs";
import { runTool } from "../lib/run-tool.ts";
import { benchRunOf } from "./bench-report.ts";
import { type TestRun, withSecondTry } from "./second-try.ts";
import type { Step } from "./step.ts";

/** Every benchmark at its smallest size: it starts, measures and tells its figures. */
export const benches: Step = {
  name: "benches",
  run: (files) => withSecondTry((only) => runBenches(only?.map(({ name }) => name) ?? files)),
};

async function runBenches(
  names: readonly string[] = benchmarks.map(({ name }) => name),
): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), "miran-bench-"));
  const report = join(folder, "report.json");
  const result = await runTool(["scripts/bench.ts", ...names, "--smallest", `--report=${report}`]);
  const outcomes = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  for (const { bench, seconds } of outcomes)
    say(`${seconds.toFixed(1).padStart(7)} s  bench ${bench}`);
  return benchRunOf(names, outcomes, result);
}
