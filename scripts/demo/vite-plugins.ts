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

/** The file of a worker. The names of workers that run SQLite have rules in `_headers`. */
const fileOf = ({ facadeModuleId }: { facadeModuleId?: string | null }) =>
  facadeModuleId?.replaceAll("\\", "/").endsWith("demo/server/entry.ts")
    ? "assets/demo-server-[hash].js"
    : "assets/[name]-[hash].js";

/** Builds each worker as one file: the demo's server, and the reading of workbooks and of health archives. */
export const demoServer: NonNullable<UserConfig["worker"]> = {
  format: "es",
  plugins: () => [browserObjects(), leanZod()],
  rolldownOptions: {
    output: { entryFileNames: fileOf, codeSplitting: false },
  },
};
