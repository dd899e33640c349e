import type { z } from "@hono/zod-openapi";

export interface Field {
  /** Where it stands: `name`, `sets.reps`. */
  name: string;
  schema: z.core.$ZodType;
  /** What it says to take. */
  kinds: string[];
}

const defOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;

/** The schemas that a schema wraps or chooses from, down to what they are themselves. */
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

/** Whether null stands in it by name, wherever it is wrapped. */
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

/** Every field of a contract, in the objects and lists inside it, too. */
export function fieldsOf(contract: z.core.$ZodType, at = ""): Field[] {
  return innermost(contract).flatMap((each) => {
    const def = defOf(each);
    if (def.type === "array") return fieldsOf(def.element, at);
    if (def.type === "record") return fieldsOf(def.valueType, at);
    if (def.type !== "object") return [];
    return Object.entries(def.shape).flatMap(([key, schema]) => [
      { name: at + key, schema, kinds: kindsOf(schema) },
      ...fieldsOf(schema, `${at}${key}.`),
    ]);
  });
}
