import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { builtConfig } from "./build.ts";

/** What Miniflare runs the built Worker with; its secrets are each state folder's own. */
export function builtWorkerOptions() {
  const config = unstable_readConfig({ config: builtConfig }, { hideWarnings: true });
  // Wrangler would look for the required ones among this machine's variables, and complain of their lack.
  return unstable_getMiniflareWorkerOptions({ ...config, secrets: undefined }).workerOptions;
}

/** The entry of the built Worker, and the parts that it loads when they are asked for. */
export function builtWorkerModules() {
  const folder = dirname(builtConfig);
  const { name, main } = JSON.parse(readFileSync(builtConfig, "utf8")) as {
    name: string;
    main: string;
  };
  const parts = globSync("**/*.js", { cwd: folder }).filter((file) => file !== main);
  return {
    name,
    main,
    modulesRoot: folder,
    modules: [main, ...parts].map((file) => ({
      type: "ESModule" as const,
      path: join(folder, file),
    })),
  };
}
