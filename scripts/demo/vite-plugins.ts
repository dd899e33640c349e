import { join } from "node:path";
import type { Plugin, UserConfig } from "vite";
import { root } from "../lib/install.mjs";
import { leanZod } from "../lib/lean-zod.ts";

/** The demo's server stands on what a browser has, in place of what Cloudflare has. */
const browserObjects = (): Plugin => ({
  name: "miran:browser-objects",
  enforce: "pre",
  resolveId: (source) =>
    source === "cloudflare:workers" ? join(root, "demo/server/durable-object.ts") : undefined,
});

/** How the demo's server becomes a file of its own, known by its name to what sets headers. */
export const demoServer: NonNullable<UserConfig["worker"]> = {
  format: "es",
  plugins: () => [browserObjects(), leanZod()],
  rolldownOptions: {
    output: { entryFileNames: "assets/demo-server-[hash].js", codeSplitting: false },
  },
};
