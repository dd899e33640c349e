import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../../../scripts/lib/install.mjs";

const replacement = (name: string) => join(root, "tests/support/demo", name);

/** Runs live objects on the demo's replacement of Cloudflare. */
export const browserObjects: Plugin = {
  name: "browser-objects",
  enforce: "pre",
  resolveId: (source) =>
    source === "cloudflare:workers" ? join(root, "demo/server/durable-object.ts") : undefined,
};

/** Replaces Cloudflare's platform by the browser's in the files of tests/worker. */
export const browserPlatform: Plugin = {
  name: "browser-platform",
  enforce: "pre",
  resolveId(source, importer = "") {
    if (source === "cloudflare:test") return replacement("test-runtime.ts");
    if (source.endsWith("/edge/cloudflare.ts")) return replacement("edge.ts");
    if (source !== "cloudflare:workers") return undefined;
    // The base of live objects, as in the demo's build.
    const isObject = importer.includes("/durable/");
    return isObject ? join(root, "demo/server/durable-object.ts") : replacement("workers.ts");
  },
};
