import { requireNode, runScript } from "./bootstrap.mjs";
import { readHolder } from "./lock.mjs";
import { runCommand } from "./message.mjs";
import { readServerOptions } from "./options.mjs";
import { requireFreePort } from "./port.mjs";
import { endLeftWorkerd } from "./processes.mjs";
import { lockState, stateLockFile } from "./state-lock.mjs";

/**
 * Runs a script that serves the product over a state folder. Refusals come first, before any long work, so that
 * this part runs without dependencies on the machine's own Node.
 * @param {string} command
 * @param {string} script
 * @param {{distant?: boolean}} offers
 */
export function runServing(command, script, offers) {
  return runCommand(async () => {
    requireNode();
    const { port, state, today, empty, distance } = readServerOptions(
      process.argv.slice(2),
      command,
      offers,
    );
    process.on("exit", lockState(state, command));
    await requireFreePort(port);
    const options = ["--port", String(port), "--state", state, ...(empty ? ["--empty"] : [])];
    if (today !== undefined) options.push("--today", today);
    if (distance > 0) options.push("--distance", String(distance));
    process.exitCode = await runScript(script, options);
    endLeftWorkerd(readHolder(stateLockFile(state))?.workerd ?? []);
  });
}
