import { join, relative } from "node:path";
import type { Chunk } from "./chunks/chunk.ts";
import { formChunks } from "./chunks/forms.ts";
import { pageChunks } from "./chunks/page.ts";
import { screenChunks } from "./chunks/screens.ts";
import { root } from "./install.mjs";

// Few files, each compressed over more: React, what all visitors' screens share, and what the
// home shares with the screens behind it.
export const chunks: readonly Chunk[] = [...pageChunks, ...formChunks, ...screenChunks];

/** Where the modules of a chunk lie, from the root of the repository. */
export const placesOf = ({ files = [], messages = [], packages = [], made = [] }: Chunk) => [
  ...files,
  ...messages.map((key) => `.wrangler/paraglide/messages/${key}.js`),
  ...packages.map((path) => `node_modules/${path}`),
  ...made,
];

/** The groups of the bundler's code splitting. */
export const chunkGroups = chunks.map((chunk) => {
  const places = placesOf(chunk);
  const exact = new Set(places);
  const folders = places.filter((place) => place.endsWith("/"));
  return {
    name: chunk.name,
    priority: chunk.priority,
    test: (id: string) => {
      const path = id.startsWith("\0")
        ? id.slice(1)
        : relative(root, join(id.replace(/\?.*$/, "")));
      const place = path.replaceAll("\\", "/");
      return exact.has(place) || folders.some((folder) => place.startsWith(folder));
    },
  };
});
