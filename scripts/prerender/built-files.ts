import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Loads } from "./loads.ts";

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** vite's files for the browser, by source. */
export class BuiltFiles {
  readonly #folder: string;
  readonly #manifest: Record<string, Chunk>;

  constructor(folder: string) {
    this.#folder = folder;
    this.#manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
  }

  /** The address of one file. */
  addressOf(source: string): string {
    return `/${this.#chunk(source).file}`;
  }

  /** The one style sheet of an entry, as text. */
  styleOf(entry: string): string {
    const [file, ...more] = this.#chunk(entry).css ?? [];
    if (!file || more.length > 0) throw new Error(`${entry} should have exactly one style sheet`);
    return readFileSync(join(this.#folder, file), "utf8").trim();
  }

  /** The addresses of a page's loads, each once, without its inline style sheet. */
  addressesOf(loads: Loads): { soon: string[]; next: string[] } {
    const soon = this.#loadedWith(loads.soon);
    for (const file of this.#chunk("access.html").css ?? []) soon.delete(`/${file}`);
    const next = [...this.#loadedWith(loads.next)].filter((file) => !soon.has(file));
    return { soon: [...soon], next };
  }

  /** Addresses of these sources and all their static and dynamic imports, without excluded sources. */
  addressesReachableFrom(sources: readonly string[], excluded: readonly string[]): string[] {
    const seen = new Set(excluded);
    const files = new Set<string>();
    const waiting = [...sources];
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      if (seen.has(key)) continue;
      seen.add(key);
      const { file, css = [], assets = [], imports = [], dynamicImports = [] } = this.#chunk(key);
      for (const each of [file, ...css, ...assets]) files.add(`/${each}`);
      waiting.push(...imports, ...dynamicImports);
    }
    return [...files];
  }

  /** Addresses of the scripts and styles that load with these sources, dependencies first. */
  #loadedWith(sources: readonly string[]): Set<string> {
    const files = new Set<string>();
    const seen = new Set<string>();
    const visit = (key: string) => {
      if (seen.has(key)) return;
      seen.add(key);
      const chunk = this.#chunk(key);
      for (const imported of chunk.imports ?? []) visit(imported);
      for (const file of chunk.css ?? []) files.add(`/${file}`);
      files.add(`/${chunk.file}`);
    };
    for (const source of sources) visit(source);
    return files;
  }

  #chunk(source: string): Chunk {
    const chunk = this.#manifest[source];
    if (!chunk) throw new Error(`${source} is not in the build's manifest`);
    return chunk;
  }
}
