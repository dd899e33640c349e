import { type Plugin, parseSync } from "vite";
import { type Node, nameOf, readTree } from "../lint/syntax.ts";

const propertiesOf = (object: unknown): Node[] => {
  const { type, properties } = (object ?? {}) as Partial<Node>;
  return type === "ObjectExpression" ? (properties as Node[]) : [];
};

const propertiesNamed = (object: unknown, name: string): Node[] =>
  propertiesOf(object).filter(({ key }) => nameOf(key) === name);

/** Reasons for a no among the facts of a table; the Worker reads those of `backup` only. */
const reasonsIn = (facts: unknown): Node[] =>
  ["copied", "keepsImported", "signOfLife"]
    .flatMap((name) => propertiesNamed(facts, name))
    .filter(({ value }) => {
      const { type, value: literal } = value as Node;
      return type !== "ObjectExpression" && literal !== true;
    });

/** Facts for people and tests alone: the rows of a route's ids, the further events of its action, a table's reasons. */
function testedFacts(path: string, code: string): Node[] {
  const { program } = parseSync(path, code);
  return readTree(program)
    .nodes.filter(({ type }) => type === "CallExpression")
    .flatMap((call) => {
      const [first, second] = call.arguments as Node[];
      const callee = nameOf(call.callee) ?? "";
      if (path.includes("/db/schema/")) return callee === "factsOf" ? reasonsIn(second) : [];
      if (!/^create\w+Route$/.test(callee)) return [];
      return [
        ...propertiesNamed(first, "rows"),
        ...propertiesNamed(first, "tells").flatMap(({ value }) =>
          propertiesNamed(value, "besides"),
        ),
      ];
    });
}

/** Removes these facts from the built Worker; lines and columns stay. */
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
        for (const { start, end } of testedFacts(id, code) as (Node & { end: number })[]) {
          const last = rest[end] === "," ? end + 1 : end;
          const blank = rest.slice(start, last).replace(/[^\n]/g, " ");
          rest = rest.slice(0, start) + blank + rest.slice(last);
        }
        return { code: rest, map: null };
      },
    },
  };
}
