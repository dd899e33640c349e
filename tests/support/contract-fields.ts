import type { z } from "@hono/zod-openapi";

export interface Field {
  /** Its path: `name`, `sets.reps`. */
  name: string;
  schema: z.core.$ZodType;
  /** Types of accepted values. */
  kinds: string[];
}

const defOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;

/** The innermost schemas that a schema wraps or chooses from. */
function innermost(schema: z.core.$ZodType): z.core.$ZodType[] {
  const def = defOf(schema);
  switch (def.type) {
    case "optional":
    case "nonoptional":
    case "nullable":
    case "default":
    case "prefault":
    case "catch":
    case "readonly":
      return innermost(def.innerType);
    case "pipe":
      return innermost(def.in);
    case "lazy":
      return innermost(def.getter());
    case "union":
      return def.options.flatMap(innermost);
    case "intersection":
      return [def.left, def.right].flatMap(innermost);
    default:
      return [schema];
  }
}

/** Whether a schema or one that it wraps accepts null by name. */
function isNullable(schema: z.core.$ZodType): boolean {
  const def = defOf(schema);
  switch (def.type) {
    case "null":
    case "nullable":
      return true;
    case "optional":
    case "default":
    case "prefault":
    case "readonly":
      return isNullable(def.innerType);
    case "pipe":
      return isNullable(def.in);
    case "union":
      return def.options.some(isNullable);
    default:
      return false;
  }
}

function kindsOf(schema: z.core.$ZodType): string[] {
  const kinds = innermost(schema).map((each) => {
    const def = defOf(each);
    if (def.type !== "array") return def.type;
    const isOfText = innermost(def.element).some((element) => defOf(element).type === "string");
    return isOfText ? "list of text" : "array";
  });
  return isNullable(schema) ? [...kinds, "null"] : kinds;
}

interface Part {
  /** Its path: `` for the body, `sets`. */
  at: string;
  object: z.core.$ZodObject;
}

/** All objects of a contract, inner ones included. */
export function objectsOf(contract: z.core.$ZodType, at = ""): Part[] {
  return innermost(contract).flatMap((each) => {
    const def = defOf(each);
    if (def.type === "array") return objectsOf(def.element, at);
    if (def.type === "record") return objectsOf(def.valueType, at);
    if (def.type !== "object") return [];
    const inside = Object.entries(def.shape).flatMap(([key, schema]) =>
      objectsOf(schema, at ? `${at}.${key}` : key),
    );
    return [{ at, object: each as z.core.$ZodObject }, ...inside];
  });
}

export const isStrict = ({ object }: Part): boolean =>
  object._zod.def.catchall !== undefined && defOf(object._zod.def.catchall).type === "never";

/** All fields of a contract's objects. */
export function fieldsOf(contract: z.core.$ZodType): Field[] {
  return objectsOf(contract).flatMap(({ at, object }) =>
    Object.entries(object._zod.def.shape).map(([key, schema]) => ({
      name: at ? `${at}.${key}` : key,
      schema,
      kinds: kindsOf(schema),
    })),
  );
}
