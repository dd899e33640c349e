import type { z } from "@hono/zod-openapi";
import { type $ZodTypes, globalRegistry, safeParse } from "zod/v4/core";
import { localDateAt } from "../../domain/calendar.ts";
import { newId } from "../../domain/id.ts";

type Schema = z.core.$ZodType;

const defOf = (schema: Schema) => (schema as $ZodTypes)._zod.def;
const takes = (schema: Schema, value: unknown) => safeParse(schema, value).success;

/** A value that a contract takes: what must be there and no more, or else the first field that may. */
export function exampleOf(schema: Schema): unknown {
  return candidatesOf(schema).find((value) => takes(schema, value));
}

/** Whether a contract refuses nothing at all. */
export const isDemanding = (schema: Schema): boolean => !takes(schema, {});

function candidatesOf(schema: Schema): unknown[] {
  const def = defOf(schema);
  switch (def.type) {
    case "object":
      return objectsOf(def.shape);
    case "array":
      return [[exampleOf(def.element)], []];
    case "enum":
      return Object.values(def.entries);
    case "literal":
      return def.values;
    case "union":
      return def.options.map(exampleOf);
    case "intersection":
      return [Object.assign({}, exampleOf(def.left), exampleOf(def.right))];
    case "nullable":
      return [exampleOf(def.innerType), null];
    case "optional":
    case "nonoptional":
    case "default":
    case "prefault":
    case "catch":
    case "readonly":
      return [exampleOf(def.innerType)];
    case "pipe":
      return [exampleOf(def.in)];
    case "lazy":
      return [exampleOf(def.getter())];
    case "record":
      return [{}];
    case "boolean":
      return [true];
    case "number":
    case "string":
      return plainOf(schema);
    default:
      return [];
  }
}

function objectsOf(shape: Readonly<Record<string, Schema>>): object[] {
  const fields = Object.entries(shape);
  const exampled = (chosen: typeof fields) =>
    Object.fromEntries(chosen.map(([name, schema]) => [name, exampleOf(schema)]));
  const needed = exampled(fields.filter(([, schema]) => !takes(schema, undefined)));
  const alone = fields.map((field) => ({ ...needed, ...exampled([field]) }));
  return Object.keys(needed).length > 0 ? [needed, ...alone] : [...alone, needed];
}

/** What `domain/contract/fields.ts` notes of a rule. */
interface Described {
  format?: string;
  minimum?: number;
  maximum?: number;
  enum?: readonly unknown[];
}

/** Rules of fields are refinements: what they take is tried. */
function plainOf(schema: Schema): unknown[] {
  const {
    format,
    minimum,
    maximum,
    enum: choices = [],
  } = (globalRegistry.get(schema) ?? {}) as Described;
  const { minValue } = schema as z.ZodNumber;
  const today = localDateAt(Date.now(), "Asia/Hebron");
  return [
    ...choices,
    ...(format === "uuid" ? [newId()] : []),
    ...(minimum !== undefined && maximum !== undefined
      ? [Math.round((minimum + maximum) / 2)]
      : []),
    1,
    minValue,
    "تمر",
    newId(),
    today,
    today.slice(0, "2026-01".length),
    `${newId()}@example.com`,
    "Miran#2026",
    "Asia/Dubai",
    "1",
  ];
}
