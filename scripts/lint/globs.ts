import { posix } from "node:path";
import type { Finding } from "./finding.ts";
import type { Names } from "./names.ts";
import type { Import, Source } from "./source.ts";
import { type Node, nameOf, textOfLiteral } from "./syntax.ts";

/** Files that a module takes by their names: `import.meta.glob("./weight-*.ts")`. */
export interface Glob {
  /** From the root of the repository; one with a `!` takes files out. */
  patterns: string[];
  lazy: boolean;
  names: Names;
  line: number;
}

function patternOf(folder: string, text: string): string {
  const [without, place] = text.startsWith("!") ? ["!", text.slice(1)] : ["", text];
  return without + posix.join(folder, place);
}

/** The glob of a call; undefined of another call, and of one that takes the files' texts. */
export function globOf(
  path: string,
  { type, callee, arguments: given }: Node,
): Omit<Glob, "line"> | undefined {
  const { object, property } = (callee ?? {}) as { object?: Node; property?: Node };
  if (type !== "CallExpression" || object?.type !== "MetaProperty" || nameOf(property) !== "glob")
    return undefined;
  const [first, second] = given as [Node, Node | undefined];
  const options = new Map(
    ((second?.properties ?? []) as Node[]).map(({ key, value }) => [nameOf(key), value as Node]),
  );
  if (options.has("query")) return undefined;
  const texts = first.type === "ArrayExpression" ? (first.elements as Node[]) : [first];
  const name = textOfLiteral(options.get("import"));
  const folder = posix.join(posix.dirname(path), textOfLiteral(options.get("base")) ?? ".");
  return {
    patterns: texts.map((text) => patternOf(folder, textOfLiteral(text) ?? "")),
    lazy: options.get("eager")?.value !== true,
    names: name === undefined ? "everything" : [name],
  };
}

const isTaken = (path: string, patterns: readonly string[]): boolean =>
  patterns.some((each) => !each.startsWith("!") && posix.matchesGlob(path, each)) &&
  !patterns.some((each) => each.startsWith("!") && posix.matchesGlob(path, each.slice(1)));

/** The files that globs take, as imports: who reads imports need not know how they are written. */
export const withGlobs = (sources: readonly Source[]): Source[] =>
  sources.map((source) => {
    const found = source.globs.flatMap(({ patterns, ...glob }) =>
      sources
        .filter(({ path }) => path !== source.path && isTaken(path, patterns))
        .map(
          ({ path, exports }): Import => ({
            ...glob,
            target: path,
            typeOnly: false,
            globbed: true,
            // A type is no part of a file that runs.
            names:
              glob.names === "everything"
                ? exports.filter(({ typeOnly }) => !typeOnly).map(({ name }) => name)
                : glob.names,
          }),
        ),
    );
    return found.length === 0 ? source : { ...source, imports: [...source.imports, ...found] };
  });

/** Files that a glob takes by their name, without what it takes of each. */
export function findLackingFiles(sources: readonly Source[]): Finding[] {
  const exportsOf = new Map(
    sources.map(({ path, exports }) => [path, new Set(exports.map(({ name }) => name))]),
  );
  return sources.flatMap(({ path, imports }) =>
    imports.flatMap(({ globbed, names, target }) =>
      globbed && names !== "everything" && !names.every((name) => exportsOf.get(target)?.has(name))
        ? [
            {
              path: target,
              line: 1,
              message: `exports no ${names.join()}, which ${path} takes of every file of this name: export it, or call the file otherwise`,
            },
          ]
        : [],
    ),
  );
}
