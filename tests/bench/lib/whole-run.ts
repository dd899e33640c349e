import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
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

/** Runs every benchmark in full, and writes docs/benchmarks.md. */
export async function measureWhole(names: readonly string[]): Promise<Outcome[]> {
  const conditions = conditionsNow();
  const control = [timeControl()];
  const outcomes: MeasuredOutcome[] = [];
  for (const name of names) {
    say(`──── ${name} ────`);
    const outcome = await measureAlone(name);
    const before = noiseOf(control.at(-1) ?? []);
    control.push(timeControl());
    outcomes.push({ ...outcome, before, after: noiseOf(control.at(-1) ?? []) });
  }
  const noise = noiseOf(control.flat());
  writeFileSync(pageFile, benchmarksPage(benchmarks, { conditions, noise, outcomes }));
  say("Wrote docs/benchmarks.md.");
  return outcomes;
}
