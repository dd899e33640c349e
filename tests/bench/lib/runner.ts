import { writeFileSync } from "node:fs";
import { buildDemo, buildProduct } from "../../../scripts/lib/build.ts";
import { ensureTestBrowsers } from "../../../scripts/lib/chromium.ts";
import { runDistance } from "../../support/run-distance.ts";
import { benchmarks } from "../benchmarks.ts";
import { type BenchRun, benchRun, type Outcome, type RunSize } from "./bench-run.ts";
import { judge, tell } from "./report.ts";
import { lockBench } from "./state.ts";

const benchmarkOf = (name: string) => {
  const found = benchmarks.find((each) => each.name === name);
  if (!found) throw new Error(`there is no benchmark ${name}`);
  return found;
};

/** What the named benchmarks stand on: a build, and the browser of the tests. */
export async function prepare(names: readonly string[]): Promise<void> {
  const needs = names.map((name) => benchmarkOf(name).needs ?? "");
  await buildProduct();
  if (needs.some((need) => need.includes("demo"))) await buildDemo();
  // Before any of their modules looks for one.
  if (needs.some((need) => need.includes("browser")))
    Object.assign(process.env, ensureTestBrowsers());
}

/**
 * Runs some benchmarks one after the other and tells what they measured. What one throws ends that
 * one only.
 * @param report - a file that names those that are done
 */
export async function measureAll(
  names: readonly string[],
  { size, report }: { size: RunSize; report?: string | undefined },
): Promise<Outcome[]> {
  lockBench();
  const outcomes: Outcome[] = [];
  for (const name of names) {
    outcomes.push(await measure(name, benchRun(size)));
    // After each, so that they stand there even if the next one takes the process with it.
    if (report !== undefined) writeFileSync(report, JSON.stringify(outcomes));
  }
  return outcomes;
}

async function measure(bench: string, run: BenchRun): Promise<Outcome> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const { size } = run;
  try {
    const measurement = await (await benchmarkOf(bench).load())(run);
    // Limits are those of stores that are near.
    const judges = run.judges && runDistance() === 0;
    const figures = measurement.figures.map((figure) => judge(figure, { judges }));
    tell({ bench, size, figures }, measurement);
    return { bench, size, seconds: seconds(), figures };
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { bench, size, seconds: seconds(), figures: [], error: text };
  }
}
