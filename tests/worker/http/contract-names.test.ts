/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { call } from "../../support/worker.ts";

const modules = import.meta.glob<Record<string, unknown>>("../../../domain/contract/**/*.ts", {
  eager: true,
});
const contracts = Object.values(modules).flatMap((module) => Object.entries(module));

const hasProperties = (contract: unknown) =>
  contract instanceof z.ZodObject ||
  contract instanceof z.ZodUnion ||
  contract instanceof z.ZodIntersection;

type Json = Record<string, unknown>;
interface Description {
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Json> };
}

async function describedApi(): Promise<Description> {
  return (await call("/api/openapi.json")).json();
}

/** Inlined objects by their properties, with counts; named schemas are excluded. */
function inlined({ paths, components }: Description): Map<string, number> {
  const found = new Map<string, number>();
  const visit = (node: unknown, isNamed: boolean) => {
    if (typeof node !== "object" || node === null) return;
    const { properties } = node as { properties?: Json };
    if (properties && !isNamed) {
      const key = JSON.stringify(properties);
      found.set(key, (found.get(key) ?? 0) + 1);
    }
    for (const child of Object.values(node)) visit(child, false);
  };
  for (const schema of Object.values(components.schemas)) visit(schema, true);
  visit(paths, false);
  return found;
}

const sizeOf = (properties: string) => Object.keys(JSON.parse(properties)).length;

/** Schemas of bodies and answers. */
function wireSchemas({ paths }: Description): { where: string; schema: Json }[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { requestBody, responses }]) =>
      [requestBody, ...Object.values(responses as Json)].flatMap((part) => {
        const content = (part as { content?: Record<string, { schema?: Json }> })?.content;
        const schema = content?.["application/json"]?.schema;
        return schema ? [{ where: `${method} ${path}`, schema }] : [];
      }),
    ),
  );
}

describe("the names in the API description", () => {
  it("are the names of the contracts, each with one meaning", () => {
    expect(contracts.length).toBeGreaterThan(100);
    const byName = Map.groupBy(contracts, ([name]) => name);
    const ambiguous = [...byName].filter(
      ([, same]) => new Set(same.map(([, contract]) => contract)).size > 1,
    );
    expect(ambiguous.map(([name]) => name)).toEqual([]);
  });

  it("are one for each contract", () => {
    const described = contracts.filter(([, contract]) => hasProperties(contract));
    const twice = [...Map.groupBy(described, ([, contract]) => contract).values()]
      .map((same) => [...new Set(same.map(([name]) => name))])
      .filter((names) => names.length > 1);
    const advice = twice.map(
      (names) => `${names.join(" and ")} are one object: the later name wins; keep one private`,
    );
    expect(advice).toEqual([]);
  });

  it("cover every body and every answer with properties", async () => {
    const schemas = wireSchemas(await describedApi());
    expect(schemas.length).toBeGreaterThan(100);
    const unnamed = schemas.filter(({ schema }) => {
      const { properties, anyOf, oneOf } = schema as { properties?: Json; anyOf?: []; oneOf?: [] };
      return Object.keys(properties ?? {}).length > 0 || anyOf || oneOf;
    });
    expect(unnamed.map(({ where }) => where)).toEqual([]);
  });

  it("cover every contract of a body or an answer", async () => {
    const { components } = await describedApi();
    const names = new Set(Object.keys(components.schemas));
    const isPartOfAddress = (name: string) => /(Params|Query|Place)$/.test(name);
    const missing = contracts
      .filter(([, contract]) => contract instanceof z.ZodObject || contract instanceof z.ZodUnion)
      .map(([name]) => name)
      .filter((name) => !isPartOfAddress(name))
      .filter((name) => !names.has(name.charAt(0).toUpperCase() + name.slice(1)));
    expect(missing.filter((name) => !onlyOverSockets.has(name))).toEqual([]);
  });

  it("leave no larger object inlined twice", async () => {
    const repeated = [...inlined(await describedApi())].filter(
      ([properties, times]) => times > 1 && sizeOf(properties) > maxInPlace,
    );
    expect(repeated.map(([properties]) => Object.keys(JSON.parse(properties)))).toEqual([]);
  });
});

/** The most properties of an object that may be inlined repeatedly. */
const maxInPlace = 4;

/** Contracts outside any route. */
const onlyOverSockets = new Set(["inboxEvent", "conversationRequest"]);
