import type { Plugin } from "vite";

/**
 * Removes comments with types and source maps from the texts. Tests load all texts in each runtime, unlike a
 * build.
 */
export const leanTexts: Plugin = {
  name: "lean-texts",
  enforce: "pre",
  transform: {
    filter: { id: /\/paraglide\/messages\/\w+\.js(?:\?|$)/ },
    handler: (code) => ({ code: code.replace(/\/\*\*.*?\*\//gs, ""), map: { mappings: "" } }),
  },
};

/** Removes source maps of dependencies, which are most of the code sent to a workerd. */
export const leanDependencies: Plugin = {
  name: "lean-dependencies",
  transform: {
    filter: { id: /\/node_modules\// },
    handler: (code) => ({ code, map: { mappings: "" } }),
  },
};
