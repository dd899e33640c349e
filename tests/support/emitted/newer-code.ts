import type { Identifier } from "@mdn/browser-compat-data";
import { parse } from "acorn";
import { type Node, readTree } from "../../../scripts/lint/syntax.ts";
import { api, javascript, lackedBy, partsOf } from "./compat.ts";

/** The newest edition of the language that all supported browsers read whole; sets in regular expressions are of 2024. */
const edition = 2023;

const builtins = javascript.builtins ?? {};

/** Names that a supported browser lacks: of what is there for all code (`Temporal`), and of what such a thing has. */
const lacking = new Set(
  [
    ...namesIn(builtins, (key) => key),
    ...namesIn(builtins.Intl ?? {}, (key) => key).map((name) => `Intl.${name}`),
    ...namesIn(api, (key) => (key.endsWith("_static") ? key.slice(0, -"_static".length) : "")),
  ].filter((name) => name.includes(".") || name.length > 3),
);

function namesIn(things: Identifier, asMember: (key: string) => string): string[] {
  return partsOf(things).flatMap(([thing, feature]) => {
    if (lackedBy(feature).length > 0) return [thing];
    return partsOf(feature)
      .filter(([key, part]) => /^\w+$/.test(asMember(key)) && lackedBy(part).length > 0)
      .map(([key]) => `${thing}.${asMember(key)}`);
  });
}

/** Where a thing's own names stand, whichever way it is reached. */
const everywhere = new Set(["window", "self", "globalThis"]);

type Tree = ReturnType<typeof readTree>;

const guardOf = (name: string) =>
  new RegExp(
    `typeof [\\w.]*\\b${name}\\b|\\?\\.${name}\\b|\\b${name}\\?\\.|[\`"']${name}[\`"'] ?in\\b|\\b${name}\\s*(&&|\\?|\\|\\||\\)|:|===|==|!==)`,
  );

/** Whether code asks for what has this name. */
export const asksFor = (name: string, code: string): boolean => guardOf(name).test(code);

/** Whether it is asked for in the outermost function or statement that a use stands in, or tried there. */
function isAsked(name: string, use: Node, { parentOf }: Tree, code: string): boolean {
  let around = use;
  let outermost = use;
  for (let at = parentOf.get(use); at; at = parentOf.get(at)) {
    if (at.type === "TryStatement" && at.block === around) return true;
    if (at.type !== "Program" && (/Function|Statement/.test(at.type) || at === use)) outermost = at;
    around = at;
  }
  return asksFor(name, code.slice(outermost.start, outermost.end as number));
}

/** `Intl` and `Intl.DateTimeFormat`, from any window. */
function nameOf(node: Node | undefined): string | undefined {
  if (node?.type === "Identifier") return String(node.name);
  if (node?.type !== "MemberExpression" || node.computed) return undefined;
  const of = nameOf(node.object as Node);
  const name = String((node.property as Node).name);
  return of && (everywhere.has(of) ? name : `${of}.${name}`);
}

/** Whether a name is that of a member, a key or a method, and means nothing by itself. */
function isInside(node: Node, parent: Node | undefined): boolean {
  if (!parent || parent.computed) return false;
  return (
    parent.property === node ||
    (parent.key === node &&
      ["Property", "MethodDefinition", "PropertyDefinition"].includes(parent.type))
  );
}

/** Regular expressions that are made of texts; the build writes some so that older parsers take them. */
function* madeExpressions({ nodes }: Tree): Generator<string> {
  for (const { type, callee, arguments: given } of nodes) {
    if (type !== "NewExpression" && type !== "CallExpression") continue;
    if (nameOf(callee as Node) !== "RegExp") continue;
    const [pattern = "", flags = ""] = (given as Node[]).map(textOf);
    yield String(new RegExp(pattern, flags));
  }
}

function textOf(node: Node): string {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  const [text, ...more] = node.type === "TemplateLiteral" ? (node.quasis as Node[]) : [];
  return more.length === 0 ? ((text?.value as { cooked?: string })?.cooked ?? "") : "";
}

function read(code: string): unknown {
  try {
    return parse(code, { ecmaVersion: edition, sourceType: "module" });
  } catch (error) {
    const at = (error as { pos?: number }).pos ?? 0;
    return `${(error as Error).message}: ${code.slice(Math.max(0, at - 30), at + 40)}`;
  }
}

/** What code writes or calls that a supported browser does not know, and does not ask for. */
export function newerCode(code: string): string[] {
  const program = read(code);
  if (typeof program === "string") return [program];
  const tree = readTree(program);
  const expressions = [...madeExpressions(tree)]
    .map(read)
    .filter((fault): fault is string => typeof fault === "string");
  const uses = tree.nodes
    .filter((node) => !isInside(node, tree.parentOf.get(node)))
    .map((node) => ({ node, name: nameOf(node) ?? "" }))
    .filter(({ name }) => lacking.has(name));
  const given = new Set(tree.nodes.filter(isGiven).map(({ left }) => nameOf(left as Node)));
  const names = uses
    .filter(({ name }) => !given.has(name))
    .filter(({ name, node }) => !isAsked(name.slice(name.lastIndexOf(".") + 1), node, tree, code))
    .map(({ name }) => name);
  return [...expressions, ...new Set(names)];
}

/** What is assigned where it is missing is there. */
const isGiven = ({ type, operator }: Node) => type === "AssignmentExpression" && operator === "??=";
