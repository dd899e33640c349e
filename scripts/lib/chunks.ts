import { join, relative } from "node:path";
import type { Chunk } from "./chunks/chunk.ts";
import { formChunks } from "./chunks/forms.ts";
import { pageChunks } from "./chunks/page.ts";
import { screenChunks } from "./chunks/screens.ts";
import { root } from "./install.mjs";

// A few large files compress better: React, code of all visitors' screens, and code that the home shares with
// other screens.
export const chunks: readonly Chunk[] = [...pageChunks, ...formChunks, ...screenChunks];

/** Paths of a chunk's modules, from the root of the repository. */
export const pathsOf = ({ files = [], messages = [], packages = [], made = [] }: Chunk) => [
  ...files,
  ...messages.map((key) => `.wrangler/paraglide/messages/${key}.js`),
  ...packages.map((path) => `node_modules/${path}`),
  ...made,
];

/** The groups of the bundler's code splitting. */
export const chunkGroups = chunks.map((chunk) => {
  const paths = pathsOf(chunk);
  const exact = new Set(paths);
  const folders = paths.filter((path) => path.endsWith("/"));
  return {
    name: chunk.name,
    priority: chunk.priority,
    test: (id: string) => {
      const native = id.startsWith("\0")
        ? id.slice(1)
        : relative(root, join(id.replace(/\?.*$/, "")));
      const path = native.replaceAll("\\", "/");
      return exact.has(path) || folders.some((folder) => path.startsWith(folder));
    },
  };
});
