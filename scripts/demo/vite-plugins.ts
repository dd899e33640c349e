import { join } from "node:path";
import type { Plugin, UserConfig } from "vite";
import { root } from "../lib/install.mjs";
import { leanZod } from "../lib/lean-zod.ts";

/** Objects of a browser in place of Cloudflare's. */
const browserObjects = (): Plugin => ({
  name: "miran:browser-objects",
  enforce: "pre",
  resolveId: (source) =>
    source === "cloudflare:workers" ? join(root, "demo/server/durable-object.ts") : undefined,
});

/** Builds the demo's server as its own file. Its name has a rule in `_headers`. */
export const demoServer: NonNullable<UserConfig["worker"]> = {
  format: "es",
  plugins: () => [browserObjects(), leanZod()],
  rolldownOptions: {
    output: { entryFileNames: "assets/demo-server-[hash].js", codeSplitting: false },
  },
};
