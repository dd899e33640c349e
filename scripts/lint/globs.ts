import { posix } from "node:path";
import type { Finding } from "./finding.ts";
import type { Names } from "./names.ts";
import type { Import, Source } from "./source.ts";
import { type Node, nameOf, textOfLiteral } from "./syntax.ts";

/** Imports of files by pattern: `import.meta.glob("./weight-*.ts")`. */
export interface Glob {
  /** From the root of the repository; one with a `!` excludes files. */
  patterns: string[];
  lazy: boolean;
  names: Names;
  line: number;
}

function patternOf(folder: string, text: string): string {
  const [negation, pattern] = text.startsWith("!") ? ["!", text.slice(1)] : ["", text];
  return negation + posix.join(folder, pattern);
}

/** The glob of a call; undefined for other calls, and for imports of the files' texts. */
export function globOf(
  path: string,
  { type, callee, arguments: parameters }: Node,
): Omit<Glob, "line"> | undefined {
  const { object, property } = (callee ?? {}) as { object?: Node; property?: Node };
  if (type !== "CallExpression" || object?.type !== "MetaProperty" || nameOf(property) !== "glob")
    return undefined;
  const [first, second] = parameters as [Node, Node | undefined];
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

const isMatched = (path: string, patterns: readonly string[]): boolean =>
  patterns.some((each) => !each.startsWith("!") && posix.matchesGlob(path, each)) &&
  !patterns.some((each) => each.startsWith("!") && posix.matchesGlob(path, each.slice(1)));

/** Sources with the files of their globs as imports, so that rules read imports alone. */
export const withGlobs = (sources: readonly Source[]): Source[] =>
  sources.map((source) => {
    const found = source.globs.flatMap(({ patterns, ...glob }) =>
      sources
        .filter(({ path }) => path !== source.path && isMatched(path, patterns))
        .map(
          ({ path, exports }): Import => ({
            ...glob,
            target: path,
            typeOnly: false,
            globbed: true,
            // Globs import no types.
            names:
              glob.names === "everything"
                ? exports.filter(({ typeOnly }) => !typeOnly).map(({ name }) => name)
                : glob.names,
          }),
        ),
    );
    return found.length === 0 ? source : { ...source, imports: [...source.imports, ...found] };
  });

/** Files of a glob without the export that the glob imports. */
export function findMissingExports(sources: readonly Source[]): Finding[] {
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
              message: `exports no ${names.join()}, which ${path} imports from every file of this name: export it, or rename the file`,
            },
          ]
        : [],
    ),
  );
}
