import type { z } from "@hono/zod-openapi";
import { type $ZodTypes, globalRegistry, safeParse } from "zod/v4/core";
import { localDateAt } from "../../domain/calendar.ts";
import { newId } from "../../domain/id.ts";

type Schema = z.core.$ZodType;

const defOf = (schema: Schema) => (schema as $ZodTypes)._zod.def;
const accepts = (schema: Schema, value: unknown) => safeParse(schema, value).success;

/** A value that a contract accepts: only its required fields, or if there are none its first optional one. */
export function exampleOf(schema: Schema): unknown {
  return candidatesOf(schema).find((value) => accepts(schema, value));
}

/** Whether a contract refuses an empty object. */
export const isDemanding = (schema: Schema): boolean => !accepts(schema, {});

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
  const required = exampled(fields.filter(([, schema]) => !accepts(schema, undefined)));
  const alone = fields.map((field) => ({ ...required, ...exampled([field]) }));
  return Object.keys(required).length > 0 ? [required, ...alone] : [...alone, required];
}

/** The description of a rule by `domain/contract/fields.ts`. */
interface Described {
  format?: string;
  minimum?: number;
  maximum?: number;
  enum?: readonly unknown[];
}

/** Candidates for a field, of which those are tried that its rules accept. */
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
