import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "./install.mjs";

const lean = "\0miran:lean-zod";

/**
 * Gives the library that describes routes only the class of zod that it extends. Its import of all of zod would
 * add unused code to the Worker: fifty languages, a compiler, JSON Schema.
 */
export function leanZod(): Plugin {
  return {
    name: "miran:lean-zod",
    apply: "build",
    enforce: "pre",
    resolveId: (source, importer) =>
      source === "zod" && importer?.includes("/@hono/zod-openapi/") ? lean : undefined,
    load: (id) =>
      id === lean
        ? `import { ZodType } from ${JSON.stringify(join(root, "node_modules/zod/index.js"))};
           export const z = { ZodType };`
        : undefined,
  };
}
