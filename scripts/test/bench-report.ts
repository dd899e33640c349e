import type { Outcome } from "../../tests/bench/lib/bench-run.ts";
import { faultsOf } from "../../tests/bench/lib/report.ts";
import type { ToolResult } from "../lib/run-tool.ts";
import type { TestRun } from "./second-try.ts";

const fileOf = (bench: string) => `tests/bench/${bench}.ts`;

/** A test for each benchmark; one that the report does not name took its process with it. */
export function benchRunOf(
  names: readonly string[],
  outcomes: readonly Outcome[],
  { ok, output }: ToolResult,
): TestRun {
  const tests = names.map((name) => {
    const outcome = outcomes.find(({ bench }) => bench === name);
    const passed = outcome !== undefined && faultsOf(outcome).length === 0;
    return { file: fileOf(name), name, passed };
  });
  const explained = tests.some(({ passed }) => !passed);
  return {
    tests,
    files: outcomes.map(({ bench, seconds }) => ({ file: fileOf(bench), seconds })),
    broken: ok || explained ? 0 : 1,
    output,
  };
}
