import { allowedExports } from "./allowed-exports.ts";
import { type Finding, nothingToCheck } from "./finding.ts";
import type { Export, Import, Source } from "./source.ts";

const isTest = (path: string) => path.startsWith("tests/");
/** Shipped code; tools and tests may be used by tests alone. */
const isProduct = (path: string) => /^(?:domain|worker|durable|web|demo)\//.test(path);
const isConfig = (path: string) => /^[\w-]+\.config\.ts$/.test(path);

/** Declarations of a package's exports. */
const isDeclaration = (path: string) => path.endsWith(".d.ts");

interface Use {
  path: string;
  name: string;
  /** The importing file. */
  by: string;
}

/** Importers of each exported name; a name that is exported again counts for its last importer. */
class Uses {
  readonly #reexported: Map<string, Import[]>;
  readonly #exported: Map<string, string[]>;
  readonly #importers = new Map<string, Set<string>>();

  constructor(sources: readonly Source[]) {
    this.#exported = new Map(
      sources.map(({ path, exports }) => [path, exports.map(({ name }) => name)]),
    );
    this.#reexported = new Map(
      sources.map(({ path, imports }) => [path, imports.filter(({ reexports }) => reexports)]),
    );
    for (const { path, imports } of sources) {
      for (const { target, names } of imports) {
        const imported = names === "everything" ? this.#namesOf(target) : names;
        for (const name of imported) this.#note({ path: target, name, by: path });
      }
    }
  }

  /** Whether a name is used; for the product's code tests do not count, for its types they do. */
  isUsed(path: string, { name, typeOnly }: Pick<Export, "name" | "typeOnly">): boolean {
    const importers = [...(this.#importers.get(`${path} ${name}`) ?? [])];
    return importers.some((by) => typeOnly || !isProduct(path) || !isTest(by));
  }

  #namesOf(path: string): string[] {
    const reexportedWhole = (this.#reexported.get(path) ?? []).filter(
      ({ reexports }) => reexports === "everything",
    );
    return [
      ...(this.#exported.get(path) ?? []),
      ...reexportedWhole.flatMap(({ target }) => this.#namesOf(target)),
    ];
  }

  #note({ path, name, by }: Use): void {
    const key = `${path} ${name}`;
    const importers = this.#importers.get(key) ?? new Set();
    if (importers.has(by)) return;
    this.#importers.set(key, importers.add(by));
    for (const { target, reexports } of this.#reexported.get(path) ?? []) {
      const original = reexports === "everything" ? name : reexports?.get(name);
      if (original !== undefined) this.#note({ path: target, name: original, by });
    }
  }
}

const advice =
  "nothing but its own file and tests needs it: drop the `export`, or the code; exceptions have a reason in scripts/lint/allowed-exports.ts";

/** Exports that the product does not use, and obsolete reasons. */
export function findUnusedExports(
  sources: readonly Source[],
  allowed: Record<string, string> = allowedExports,
): Finding[] {
  const checked = sources.filter(({ path }) => !isConfig(path) && !isDeclaration(path));
  if (checked.every(({ exports }) => exports.length === 0)) {
    return [nothingToCheck("exports.ts", "no module exports anything")];
  }
  const uses = new Uses(sources);
  const unused = checked.flatMap(({ path, exports }) =>
    exports
      .filter((each) => !uses.isUsed(path, each))
      .map(({ name, line }) => ({ path, line, name, key: `${path}#${name}` })),
  );
  const known = new Set(unused.map(({ key }) => key));
  return [
    ...unused
      .filter(({ key }) => !allowed[key])
      .map(({ path, line, name }) => ({ path, line, message: `exports ${name}: ${advice}` })),
    ...Object.keys(allowed)
      .filter((key) => !known.has(key))
      .map((key) => ({
        path: "scripts/lint/allowed-exports.ts",
        line: 1,
        message: `${key} needs no reason: it is imported, or no longer exists`,
      })),
  ];
}
