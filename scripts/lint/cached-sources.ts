import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { hashOf, writeWhole } from "../lib/written-folder.ts";
import { readSource, type Source } from "./source.ts";

/** The source of each file, with a hash of its text. */
type Files = Map<string, { hash: string; source: Source }>;

const cacheOf = (root: string): string => join(root, ".wrangler/lint/sources.bin");

/** A hash of the rules and the parser, which determine the sources. */
function hashReaders(root: string): string {
  const rules = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join(import.meta.dirname, name));
  const readers = [...rules, join(root, "package-lock.json")].filter((path) => existsSync(path));
  return hashOf(readers.map((path) => readFileSync(path, "utf8")).join("\0"));
}

function readCache(file: string, readers: string): Files {
  if (!existsSync(file)) return new Map();
  try {
    const cache = deserialize(readFileSync(file)) as { readers: string; files: Files };
    return cache.readers === readers ? cache.files : new Map();
  } catch {
    // Written by another version of Node.
    return new Map();
  }
}

/** The sources of files for the rules; only changed files are parsed again. */
export function readSourcesOf(root: string, paths: readonly string[]): Source[] {
  const readers = hashReaders(root);
  const known = readCache(cacheOf(root), readers);
  const files: Files = new Map();
  for (const path of paths) {
    const code = readFileSync(join(root, path), "utf8");
    const hash = hashOf(code);
    const before = known.get(path);
    files.set(path, before?.hash === hash ? before : { hash, source: readSource(path, code) });
  }
  if (paths.some((path) => files.get(path) !== known.get(path))) {
    writeWhole(cacheOf(root), serialize({ readers, files }));
  }
  return [...files.values()].map(({ source }) => source);
}
