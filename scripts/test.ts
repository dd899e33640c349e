import { whenAskedToEnd } from "./lib/ending.ts";
import { Refusal, runCommand, say } from "./lib/message.mjs";
import { browser, build, deployment } from "./test/product-steps.ts";
import { slowest } from "./test/second-try.ts";
import { lint, messages, types } from "./test/static-steps.ts";
import { type Step, type StepResult, sum } from "./test/step.ts";
import { vitestStep } from "./test/vitest-step.ts";

const steps: Step[] = [
  messages,
  types,
  lint,
  vitestStep("unit"),
  vitestStep("worker"),
  vitestStep("durable"),
  vitestStep("demo"),
  build,
  vitestStep("budgets"),
  deployment,
  browser,
];

function chooseSteps(names: string[]): Step[] {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    const known = steps.map((step) => step.name).join(" ");
    throw new Refusal(
      `There is no step "${unknown}".\n\nusage: npm test [-- STEP …]\n  ${known}`,
      2,
    );
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
}

async function runStep(step: Step): Promise<StepResult> {
  say(`${step.name} …`);
  const start = performance.now();
  let result: StepResult;
  try {
    result = await step.run();
  } catch (error) {
    const output =
      error instanceof Refusal ? error.message : String((error as Error).stack ?? error);
    result = { passed: 0, failed: 1, output };
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (result.failed > 0 || result.unsteady?.length)
    say(`\n──── ${step.name} ────\n${result.output.trim()}\n`);
  say(`${step.name.padEnd(12)} ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  return result;
}

/** What to look at even when all is green: where the time goes, and what raced. */
function sayCosts({ files = [], unsteady = [] }: StepResult): void {
  if (files.length > 0) say("\nslowest files:");
  for (const { file, seconds } of slowest(files))
    say(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  if (unsteady.length > 0)
    say("\nunsteady: failed beside others, passed alone; to be mended next:");
  for (const test of unsteady) say(`  ${test}`);
}

await runCommand(async () => {
  // Ends the tools that a step has started, too.
  whenAskedToEnd(async () => process.exit(1));
  const results: StepResult[] = [];
  for (const step of chooseSteps(process.argv.slice(2))) results.push(await runStep(step));
  const total = sum(results);
  const { passed, failed } = total;
  sayCosts(total);
  process.exitCode = failed > 0 ? 1 : 0;
  say(`${passed} passed, ${failed} failed`);
});
