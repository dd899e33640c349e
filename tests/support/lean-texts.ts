import type { Plugin } from "vite";

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
