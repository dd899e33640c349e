import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { root } from "./install.mjs";

interface ChunkModule {
  module: string;
  bytes: number;
}

/** The modules of each of the browser's files, with their bytes. */
export type ChunkModules = Record<string, ChunkModule[]>;

export const chunkModulesFile = join(root, "dist/chunk-modules.json");

/** The same of the Worker's files, with the imports of each. */
export type WorkerChunks = Record<string, { imports: string[]; modules: ChunkModule[] }>;

export const workerChunksFile = join(root, "dist/worker-chunks.json");

/** Records the modules of all chunks, so that a budget can name a module; vite's manifest has entries only. */
export function recordChunkModules(): Plugin {
  return {
    name: "miran:chunk-modules",
    apply: "build",
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      if (this.environment.name === "client") {
        write<ChunkModules>(
          chunkModulesFile,
          chunks.map((chunk) => [chunk.fileName, modulesOf(chunk)]),
        );
      } else {
        write<WorkerChunks>(
          workerChunksFile,
          chunks.map((chunk) => [
            chunk.fileName,
            { imports: chunk.imports, modules: modulesOf(chunk) },
          ]),
        );
      }
    },
  };
}

const modulesOf = ({ modules }: Rolldown.OutputChunk): ChunkModule[] =>
  Object.entries(modules).map(([id, { renderedLength }]) => ({
    module: relative(root, id.replace(/^\0/, "").replace(/\?.*$/, "")),
    bytes: renderedLength,
  }));

function write<Chunks extends Record<string, unknown>>(
  file: string,
  entries: [string, Chunks[string]][],
): void {
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(file, JSON.stringify(Object.fromEntries(entries), null, 1));
}
