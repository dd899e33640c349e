import { setRunDistance } from "../tests/support/run-distance.ts";
import { whenAskedToEnd } from "./lib/ending.ts";
import { runCommand, say } from "./lib/message.mjs";
import { readArguments, readDistance } from "./lib/options.mjs";
import { benches } from "./test/bench-step.ts";
import { demoSteps } from "./test/demo-steps.ts";
import { engines } from "./test/engines-step.ts";
import { type Planned, planChanged, planNamed } from "./test/plan.ts";
import { browser, browsers, build, deployment, smokes } from "./test/product-steps.ts";
import { useScratchFolder } from "./test/scratch.ts";
import { generated, lint, types } from "./test/static-steps.ts";
import { resultOf, type Step, sum } from "./test/step.ts";
import { sayTimes, type TimedResult } from "./test/times.ts";
import { vitestStep } from "./test/vitest-step.ts";

const usage = (known: string) => `usage: npm test [-- STEP … | PATH …] [--distance MS]
       npm test -- --changed [--since COMMIT]
  steps: ${known}
  PATH            a file or folder of tests, such as tests/worker/activity/steps.test.ts
  --changed       what the uncommitted changes can touch, or all since a commit
  --distance MS   has each call of D1, R2 or a Durable Object of the served product take MS milliseconds more`;

/** Steps that run one after the other. */
type Lane = Step[];

/**
 * The lanes of one stage run beside each other. A stage begins when the one before it has ended, passed or failed:
 * cheap steps come first. Benchmarks wait for processes that they start, and unit tests use that time. Tests of the
 * Worker, browser tests and other engines occupy both processors. While benchmarks run, no other step may read the
 * build, because one of them puts a page into it.
 */
const stages: Lane[][] = [
  [[generated]],
  [[types], [lint], [build], [browsers]],
  [[vitestStep("unit"), ...demoSteps], [benches]],
  [[vitestStep("worker")]],
  [[browser], [vitestStep("budgets"), deployment, smokes]],
  [[engines]],
];
const steps = stages.flat(2);
const stepNames = steps.map((step) => step.name).join(" ");

async function runLane(lane: Lane, planned: readonly Planned[]): Promise<TimedResult[]> {
  const results: TimedResult[] = [];
  for (const step of lane) {
    const due = planned.find((each) => each.step === step);
    if (due) results.push(await runStep(due));
  }
  return results;
}

async function runStep({ step, files }: Planned): Promise<TimedResult> {
  say(`${step.name} …`);
  const start = performance.now();
  const result = await resultOf(() => step.run(files));
  const seconds = (performance.now() - start) / 1000;
  if (result.failed > 0 || result.unsteady?.length)
    say(`\n──── ${step.name} ────\n${result.output.trim()}\n`);
  say(
    `${step.name.padEnd(12)} ${result.passed} passed, ${result.failed} failed (${seconds.toFixed(1)} s)`,
  );
  return { ...result, step: step.name, seconds };
}

await runCommand(async () => {
  // Ends the tools that a step has started, too.
  whenAskedToEnd(async () => process.exit(1));
  const { values, names } = readArguments(
    process.argv.slice(2),
    { changed: { type: "boolean" }, since: { type: "string" }, distance: { type: "string" } },
    usage(stepNames),
  );
  setRunDistance(readDistance(values.distance, usage(stepNames)));
  const planned = values.changed
    ? planChanged(steps, values.since)
    : planNamed(steps, names, usage(stepNames));
  useScratchFolder();
  const start = performance.now();
  const results: TimedResult[] = [];
  for (const stage of stages) {
    results.push(...(await Promise.all(stage.map((lane) => runLane(lane, planned)))).flat());
  }
  const { passed, failed } = sum(results);
  sayTimes(results, (performance.now() - start) / 1000);
  process.exitCode = failed > 0 ? 1 : 0;
  say(`${passed} passed, ${failed} failed`);
});
