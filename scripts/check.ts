import { whenAskedToEnd } from "./lib/ending.ts";
import { runCommand, say } from "./lib/message.mjs";
import { checkTypes, generated, lintAll } from "./test/static-steps.ts";
import { resultOf, type Step, type StepResult, sum } from "./test/step.ts";

const inSeconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Prints the outcome of a step at its end. */
async function runAndSay(step: Step): Promise<StepResult> {
  const start = performance.now();
  const result = await resultOf(() => step.run());
  if (result.failed > 0) say(`\n──── ${step.name} ────\n${result.output.trim()}\n`);
  const outcome = result.failed > 0 ? "failed" : "in order";
  say(`${step.name.padEnd(26)} ${outcome} (${inSeconds(start)})`);
  return result;
}

await runCommand(async () => {
  whenAskedToEnd(async () => process.exit(1));
  const start = performance.now();
  say("Writing generated files, then checking types beside style and architecture …");
  const files = await runAndSay(generated);
  const rest = await Promise.all([checkTypes(runAndSay), lintAll(runAndSay)]);
  const { failed } = sum([files, ...rest]);
  say(
    failed > 0
      ? `\nTypes or lint failed (${inSeconds(start)}). What is only style: npm run format`
      : `Types and lint are in order (${inSeconds(start)}).`,
  );
  process.exitCode = failed > 0 ? 1 : 0;
});
