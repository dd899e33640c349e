import { builtClient } from "./lib/build.ts";
import { prerender } from "./prerender/index.ts";

await prerender(builtClient);
// The message compiler's project store may keep the process alive.
process.exit(0);
