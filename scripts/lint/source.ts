import { posix } from "node:path";
import { parseSync } from "vite";
import { type Glob, globOf } from "./globs.ts";
import {
  exportedNames,
  type Names,
  namesOfImport,
  namesOfLazyImport,
  reexportedNames,
} from "./names.ts";
import { type Node, nameOf, readTree, type Tree, textOfLiteral } from "./syntax.ts";

export interface Import {
  /** A path of this repository (`domain/calendar.ts`) or a package (`hono/factory`). */
  target: string;
  /** Erased by the compiler, so that the running code has no part of the target. */
  typeOnly: boolean;
  /** A dynamic import, which loads later than its module. */
  lazy: boolean;
  names: Names;
  /** Only of names that are exported again: each with its name in the target. */
  reexports?: Map<string, string> | "everything";
  /** Whether the import is one of a glob. */
  globbed?: true;
  line: number;
}

export interface Export {
  name: string;
  typeOnly: boolean;
  line: number;
}

interface Text {
  value: string;
  line: number;
}

interface Call {
  /** The methods of its chain: `insert.select` for `db.insert(t).select(q)`. */
  names: string;
  line: number;
}

/** A JSX tag with classes. */
interface Element {
  name: string;
  classes: string[];
  line: number;
}

export interface Source {
  path: string;
  imports: Import[];
  globs: Glob[];
  exports: Export[];
  /** Strings, parts of templates and JSX text, without comments. */
  texts: Text[];
  /** Strings and whole templates, with `?` for each value. */
  statements: Text[];
  calls: Call[];
  elements: Element[];
  /** The lines of spread literals: `...{ a, b }`, `...["a", "b"]`. */
  spreadLiterals: number[];
  /** The lines of batches with answers read by position: `const [, , rows] = await db.batch(…)`. */
  countedAnswers: number[];
}

function resolveTarget(path: string, specifier: string): string {
  if (!specifier.startsWith(".")) return specifier;
  return posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ""));
}

/** Whether all names of an import or export are types; without names it runs the module. */
function isTypeOnly(node: Node): boolean {
  if (node.importKind === "type" || node.exportKind === "type") return true;
  const names = (node.specifiers ?? []) as { importKind?: string; exportKind?: string }[];
  return (
    names.length > 0 &&
    names.every((name) => name.importKind === "type" || name.exportKind === "type")
  );
}

function textOf(node: Node): string | undefined {
  if (node.type === "Literal" || node.type === "JSXText") return textOfLiteral(node);
  if (node.type === "TemplateElement") return (node.value as { raw: string }).raw;
  return undefined;
}

/** All texts inside a node. */
const textsBelow = (node: unknown): string[] =>
  readTree(node).nodes.flatMap((each) => textOf(each) ?? []);

function classesOf(node: Node): string[] {
  const attributes = node.attributes as { type: string; name?: unknown; value?: unknown }[];
  return attributes
    .filter((each) => each.type === "JSXAttribute" && nameOf(each.name) === "className")
    .flatMap((each) => textsBelow(each.value))
    .flatMap((text) => text.split(/\s+/))
    .filter(Boolean);
}

function statementOf(node: Node): string | undefined {
  if (node.type === "Literal") return textOfLiteral(node);
  if (node.type !== "TemplateLiteral") return undefined;
  return (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join("?");
}

function chainOf(node: Node): string[] {
  if (node.type !== "CallExpression") return [];
  const callee = node.callee as Node & { name?: string; object?: Node; property?: Node };
  if (callee.type === "Identifier") return [String(callee.name)];
  if (callee.type !== "MemberExpression") return [];
  return [...chainOf(callee.object as Node), String(callee.property?.name)];
}

type Found = Omit<Import, "target" | "line"> & { specifier: string | undefined };

function importOf(tree: Tree, node: Node): Found | undefined {
  const specifier = textOfLiteral(node.source ?? node.argument);
  const found = { specifier, typeOnly: isTypeOnly(node), lazy: false };
  switch (node.type) {
    case "ImportDeclaration":
      return { ...found, names: namesOfImport(tree, node) };
    case "ExportNamedDeclaration":
      return { ...found, names: [], reexports: reexportedNames(node) };
    case "ExportAllDeclaration":
      return { ...found, names: [], reexports: "everything" };
    case "ImportExpression":
      return { ...found, typeOnly: false, lazy: true, names: namesOfLazyImport(tree, node) };
    case "TSImportType":
      return { ...found, typeOnly: true, names: node.qualifier ? [firstOf(node)] : "everything" };
    default:
      return undefined;
  }
}

/** `A` of `import("…").A.B`. */
function firstOf({ qualifier }: Node): string {
  let name = qualifier as Node;
  while (name.left) name = name.left as Node;
  return nameOf(name);
}

/** A function for the first line of a node, counted from 1. */
function linesOf(code: string): (node: Node) => number {
  const ends = [...code.matchAll(/\n/g)].map(({ index }) => index);
  return ({ start }) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

const spreads = new Set(["SpreadElement", "JSXSpreadAttribute"]);
const literals = new Set(["ObjectExpression", "ArrayExpression"]);

const isSpreadLiteral = ({ type, argument }: Node): boolean =>
  spreads.has(type) && literals.has((argument as Node).type);

/** Whether a destructuring of a batch's answers has a hole. */
function isCountedAnswer({ type, id, init }: Node): boolean {
  if (type !== "VariableDeclarator" || (id as Node).type !== "ArrayPattern") return false;
  let awaited = init as Node | null;
  while (awaited?.type === "TSAsExpression") awaited = awaited.expression as Node;
  if (awaited?.type !== "AwaitExpression") return false;
  const names = chainOf(awaited.argument as Node);
  return names.at(-1) === "batch" && (id as { elements: unknown[] } & Node).elements.includes(null);
}

export function readSource(path: string, code: string): Source {
  const { program, errors } = parseSync(path, code, { preserveParens: false });
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  const tree = readTree(program);
  const lineOf = linesOf(code);
  const source: Source = {
    path,
    imports: [],
    globs: [],
    exports: [],
    texts: [],
    statements: [],
    calls: [],
    elements: [],
    spreadLiterals: [],
    countedAnswers: [],
  };
  for (const node of tree.nodes) {
    const found = importOf(tree, node);
    if (found?.specifier !== undefined) {
      const { specifier, ...rest } = found;
      const target = resolveTarget(path, specifier);
      source.imports.push({ ...rest, target, line: lineOf(node) });
    }
    for (const name of exportedNames(node)) {
      source.exports.push({ name, typeOnly: node.exportKind === "type", line: lineOf(node) });
    }
    if (node.type === "JSXOpeningElement") {
      const classes = classesOf(node);
      if (classes.length > 0)
        source.elements.push({ name: nameOf(node.name), classes, line: lineOf(node) });
    }
    const value = textOf(node);
    if (value) source.texts.push({ value, line: lineOf(node) });
    const statement = statementOf(node);
    if (statement) source.statements.push({ value: statement, line: lineOf(node) });
    if (isSpreadLiteral(node)) source.spreadLiterals.push(lineOf(node));
    if (isCountedAnswer(node)) source.countedAnswers.push(lineOf(node));
    const glob = globOf(path, node);
    if (glob) source.globs.push({ ...glob, line: lineOf(node) });
    const chain = chainOf(node);
    if (chain.length > 0) source.calls.push({ names: chain.join("."), line: lineOf(node) });
  }
  return source;
}
