import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { ensureInstalled, nodeBinary, root } from "./install.mjs";
import { Refusal } from "./message.mjs";
import { watchNpm } from "./processes.mjs";

/** Refuses a Node that is too old for these scripts. */
export function requireNode() {
  if (Number(process.versions.node.split(".")[0]) >= 20) return;
  throw new Refusal(
    `Miran needs Node 20 or newer; this is ${process.version} (https://nodejs.org).`,
  );
}

/**
 * The environment of the tools: Node 24 first on the path, and no telemetry. With a shared compile cache they
 * start in two thirds of the time.
 */
function toolEnvironment() {
  return {
    NODE_COMPILE_CACHE: join(root, ".wrangler/compiled"),
    ...process.env,
    PATH: `${join(root, "node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}`,
    WRANGLER_SEND_METRICS: "false",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
  };
}

/**
 * Installs missing dependencies and runs a script on their Node 24. Signals are forwarded; the script ends with
 * this process, because its channel closes.
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export async function runScript(script, args) {
  requireNode();
  await ensureInstalled();
  const child = spawn(nodeBinary, [join(root, script), ...args], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: toolEnvironment(),
  });
  let signals = 0;
  const forward = () => child.kill(++signals > 2 ? "SIGKILL" : "SIGTERM");
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, forward);
  watchNpm(forward);
  return new Promise((done) => {
    child.on("error", (error) => {
      process.stderr.write(`${nodeBinary} cannot run: ${error.message}\n`);
      done(1);
    });
    child.on("exit", (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
}
