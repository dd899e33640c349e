import { runScript } from "./lib/bootstrap.mjs";
import { runCommand } from "./lib/message.mjs";

// `node scripts/run.mjs <name> …` runs scripts/<name>.ts, with its dependencies, wherever it is started.
await runCommand(async () => {
  const [name, ...args] = process.argv.slice(2);
  process.exitCode = await runScript(`scripts/${name}.ts`, args);
});
