import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../../../scripts/lib/install.mjs";

const here = (name: string) => join(root, "tests/support/demo", name);

/** The live objects over what the demo has of Cloudflare. */
export const browserObjects: Plugin = {
  name: "browser-objects",
  enforce: "pre",
  resolveId: (source) =>
    source === "cloudflare:workers" ? join(root, "demo/server/durable-object.ts") : undefined,
};

/** Gives the files of tests/worker the browser's platform where they ask for Cloudflare's. */
export const inPlaceOfCloudflare: Plugin = {
  name: "in-place-of-cloudflare",
  enforce: "pre",
  resolveId(source, importer = "") {
    if (source === "cloudflare:test") return here("test-runtime.ts");
    if (source.endsWith("/edge/cloudflare.ts")) return here("edge.ts");
    if (source !== "cloudflare:workers") return undefined;
    // The objects' own base, as the demo's build has it.
    const isObject = importer.includes("/durable/");
    return isObject ? join(root, "demo/server/durable-object.ts") : here("workers.ts");
  },
};
