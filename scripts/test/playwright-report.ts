import { existsSync, readFileSync } from "node:fs";
import type { ToolResult } from "../lib/run-tool.ts";
import type { TestOutcome, TestRun } from "./second-try.ts";
import type { FileTime } from "./step.ts";

interface PlaywrightTest {
  projectName: string;
  status: "expected" | "unexpected" | "flaky" | "skipped";
  expectedStatus: string;
  results: { duration: number }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  specs: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  /** What happened outside of any test. */
  errors: unknown[];
}

interface Reported {
  outcome: TestOutcome | undefined;
  time: FileTime;
}

/** A test that never came to run is failed; one that skips itself is none. */
function outcomeOf(test: PlaywrightTest, file: string, titles: string[]): Reported {
  const skipsItself = test.status === "skipped" && test.expectedStatus === "skipped";
  const passed = test.status === "expected" || test.status === "flaky";
  const name = [...titles, `(${test.projectName})`].join(" ");
  const milliseconds = test.results.reduce((sum, { duration }) => sum + duration, 0);
  return {
    outcome: skipsItself ? undefined : { file, name, passed },
    time: { file, seconds: milliseconds / 1000 },
  };
}

function reportedBy(suite: PlaywrightSuite, file: string, titles: string[]): Reported[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map((test) => outcomeOf(test, file, [...titles, title])),
  );
  const inner = (suite.suites ?? []).flatMap((each) =>
    reportedBy(each, file, [...titles, each.title]),
  );
  return [...own, ...inner];
}

function addUp(times: readonly FileTime[]): FileTime[] {
  const totals = new Map<string, number>();
  for (const { file, seconds } of times) totals.set(file, (totals.get(file) ?? 0) + seconds);
  return [...totals].map(([file, seconds]) => ({ file, seconds }));
}

export function playwrightRun(
  { suites, errors }: PlaywrightReport,
  { ok, output }: ToolResult,
): TestRun {
  const reported = suites.flatMap((suite) => reportedBy(suite, `tests/e2e/${suite.file}`, []));
  const tests = reported.flatMap(({ outcome }) => outcome ?? []);
  const explained = tests.some(({ passed }) => !passed);
  return {
    tests,
    files: addUp(reported.map(({ time }) => time)),
    broken: errors.length > 0 ? errors.length : ok || explained ? 0 : 1,
    output,
  };
}

export function readPlaywrightRun(path: string, result: ToolResult): TestRun {
  if (!existsSync(path)) return { tests: [], files: [], broken: 1, output: result.output };
  return playwrightRun(JSON.parse(readFileSync(path, "utf8")) as PlaywrightReport, result);
}
