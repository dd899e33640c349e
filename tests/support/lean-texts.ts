import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../../scripts/lib/install.mjs";

/**
 * Texts without the comments that hold their types, and without a map of them: a build takes the few that are used,
 * tests load all of them, in every runtime anew.
 */
export const leanTexts: Plugin = {
  name: "lean-texts",
  enforce: "pre",
  transform: {
    filter: { id: /\/paraglide\/messages\/\w+\.js(?:\?|$)/ },
    handler: (code) => ({ code: code.replace(/\/\*\*.*?\*\//gs, ""), map: { mappings: "" } }),
  },
};

/** Dependencies without a map: nobody reads their lines, and their maps are most of what a workerd is sent. */
export const leanDependencies: Plugin = {
  name: "lean-dependencies",
  transform: {
    filter: { id: /\/node_modules\// },
    handler: (code) => ({ code, map: { mappings: "" } }),
  },
};

const screens = join(root, "web/paraglide");
const ofWorker = join(root, "worker/texts/paraglide/messages");
const shared = join(ofWorker, "_index.js?screens");

/**
 * The screens' texts from the Worker's files, a file a language instead of thousands, which a build takes apart: the
 * same compiler makes both of the same messages. What differs is how a call that names no language finds it.
 */
export const screenTextsInFewFiles: Plugin = {
  name: "screen-texts-in-few-files",
  enforce: "pre",
  resolveId(source, importer) {
    if (importer === join(screens, "messages.js")) return shared;
    if (importer !== shared) return undefined;
    return source === "../runtime.js" ? join(screens, "runtime.js") : join(ofWorker, source);
  },
};
