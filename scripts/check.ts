import { whenAskedToEnd } from "./lib/ending.ts";
import { runCommand, say } from "./lib/message.mjs";
import { lint, messages, types } from "./test/static-steps.ts";
import { sum } from "./test/step.ts";

await runCommand(async () => {
  whenAskedToEnd(async () => process.exit(1));
  const texts = await messages.run();
  const { failed, output } = sum([texts, ...(await Promise.all([types.run(), lint.run()]))]);
  if (failed > 0) say(output.trim());
  say(failed > 0 ? "\nTypes or lint failed." : "Types and lint are in order.");
  process.exitCode = failed > 0 ? 1 : 0;
});
