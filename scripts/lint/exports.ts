import { allowedExports } from "./allowed-exports.ts";
import { type Finding, nothingToCheck } from "./finding.ts";
import type { Export, Import, Source } from "./source.ts";

const isTest = (path: string) => path.startsWith("tests/");
/** What is shipped; tools and tests may have tests alone as users. */
const isProduct = (path: string) => /^(?:domain|worker|durable|web|demo)\//.test(path);
const isConfig = (path: string) => /^[\w-]+\.config\.ts$/.test(path);

/** What a package exports, told in its place. */
const tellsTypes = (path: string) => path.endsWith(".d.ts");

interface Use {
  path: string;
  name: string;
  /** Who takes it. */
  by: string;
}

/** Who takes which name of whom; a name that is passed on counts where it is taken at last. */
class Uses {
  readonly #passed: Map<string, Import[]>;
  readonly #exported: Map<string, string[]>;
  readonly #takers = new Map<string, Set<string>>();

  constructor(sources: readonly Source[]) {
    this.#exported = new Map(
      sources.map(({ path, exports }) => [path, exports.map(({ name }) => name)]),
    );
    this.#passed = new Map(
      sources.map(({ path, imports }) => [path, imports.filter(({ passes }) => passes)]),
    );
    for (const { path, imports } of sources) {
      for (const { target, names } of imports) {
        const taken = names === "everything" ? this.#namesOf(target) : names;
        for (const name of taken) this.#note({ path: target, name, by: path });
      }
    }
  }

  /** Whether somebody takes it; a test keeps no code of the product alive, only its types. */
  isUsed(path: string, { name, typeOnly }: Pick<Export, "name" | "typeOnly">): boolean {
    const takers = [...(this.#takers.get(`${path} ${name}`) ?? [])];
    return takers.some((by) => typeOnly || !isProduct(path) || !isTest(by));
  }

  #namesOf(path: string): string[] {
    const passedAll = (this.#passed.get(path) ?? []).filter(
      ({ passes }) => passes === "everything",
    );
    return [
      ...(this.#exported.get(path) ?? []),
      ...passedAll.flatMap(({ target }) => this.#namesOf(target)),
    ];
  }

  #note({ path, name, by }: Use): void {
    const key = `${path} ${name}`;
    const takers = this.#takers.get(key) ?? new Set();
    if (takers.has(by)) return;
    this.#takers.set(key, takers.add(by));
    for (const { target, passes } of this.#passed.get(path) ?? []) {
      const original = passes === "everything" ? name : passes?.get(name);
      if (original !== undefined) this.#note({ path: target, name: original, by });
    }
  }
}

const advice =
  "nothing but its own file and tests needs it: drop the `export`, or the code; what stays has its reason in scripts/lint/allowed-exports.ts";

/** Exports that the product does not use, and reasons that hold for nothing any more. */
export function findUnusedExports(
  sources: readonly Source[],
  kept: Record<string, string> = allowedExports,
): Finding[] {
  const checked = sources.filter(({ path }) => !isConfig(path) && !tellsTypes(path));
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
      .filter(({ key }) => !kept[key])
      .map(({ path, line, name }) => ({ path, line, message: `exports ${name}: ${advice}` })),
    ...Object.keys(kept)
      .filter((key) => !known.has(key))
      .map((key) => ({
        path: "scripts/lint/allowed-exports.ts",
        line: 1,
        message: `${key} needs no reason any more: it is imported, or gone`,
      })),
  ];
}
