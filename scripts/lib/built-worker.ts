import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { builtConfig } from "./build.ts";

/** What Miniflare runs the built Worker with; its secrets are each state folder's own. */
export function builtWorkerOptions() {
  const config = unstable_readConfig({ config: builtConfig }, { hideWarnings: true });
  // Wrangler would look for the required ones among this machine's variables, and complain of their lack.
  return unstable_getMiniflareWorkerOptions({ ...config, secrets: undefined }).workerOptions;
}
