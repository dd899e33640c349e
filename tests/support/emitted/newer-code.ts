import type { Identifier } from "@mdn/browser-compat-data";
import { parse } from "acorn";
import { type Node, readTree } from "../../../scripts/lint/syntax.ts";
import { api, browsersWithout, javascript, partsOf } from "./compat.ts";

/** The newest edition of the language in all supported browsers; 2024 adds sets in regular expressions. */
const edition = 2023;

const builtins = javascript.builtins ?? {};

/** Names missing in a supported browser: globals (`Temporal`) and their members. */
const lacking = new Set(
  [
    ...namesIn(builtins, (key) => key),
    ...namesIn(builtins.Intl ?? {}, (key) => key).map((name) => `Intl.${name}`),
    ...namesIn(api, (key) => (key.endsWith("_static") ? key.slice(0, -"_static".length) : "")),
  ].filter((name) => name.includes(".") || name.length > 3),
);

function namesIn(things: Identifier, asMember: (key: string) => string): string[] {
  return partsOf(things).flatMap(([thing, feature]) => {
    if (browsersWithout(feature).length > 0) return [thing];
    return partsOf(feature)
      .filter(([key, part]) => /^\w+$/.test(asMember(key)) && browsersWithout(part).length > 0)
      .map(([key]) => `${thing}.${asMember(key)}`);
  });
}

/** Names of the global object. */
const globalNames = new Set(["window", "self", "globalThis"]);

type Tree = ReturnType<typeof readTree>;

const guardOf = (name: string) =>
  new RegExp(
    `typeof [\\w.]*\\b${name}\\b|\\?\\.${name}\\b|\\b${name}\\?\\.|[\`"']${name}[\`"'] ?in\\b|\\b${name}\\s*(&&|\\?|\\|\\||\\)|:|===|==|!==)`,
  );

/** Whether code tests for a feature of this name. */
export const testsFor = (name: string, code: string): boolean => guardOf(name).test(code);

/** Whether the outermost function or statement around a use tests for the feature, or catches its error. */
function isGuarded(name: string, use: Node, { parentOf }: Tree, code: string): boolean {
  let around = use;
  let outermost = use;
  for (let at = parentOf.get(use); at; at = parentOf.get(at)) {
    if (at.type === "TryStatement" && at.block === around) return true;
    if (at.type !== "Program" && (/Function|Statement/.test(at.type) || at === use)) outermost = at;
    around = at;
  }
  return testsFor(name, code.slice(outermost.start, outermost.end as number));
}

/** `Intl` and `Intl.DateTimeFormat`, from any window. */
function nameOf(node: Node | undefined): string | undefined {
  if (node?.type === "Identifier") return String(node.name);
  if (node?.type !== "MemberExpression" || node.computed) return undefined;
  const object = nameOf(node.object as Node);
  const name = String((node.property as Node).name);
  return object && (globalNames.has(object) ? name : `${object}.${name}`);
}

/** Whether a name is only a member, a key or a method. */
function isInside(node: Node, parent: Node | undefined): boolean {
  if (!parent || parent.computed) return false;
  return (
    parent.property === node ||
    (parent.key === node &&
      ["Property", "MethodDefinition", "PropertyDefinition"].includes(parent.type))
  );
}

/** Regular expressions made from texts; the build writes some so for older parsers. */
function* constructedExpressions({ nodes }: Tree): Generator<string> {
  for (const { type, callee, arguments: parameters } of nodes) {
    if (type !== "NewExpression" && type !== "CallExpression") continue;
    if (nameOf(callee as Node) !== "RegExp") continue;
    const [pattern = "", flags = ""] = (parameters as Node[]).map(textOf);
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

/** Syntax and names in code that a supported browser does not have, without those behind a test. */
export function newerCode(code: string): string[] {
  const program = read(code);
  if (typeof program === "string") return [program];
  const tree = readTree(program);
  const expressions = [...constructedExpressions(tree)]
    .map(read)
    .filter((fault): fault is string => typeof fault === "string");
  const uses = tree.nodes
    .filter((node) => !isInside(node, tree.parentOf.get(node)))
    .map((node) => ({ node, name: nameOf(node) ?? "" }))
    .filter(({ name }) => lacking.has(name));
  const polyfilled = new Set(tree.nodes.filter(isPolyfill).map(({ left }) => nameOf(left as Node)));
  const names = uses
    .filter(({ name }) => !polyfilled.has(name))
    .filter(({ name, node }) => !isGuarded(name.slice(name.lastIndexOf(".") + 1), node, tree, code))
    .map(({ name }) => name);
  return [...expressions, ...new Set(names)];
}

/** Whether a node assigns a missing value. */
const isPolyfill = ({ type, operator }: Node) =>
  type === "AssignmentExpression" && operator === "??=";
