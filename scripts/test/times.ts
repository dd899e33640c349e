import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/install.mjs";
import { say } from "../lib/message.mjs";
import { slowest } from "./second-try.ts";
import { type StepResult, sum } from "./step.ts";

export interface TimedResult extends StepResult {
  step: string;
  seconds: number;
}

/** All files of all steps, for who looks for what to cut next. */
const timesFile = ".wrangler/test-times.json";

const inMinutes = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

const row = (seconds: number, text: string) => `${seconds.toFixed(1).padStart(7)} s  ${text}`;

const outcomeOf = ({ step, failed }: TimedResult) =>
  failed > 0 ? `${step}: ${failed} failed` : step;

/** The lines at the end of a run: each step's seconds and failures, the slowest files and the unsteady tests. */
export function linesOfTimes(results: readonly TimedResult[], total: number): string[] {
  const { files = [], unsteady = [] } = sum(results);
  const lines = ["", "steps:", ...results.map((each) => row(each.seconds, outcomeOf(each)))];
  if (files.length > 0) {
    lines.push("", `slowest files (all: ${timesFile}):`);
    lines.push(...slowest(files, 20).map(({ file, seconds }) => row(seconds, file)));
  }
  if (unsteady.length > 0) {
    lines.push("", "unsteady: failed beside others, passed alone; to be mended next:");
    lines.push(...unsteady.map((test) => `  ${test}`));
  }
  return [...lines, "", `${inMinutes(total)} minutes`];
}

export function sayTimes(results: readonly TimedResult[], total: number): void {
  const times = results.map(({ step, seconds, files = [] }) => {
    return { step, seconds, files: slowest(files, files.length) };
  });
  mkdirSync(join(root, ".wrangler"), { recursive: true });
  writeFileSync(join(root, timesFile), `${JSON.stringify(times, null, 1)}\n`);
  for (const line of linesOfTimes(results, total)) say(line);
}
