import { type ESTree, parseSync, Visitor } from "vite";
import { Refusal } from "../message.mjs";
import { stepsOf } from "./addresses.ts";

/** A route, or a mount of other routes, at a path from its area's root. */
interface ReadRoute {
  /** Undefined for a mount, and where the module computes it. */
  method: string | undefined;
  /** The whole segments before a computed part; `:name` matches any segment. */
  path: readonly string[];
}

/** The routes that a module exports; none for a module that only serves others. */
export interface ReadModule {
  file: string;
  /** The function of `worker/routes/http/api.ts` that collects them. */
  kind: string;
  routes: readonly ReadRoute[];
}

const creators = /^create(Visitor|Trainee|Trainer|Member)Route$/;
const collectors = /^(visitor|trainee|trainer|member)Routes$/;

type Constants = ReadonlyMap<string, ESTree.Expression>;

interface Text {
  value: string;
  /** Whether a computed part follows. */
  cut: boolean;
}

function textOf(node: ESTree.Node, constants: Constants): Text | undefined {
  if (node.type === "Literal") {
    return typeof node.value === "string" ? { value: node.value, cut: false } : undefined;
  }
  if (node.type === "Identifier") {
    const constant = constants.get(node.name);
    return constant && textOf(constant, constants);
  }
  if (node.type !== "TemplateLiteral") return undefined;
  let value = "";
  for (const [index, { value: literal }] of node.quasis.entries()) {
    value += literal.cooked ?? "";
    const expression = node.expressions[index];
    if (!expression) continue;
    const inner = textOf(expression, constants);
    value += inner?.value ?? "";
    if (!inner || inner.cut) return { value, cut: true };
  }
  return { value, cut: false };
}

function constantsOf({ body }: ESTree.Program): Constants {
  const declarations = body.flatMap((each) =>
    each.type === "VariableDeclaration" && each.kind === "const" ? each.declarations : [],
  );
  return new Map(
    declarations.flatMap(({ id, init }) =>
      id.type === "Identifier" && init ? [[id.name, init] as const] : [],
    ),
  );
}

/** The function that a chain of calls begins with. */
function beginningOf(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === "CallExpression") return beginningOf(node.callee);
  if (node?.type === "MemberExpression") return beginningOf(node.object);
  return node?.type === "Identifier" ? node.name : undefined;
}

/** The function that collects the exported routes of a module. */
function kindOf({ body }: ESTree.Program): string | undefined {
  for (const { type, ...statement } of body) {
    const { declaration } = statement as { declaration?: ESTree.Node };
    if (type !== "ExportNamedDeclaration" || declaration?.type !== "VariableDeclaration") continue;
    const begins = declaration.declarations.map(({ init }) => beginningOf(init));
    const kind = begins.find((name) => name && collectors.test(name));
    if (kind) return kind;
  }
  return undefined;
}

const nameOf = (node: ESTree.Node): string | undefined =>
  node.type === "Identifier" ? node.name : undefined;

function propertyOf(object: ESTree.Node | undefined, name: string): ESTree.Node | undefined {
  if (object?.type !== "ObjectExpression") return undefined;
  const found = object.properties.find(
    (each) => each.type === "Property" && nameOf(each.key) === name,
  );
  return found?.type === "Property" ? found.value : undefined;
}

/** @throws {Refusal} for a path of which nothing can be read */
export function readRoutes(file: string, code: string): ReadModule | undefined {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Refusal(`${file} does not parse: ${errors[0]?.message}`);
  const kind = kindOf(program);
  if (!kind) return undefined;
  const constants = constantsOf(program);
  const routes: ReadRoute[] = [];
  const add = (at: ESTree.Node, path: ESTree.Node | undefined, method?: string) => {
    const text = path && textOf(path, constants);
    const known = text?.cut ? text.value.slice(0, text.value.lastIndexOf("/")) : text?.value;
    const steps = stepsOf(known ?? "");
    if (steps.length === 0) {
      const line = code.slice(0, at.start).split("\n").length;
      throw new Refusal(
        `${file}:${line} has a path that cannot be read. Write it as a text, or from constants of its file, so that the index of the routes finds it.`,
      );
    }
    routes.push({ method, path: steps });
  };
  new Visitor({
    CallExpression(call) {
      const [first] = call.arguments;
      const { callee } = call;
      if (callee.type === "Identifier" && creators.test(callee.name)) {
        const method = propertyOf(first, "method");
        add(call, propertyOf(first, "path"), method && textOf(method, constants)?.value);
      } else if (callee.type === "MemberExpression" && nameOf(callee.property) === "route") {
        add(call, first);
      }
    },
  }).visit(program);
  if (routes.length === 0) {
    throw new Refusal(
      `${file} exports routes without a path: make them by a creator of http/api.ts.`,
    );
  }
  return { file, kind, routes };
}
