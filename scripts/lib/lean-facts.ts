import { type Plugin, parseSync } from "vite";
import { type Node, nameOf, readTree } from "../lint/syntax.ts";

const propertiesOf = (object: unknown): Node[] => {
  const { type, properties } = (object ?? {}) as Partial<Node>;
  return type === "ObjectExpression" ? (properties as Node[]) : [];
};

const called = (object: unknown, name: string): Node[] =>
  propertiesOf(object).filter(({ key }) => nameOf(key) === name);

/** The facts of the routes in a file that nothing but tests reads: which rows ids name, what actions tell. */
function onlyTested(path: string, code: string): Node[] {
  const { program } = parseSync(path, code);
  return readTree(program)
    .nodes.filter(
      ({ type, callee }) => type === "CallExpression" && /^create\w+Route$/.test(nameOf(callee)),
    )
    .map((call) => (call.arguments as Node[])[0])
    .flatMap((route) => [
      ...called(route, "rows"),
      ...called(route, "tells").flatMap(({ value }) => called(value, "besides")),
    ]);
}

/** Leaves out of the built Worker what its routes say for tests alone; lines and columns stay. */
export function leanFacts(): Plugin {
  return {
    name: "miran:lean-facts",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/worker\/routes\/.*\.ts$/, code: /\bcreate\w+Route\(/ },
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
