import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { root } from "../../../scripts/lib/install.mjs";
import { say } from "../../../scripts/lib/message.mjs";
import { runInteractively } from "../../../scripts/lib/run-tool.ts";
import { benchmarks } from "../benchmarks.ts";
import type { Outcome } from "./bench-run.ts";
import { noiseOf, timeControl } from "./control.ts";
import { benchmarksPage, type Conditions, type MeasuredOutcome } from "./page.ts";
import { readReport } from "./report.ts";
import { benchFolder } from "./state.ts";

const pageFile = join(root, "docs/benchmarks.md");

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

function conditionsNow(): Conditions {
  const { version } = createRequire(import.meta.url)("workerd/package.json") as { version: string };
  return {
    commit: git("rev-parse", "--short=8", "HEAD"),
    changed: git("status", "--porcelain", "--", ".", ":!docs") !== "",
    date: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    node: process.versions.node,
    workerd: version,
  };
}

/** In a process of its own, whose memory and compiled code no other benchmark has touched. */
async function measureAlone(name: string): Promise<Outcome> {
  mkdirSync(benchFolder, { recursive: true });
  const report = join(benchFolder, "report.json");
  rmSync(report, { force: true });
  await runInteractively(["scripts/bench.ts", name, `--report=${report}`]);
  const [outcome] = readReport(report);
  if (outcome) return outcome;
  return { bench: name, size: "full", seconds: 0, figures: [], error: "Its process ended early." };
}

/** Measures some benchmarks in full, and writes what was found into docs/benchmarks.md after each. */
export async function measureForPage(names: readonly string[]): Promise<Outcome[]> {
  const conditions = conditionsNow();
  const outcomes: MeasuredOutcome[] = [];
  let before = noiseOf(timeControl());
  for (const name of names) {
    say(`──── ${name} ────`);
    const outcome = await measureAlone(name);
    const after = noiseOf(timeControl());
    outcomes.push({ ...outcome, conditions, before, after });
    before = after;
    writeFileSync(pageFile, benchmarksPage(benchmarks, readFileSync(pageFile, "utf8"), outcomes));
  }
  say("Wrote docs/benchmarks.md.");
  return outcomes;
}
