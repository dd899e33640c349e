import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { ensureInstalled, nodeBinary, root } from "./install.mjs";
import { Refusal } from "./message.mjs";
import { watchNpm } from "./processes.mjs";

/** Refuses a Node too old to run even this much. */
export function requireNode() {
  if (Number(process.versions.node.split(".")[0]) >= 20) return;
  throw new Refusal(
    `Miran needs Node 20 or newer; this is ${process.version} (https://nodejs.org).`,
  );
}

/**
 * The environment of our tools: Node 24 first on the path, and no calls home. What one of them compiled the next need
 * not: they start in two thirds of the time.
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
 * Installs what is missing and runs a script of ours on the Node 24 among the dependencies.
 * Signals are passed on; the script learns of our own death by its closed channel.
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
  const passOn = () => child.kill(++signals > 2 ? "SIGKILL" : "SIGTERM");
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, passOn);
  watchNpm(passOn);
  return new Promise((done) => {
    child.on("error", (error) => {
      process.stderr.write(`${nodeBinary} cannot run: ${error.message}\n`);
      done(1);
    });
    child.on("exit", (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
}
