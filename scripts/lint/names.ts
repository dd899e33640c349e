import { type Node, nameOf, type Tree } from "./syntax.ts";

/** Names that a module imports from another; `everything` if they cannot be determined. */
export type Names = string[] | "everything";

const members: Record<string, [whole: string, part: string]> = {
  MemberExpression: ["object", "property"],
  JSXMemberExpression: ["object", "property"],
  TSQualifiedName: ["left", "right"],
};

/** `name` of `whole.name`; undefined for `whole[name]` and any other node. */
function memberOf(node: Node | undefined, whole: Node | undefined): string | undefined {
  const [left, right] = members[node?.type ?? ""] ?? [];
  if (!node || !left || !right || node[left] !== whole || node.computed === true) return undefined;
  return nameOf(node[right]);
}

function namesOfPattern(pattern: Node): Names {
  if (pattern.type !== "ObjectPattern") return "everything";
  const properties = pattern.properties as Node[];
  const isPlain = properties.every(({ type, computed }) => type === "Property" && !computed);
  return isPlain ? properties.map(({ key }) => nameOf(key)) : "everything";
}

/** Used names of a module imported as a whole: `all.name`. */
function namesOfWhole({ nodes, parentOf }: Tree, declared: Node): Names {
  const names: string[] = [];
  for (const node of nodes) {
    if (!/^(?:JSX)?Identifier$/.test(node.type) || node.name !== declared.name) continue;
    const parent = parentOf.get(node);
    if (node === declared || parent?.property === node) continue;
    const name = memberOf(parent, node);
    if (name === undefined) return "everything";
    names.push(name);
  }
  return names;
}

/** Names of `import { a, type b as c }`, `import d` and `import * as all`. */
export function namesOfImport(tree: Tree, { specifiers }: Node): Names {
  const names = ((specifiers ?? []) as Node[]).map((each): Names => {
    if (each.type === "ImportDefaultSpecifier") return ["default"];
    if (each.type === "ImportSpecifier") return [nameOf(each.imported)];
    return namesOfWhole(tree, each.local as Node);
  });
  return names.includes("everything") ? "everything" : (names as string[][]).flat();
}

/** Names of `await import()` and `import().then()`, from the code around them. */
export function namesOfLazyImport(tree: Tree, node: Node): Names {
  const parent = tree.parentOf.get(node);
  const next = parent && tree.parentOf.get(parent);
  if (parent?.type === "AwaitExpression") {
    if (next?.type === "VariableDeclarator") return namesOfPattern(next.id as Node);
    const name = memberOf(next, parent);
    return name === undefined ? "everything" : [name];
  }
  if (memberOf(parent, node) !== "then" || next?.type !== "CallExpression") return "everything";
  const [callback] = next.arguments as Node[];
  const [parameter] = (callback?.params ?? []) as Node[];
  return parameter ? namesOfPattern(parameter) : "everything";
}

const declaredIn = (declaration: Node): string[] => {
  if (declaration.type !== "VariableDeclaration") return [nameOf(declaration.id)];
  return (declaration.declarations as Node[]).flatMap(({ id }) => {
    const names = namesOfPattern(id as Node);
    return names === "everything" ? [nameOf(id)] : names;
  });
};

/** Names of a statement's exports. */
export function exportedNames(node: Node): string[] {
  if (node.type === "ExportDefaultDeclaration") return ["default"];
  if (node.type !== "ExportNamedDeclaration") return [];
  if (node.declaration) return declaredIn(node.declaration as Node);
  return (node.specifiers as Node[]).map(({ exported }) => nameOf(exported));
}

/** Names that a module exports again, each with its original name. */
export function reexportedNames({ specifiers }: Node): Map<string, string> {
  return new Map(
    (specifiers as Node[]).map(({ exported, local }) => [nameOf(exported), nameOf(local)]),
  );
}
