import { posix } from "node:path";
import { parseSync } from "vite";

export interface Import {
  /** A path of this repository (`domain/calendar.ts`) or a package (`hono/factory`). */
  target: string;
  /** Erased by the compiler: nothing of the target reaches the running code. */
  typeOnly: boolean;
  line: number;
}

export interface Text {
  value: string;
  line: number;
}

export interface Source {
  path: string;
  imports: Import[];
  /** What the program holds as text: strings, templates, JSX text; no comments. */
  texts: Text[];
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const each of value) yield* walk(each);
  } else if (value !== null && typeof value === "object") {
    if (typeof (value as Node).type === "string") yield value as Node;
    for (const each of Object.values(value)) yield* walk(each);
  }
}

function resolveTarget(path: string, specifier: string): string {
  if (!specifier.startsWith(".")) return specifier;
  return posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ""));
}

const literal = (node: unknown): string | undefined => {
  const value = (node as { value?: unknown } | null)?.value;
  return typeof value === "string" ? value : undefined;
};

/** A statement whose every name is a type brings nothing along; one without names runs the module. */
function isTypeOnly(node: Node): boolean {
  if (node.importKind === "type" || node.exportKind === "type") return true;
  const names = (node.specifiers ?? []) as { importKind?: string; exportKind?: string }[];
  return (
    names.length > 0 &&
    names.every((name) => name.importKind === "type" || name.exportKind === "type")
  );
}

function textOf(node: Node): string | undefined {
  if (node.type === "Literal" || node.type === "JSXText") return literal(node);
  if (node.type === "TemplateElement") return (node.value as { raw: string }).raw;
  return undefined;
}

function importOf(node: Node): { specifier: string | undefined; typeOnly: boolean } | undefined {
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
      return { specifier: literal(node.source), typeOnly: isTypeOnly(node) };
    case "ImportExpression":
      return { specifier: literal(node.source), typeOnly: false };
    case "TSImportType":
      return { specifier: literal(node.source ?? node.argument), typeOnly: true };
    default:
      return undefined;
  }
}

export function readSource(path: string, code: string): Source {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  const lineOf = (offset: number) => code.slice(0, offset).split("\n").length;
  const source: Source = { path, imports: [], texts: [] };
  for (const node of walk(program)) {
    const found = importOf(node);
    if (found?.specifier !== undefined) {
      const target = resolveTarget(path, found.specifier);
      source.imports.push({ target, typeOnly: found.typeOnly, line: lineOf(node.start) });
    }
    const value = textOf(node);
    if (value) source.texts.push({ value, line: lineOf(node.start) });
  }
  return source;
}
