import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { builtClient } from "../../scripts/lib/build.ts";
import { type ChunkModules, chunkModulesFile } from "../../scripts/lib/chunk-modules.ts";

/** Every prerendered page, by its path in the built client. */
export const builtPages = readdirSync(join(builtClient, "pages"), {
  recursive: true,
  encoding: "utf8",
})
  .filter((name) => name.endsWith(".html"))
  .map((name) => `/pages/${name}`);

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
}

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const manifest: Record<string, Chunk> = readJson(join(builtClient, ".vite/manifest.json"));
const modules: ChunkModules = readJson(chunkModulesFile);

function chunkOf(key: string): Chunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no chunk of ${key}`);
  return chunk;
}

/** Keys of a chunk's dynamic imports in the manifest. */
export const laterOf = (key: string): string[] => chunkOf(key).dynamicImports ?? [];

/** The built file of a chunk. */
export const fileOf = (key: string): string => chunkOf(key).file;

export const nameOf = (key: string): string => chunkOf(key).name ?? key;

/** Keys of all chunks that load with these. */
export function loadedWith(keys: readonly string[]): string[] {
  return reach(keys, (key) => chunkOf(key).imports ?? []);
}

/** These keys and all that are reachable from them. */
export function reach(keys: readonly string[], next: (key: string) => string[]): string[] {
  const seen = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...next(key));
  }
  return [...seen];
}

interface Weight {
  /** kB (1000 bytes) of JavaScript after gzip. */
  total: number;
  /** The chunks by weight, with the heaviest modules of each. */
  told: string;
}

const weighed = new Map<string, number>();

/** Bytes of a built file after gzip; each is compressed once. */
function bytesOf(file: string): number {
  const bytes =
    weighed.get(file) ?? gzipSync(readFileSync(join(builtClient, file)), { level: 9 }).length;
  weighed.set(file, bytes);
  return bytes;
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);

export function weigh(keys: readonly string[]): Weight {
  const files = new Set(
    keys.map((key) => chunkOf(key).file).filter((file) => file.endsWith(".js")),
  );
  const chunks = [...files].map((file) => ({
    file,
    bytes: bytesOf(file),
    heaviest: (modules[file] ?? []).toSorted((a, b) => b.bytes - a.bytes).slice(0, 3),
  }));
  const told = chunks
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(
      ({ file, bytes, heaviest }) =>
        `${kB(bytes)} ${file} ← ${heaviest.map((each) => each.module).join(", ")}`,
    );
  return { total: chunks.reduce((sum, { bytes }) => sum + bytes, 0) / 1000, told: told.join("\n") };
}

/** Every module in a page's files. */
export const everyModule = (): string[] =>
  Object.values(modules).flatMap((chunk) => chunk.map(({ module }) => module));

/** Weight of assets outside the pages' code, by name. */
export function weighFiles(named: RegExp): Weight {
  const folder = join(builtClient, "assets");
  const files = readdirSync(folder)
    .filter((name) => named.test(name))
    .map((name) => ({ name, bytes: gzipSync(readFileSync(join(folder, name))).length }));
  return {
    total: files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    told: files.map(({ name, bytes }) => `${kB(bytes)} ${name}`).join("\n"),
  };
}

/**
 * A path of imports from a chunk to a module below a folder, at once or later.
 * @param except the only allowed step
 */
export function findImportPath(
  from: string,
  folder: string,
  except: (fromKey: string, toKey: string) => boolean,
): string | undefined {
  const paths = new Map<string, string>([[from, from]]);
  const waiting = [from];
  for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
    const { file, imports = [], dynamicImports = [] } = chunkOf(key);
    const found = modules[file]?.find(({ module }) => module.startsWith(folder));
    if (found) return `${paths.get(key)} → ${found.module}`;
    for (const next of [...imports, ...dynamicImports]) {
      if (paths.has(next) || except(key, next)) continue;
      paths.set(next, `${paths.get(key)} → ${next}`);
      waiting.push(next);
    }
  }
  return undefined;
}
