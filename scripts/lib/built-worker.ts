import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vite";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { builtConfig } from "./build.ts";
import { root } from "./install.mjs";

/** Miniflare's options of the built Worker; its secrets come from each state folder. */
export function builtWorkerOptions() {
  const config = unstable_readConfig({ config: builtConfig }, { hideWarnings: true });
  // Wrangler would search this machine's variables for required secrets, and warn.
  return unstable_getMiniflareWorkerOptions({ ...config, secrets: undefined }).workerOptions;
}

interface BuiltConfig {
  name: string;
  main: string;
  durable_objects: { bindings: { class_name: string }[] };
}

interface WorkerModule {
  type: "ESModule";
  path: string;
  contents?: string;
}

/**
 * The entry of the built Worker, and the modules that it loads on demand.
 * @param distance delay of each call of a store or an object, in milliseconds
 */
export async function builtWorkerModules(distance = 0) {
  const modulesRoot = dirname(builtConfig);
  const config = JSON.parse(readFileSync(builtConfig, "utf8")) as BuiltConfig;
  const { name, main } = config;
  const moduleOf = (file: string): WorkerModule => ({
    type: "ESModule",
    path: join(modulesRoot, file),
  });
  const parts = globSync("**/*.js", { cwd: modulesRoot }).filter((file) => file !== main);
  const modules = [main, ...parts].map(moduleOf);
  if (distance === 0) return { name, main, modulesRoot, modules };
  const entry = { ...moduleOf(distantEntry), contents: entryOf(config, distance) };
  const worker = { ...moduleOf(distantFile), contents: await compileDistantWorker() };
  return { name, main: distantEntry, modulesRoot, modules: [entry, worker, ...modules] };
}

const distantEntry = "distant-entry.js";
const distantFile = "distant-worker.js";

/** An entry around the built one, with delayed calls. */
function entryOf({ main, durable_objects: { bindings } }: BuiltConfig, distance: number): string {
  const classes = [...new Set(bindings.map(({ class_name }) => class_name))];
  return `
    import * as worker from "./${main}";
    import { distantWorker } from "./${distantFile}";
    const { handlers, objectClass } = distantWorker(worker, ${distance});
    export default handlers;
    ${classes.map((name) => `export const ${name} = objectClass("${name}");`).join("\n")}
  `;
}

async function compileDistantWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: "error",
    build: { write: false, ssr: "scripts/lib/distant-worker.ts", minify: false },
  });
  const [chunk] = "output" in built ? built.output : [];
  if (chunk?.type !== "chunk") throw new Error("distant-worker.ts was not compiled");
  return chunk.code;
}
