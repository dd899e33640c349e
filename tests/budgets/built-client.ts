import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { builtClient } from "../../scripts/lib/build.ts";
import { type ChunkModules, chunkModulesFile } from "../../scripts/lib/chunk-modules.ts";

/** Every page that is rendered ahead, by its path in the built client. */
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

/** The chunks that a chunk asks for later, by their key in the manifest. */
export const laterOf = (key: string): string[] => chunkOf(key).dynamicImports ?? [];

/** The built file of a chunk. */
export const fileOf = (key: string): string => chunkOf(key).file;

export const nameOf = (key: string): string => chunkOf(key).name ?? key;

/** Keys of all that loads with these chunks. */
export function loadedWith(keys: readonly string[]): string[] {
  return reach(keys, (key) => chunkOf(key).imports ?? []);
}

/** These and all that is reached from them, step by step. */
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
  /** The chunks by weight, and the heaviest modules of each, to see what to move. */
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

/** Every module that stands in a file of the pages. */
export const everyModule = (): string[] =>
  Object.values(modules).flatMap((chunk) => chunk.map(({ module }) => module));

/** What files weigh that no page's code holds, by their names among the assets. */
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
 * How a module below a folder can be reached from a chunk, at once or later.
 * @param except the one step that is allowed to lead there
 */
export function findWay(
  from: string,
  folder: string,
  except: (fromKey: string, toKey: string) => boolean,
): string | undefined {
  const ways = new Map<string, string>([[from, from]]);
  const waiting = [from];
  for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
    const { file, imports = [], dynamicImports = [] } = chunkOf(key);
    const found = modules[file]?.find(({ module }) => module.startsWith(folder));
    if (found) return `${ways.get(key)} → ${found.module}`;
    for (const next of [...imports, ...dynamicImports]) {
      if (ways.has(next) || except(key, next)) continue;
      ways.set(next, `${ways.get(key)} → ${next}`);
      waiting.push(next);
    }
  }
  return undefined;
}
