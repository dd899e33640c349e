import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "../lib/install.mjs";
import type { ToolResult } from "../lib/run-tool.ts";
import type { TestOutcome, TestRun } from "./second-try.ts";

export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

type VitestFile = VitestReport["testResults"][number];

/** A file that did not load has no tests to fail: it stands for one, under this name. */
const wholeFile = "(the file)";

const fileOf = ({ name }: VitestFile) => relative(root, name).replaceAll("\\", "/");

function outcomesOf(file: VitestFile): TestOutcome[] {
  if (file.status === "failed" && file.assertionResults.length === 0) {
    return [{ file: fileOf(file), name: wholeFile, passed: false }];
  }
  return file.assertionResults
    .filter(({ status }) => status === "passed" || status === "failed")
    .map(({ fullName, status }) => ({
      file: fileOf(file),
      name: fullName,
      passed: status === "passed",
    }));
}

/** An error outside of any test counts as broken: no test of it could be tried again. */
export function vitestRun(report: VitestReport, { ok, output }: ToolResult): TestRun {
  const tests = report.testResults.flatMap(outcomesOf);
  const explained = tests.some(({ passed }) => !passed) && !/Unhandled Error/.test(output);
  return {
    tests,
    files: report.testResults.map((file) => ({
      file: fileOf(file),
      seconds: (file.endTime - file.startTime) / 1000,
    })),
    broken: ok || explained ? 0 : 1,
    output,
  };
}

export function readVitestRun(path: string, result: ToolResult): TestRun {
  if (!existsSync(path)) return { tests: [], files: [], broken: 1, output: result.output };
  return vitestRun(JSON.parse(readFileSync(path, "utf8")) as VitestReport, result);
}

const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Names these tests and their files, one at a time; a file that did not load is tried whole. */
export function onlyThese(tests: readonly TestOutcome[]): string[] {
  const files = [...new Set(tests.map(({ file }) => file))];
  const names = [...new Set(tests.map(({ name }) => literally(name)))];
  const whole = tests.some(({ name }) => name === wholeFile);
  return [
    ...files,
    "--no-file-parallelism",
    ...(whole ? [] : ["--testNamePattern", `^(${names.join("|")})$`]),
  ];
}
