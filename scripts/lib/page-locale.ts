import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "./install.mjs";
import { bundledTexts, screenTexts } from "./texts.ts";

const runtimes = [screenTexts, bundledTexts].map(({ outdir }) => join(outdir, "runtime.js"));
const pageLocale = join(root, "web/lib/format/page-locale.ts");

/** Replaces the texts' runtime by a page's small one in the built client. */
export function leanLocale(): Plugin {
  return {
    name: "miran:page-locale",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source, importer) {
      if (!importer || !source.endsWith("/runtime.js")) return;
      return runtimes.includes(join(importer, "..", source)) ? pageLocale : undefined;
    },
  };
}
