import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { root } from "./install.mjs";

/** Which of our modules, and how many bytes of each, went into each of the browser's files. */
export type ChunkModules = Record<string, { module: string; bytes: number }[]>;

export const chunkModulesFile = join(root, "dist/chunk-modules.json");

/** Vite's manifest names entries only; the budgets have to name the module that broke them. */
export function recordChunkModules(): Plugin {
  return {
    name: "miran:chunk-modules",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle(_, bundle) {
      const chunks: ChunkModules = {};
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk") continue;
        chunks[output.fileName] = Object.entries(output.modules).map(
          ([id, { renderedLength }]) => ({
            module: relative(root, id.replace(/^\0/, "").replace(/\?.*$/, "")),
            bytes: renderedLength,
          }),
        );
      }
      mkdirSync(join(root, "dist"), { recursive: true });
      writeFileSync(chunkModulesFile, JSON.stringify(chunks, null, 1));
    },
  };
}
