import { type Plugin, parseSync } from "vite";
import { type Node, nameOf, readTree } from "../lint/syntax.ts";

const propertiesOf = (object: unknown): Node[] => {
  const { type, properties } = (object ?? {}) as Partial<Node>;
  return type === "ObjectExpression" ? (properties as Node[]) : [];
};

const called = (object: unknown, name: string): Node[] =>
  propertiesOf(object).filter(({ key }) => nameOf(key) === name);

/** The reasons for a no among the facts of a table; the Worker reads a reason of `backup` alone. */
const reasonsIn = (facts: unknown): Node[] =>
  ["copied", "keepsImported", "signOfLife"]
    .flatMap((name) => called(facts, name))
    .filter(({ value }) => {
      const { type, value: literal } = value as Node;
      return type !== "ObjectExpression" && literal !== true;
    });

/** The facts in a file that nobody but people and tests read: rows that ids name, told actions, reasons. */
function onlyTested(path: string, code: string): Node[] {
  const { program } = parseSync(path, code);
  return readTree(program)
    .nodes.filter(({ type }) => type === "CallExpression")
    .flatMap((call) => {
      const [first, second] = call.arguments as Node[];
      const callee = nameOf(call.callee) ?? "";
      if (path.includes("/db/schema/")) return callee === "factsOf" ? reasonsIn(second) : [];
      if (!/^create\w+Route$/.test(callee)) return [];
      return [
        ...called(first, "rows"),
        ...called(first, "tells").flatMap(({ value }) => called(value, "besides")),
      ];
    });
}

/** Leaves out of the built Worker what its routes and tables say for people and tests alone; lines and columns stay. */
export function leanFacts(): Plugin {
  return {
    name: "miran:lean-facts",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: {
        id: /\/worker\/(?:routes|db\/schema)\/.*\.ts$/,
        code: /\b(?:create\w+Route|factsOf)\(/,
      },
      handler(code, id) {
        let rest = code;
        for (const { start, end } of onlyTested(id, code) as (Node & { end: number })[]) {
          const last = rest[end] === "," ? end + 1 : end;
          const blank = rest.slice(start, last).replace(/[^\n]/g, " ");
          rest = rest.slice(0, start) + blank + rest.slice(last);
        }
        return { code: rest, map: null };
      },
    },
  };
}
