import type { Request } from "./permissions.ts";

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

export interface Description {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema?: Schema }> } }>
  >;
  components: { schemas: Record<string, Schema> };
}

export const isId = (name: string) => /^ids?$|Ids?$/.test(name);

/** The ids in a route's description: `:id` of the path, `itemId` of the body. */
export function idsOfRoute(route: string, { paths, components }: Description): string[] {
  const [method = "", pattern = ""] = route.split(" ");
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = ""]) => name).filter(isId);
  const inBody = (reference: Schema | undefined, at: string): string[] => {
    const schema = reference?.$ref
      ? components.schemas[reference.$ref.split("/").pop() ?? ""]
      : reference;
    const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema ?? {};
    return [
      ...[...anyOf, ...oneOf, ...allOf, ...(items ? [items] : [])].flatMap((each) =>
        inBody(each, at),
      ),
      ...Object.entries(properties).flatMap(([name, property]) => [
        ...(isId(name) ? [at + name] : []),
        ...inBody(property, `${at}${name}.`),
      ]),
    ];
  };
  const described = paths[pattern.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
  const body = described?.requestBody?.content["application/json"]?.schema;
  return [...new Set([...names.map((name) => `:${name}`), ...inBody(body, "")])].sort();
}

/** The value of an id in a request. */
export function idIn(route: string, name: string, { path = "", body }: Request): string {
  if (name.startsWith(":")) {
    const at = route.split(" ")[1]?.split("/").indexOf(name) ?? -1;
    return path.split("?")[0]?.split("/")[at] ?? "";
  }
  let value: unknown = body;
  for (const part of name.split(".")) value = (value as Record<string, unknown> | null)?.[part];
  return String(Array.isArray(value) ? value[0] : value);
}
