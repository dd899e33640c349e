import { runScript } from "./lib/bootstrap.mjs";
import { Refusal, runCommand, say } from "./lib/message.mjs";

await runCommand(async () => {
  try {
    process.exitCode = await runScript("scripts/test.ts", process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.exitCode;
    say("0 passed, 1 failed");
  }
});
