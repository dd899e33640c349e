/** A node of the syntax tree of Vite's parser (ESTree with types). */
export interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

export interface Tree {
  /** Every node, outer ones first. */
  nodes: Node[];
  /** The node around each node. */
  parentOf: ReadonlyMap<Node, Node>;
}

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === "object" && typeof (value as Node).type === "string";

export function readTree(program: unknown): Tree {
  const nodes: Node[] = [];
  const parentOf = new Map<Node, Node>();
  const read = (value: unknown, parent: Node | undefined): void => {
    if (Array.isArray(value)) {
      for (const each of value) read(each, parent);
    } else if (value !== null && typeof value === "object") {
      if (isNode(value)) {
        nodes.push(value);
        if (parent) parentOf.set(value, parent);
      }
      const inner = isNode(value) ? value : parent;
      for (const each of Object.values(value)) read(each, inner);
    }
  };
  read(program, undefined);
  return { nodes, parentOf };
}

/** The name of an identifier or of a quoted key. */
export function nameOf(node: unknown): string {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown };
  return String(name ?? value ?? "");
}

/** The text of a literal; undefined for other values. */
export function textOfLiteral(node: unknown): string | undefined {
  const value = (node as { value?: unknown } | null)?.value;
  return typeof value === "string" ? value : undefined;
}
