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

interface Surroundings {
  /** Delay of each call of a store or an object, in milliseconds. */
  distance?: number;
  /** Whether it can be on a later day (ahead-worker.ts). */
  ahead?: boolean;
}

/** The entry of the built Worker, and the modules that it loads on demand. */
export async function builtWorkerModules({ distance = 0, ahead = false }: Surroundings = {}) {
  const modulesRoot = dirname(builtConfig);
  const config = JSON.parse(readFileSync(builtConfig, "utf8")) as BuiltConfig;
  const { name, main } = config;
  const moduleOf = (file: string): WorkerModule => ({
    type: "ESModule",
    path: join(modulesRoot, file),
  });
  const parts = globSync("**/*.js", { cwd: modulesRoot }).filter((file) => file !== main);
  const modules = [main, ...parts].map(moduleOf);
  if (distance === 0 && !ahead) return { name, main, modulesRoot, modules };
  const pageClock = ahead ? await compile("page-clock.ts", "iife") : undefined;
  const entry = { ...moduleOf(localEntry), contents: entryOf(config, { distance, pageClock }) };
  const around = await Promise.all(
    surroundings.map(async (part) => ({
      ...moduleOf(`${part}.js`),
      contents: await compile(`${part}.ts`, "es"),
    })),
  );
  return { name, main: localEntry, modulesRoot, modules: [entry, ...around, ...modules] };
}

const localEntry = "local-entry.js";
const surroundings = ["ahead-worker", "distant-worker"];

/** An entry around the built one, with delayed calls and another day. */
function entryOf(
  { main, durable_objects: { bindings } }: BuiltConfig,
  { distance, pageClock }: { distance: number; pageClock: string | undefined },
): string {
  const classes = [...new Set(bindings.map(({ class_name }) => class_name))];
  const near = "{ handlers: worker.default, objectClass: (name) => worker[name] }";
  return `
    import * as worker from "./${main}";
    import { aheadHandlers } from "./ahead-worker.js";
    import { distantWorker } from "./distant-worker.js";
    const { handlers, objectClass } = ${distance > 0 ? `distantWorker(worker, ${distance})` : near};
    export default ${pageClock ? `aheadHandlers(handlers, ${JSON.stringify(pageClock)})` : "handlers"};
    ${classes.map((name) => `export const ${name} = objectClass("${name}");`).join("\n")}
  `;
}

async function compile(file: string, format: "es" | "iife"): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: "error",
    build: {
      write: false,
      ...(format === "es" && { ssr: true }),
      minify: false,
      rolldownOptions: { input: join(root, "scripts/lib", file), output: { format } },
    },
  });
  const [chunk] = "output" in built ? built.output : [];
  if (chunk?.type !== "chunk") throw new Error(`${file} was not compiled`);
  return chunk.code;
}
