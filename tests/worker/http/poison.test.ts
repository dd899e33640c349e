import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { makeProduct } from "../../support/access.ts";
import { makeTrainee, makeTrainer } from "../../support/worker.ts";

/** None is refused as one too many. */
const { call } = makeProduct();

const deep = (open: string, close: string) => open.repeat(10_000) + close.repeat(10_000);

const bodies: [string, string][] = [
  ["nothing", ""],
  ["no JSON", "{"],
  ["null", "null"],
  ["a number", "1"],
  ["a list", "[]"],
  ["10 MB", JSON.stringify({ email: "x".repeat(10 * 1024 * 1024) })],
  ["lists 10,000 deep", deep("[", "]")],
  ["objects 10,000 deep", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`],
  ["__proto__", '{"__proto__":{"role":"trainer"},"constructor":{"prototype":{"x":1}}}'],
  ["an unknown field", '{"role":"trainer"}'],
];

/** Put into every text field of a route's body, one at a time. */
const values: [string, unknown][] = [
  ["a NUL", "\u0000"],
  ["a lone surrogate", "\ud800abcd"],
  ["a turn of direction", "\u202eabcd"],
  ["an object", { toString: "x" }],
  ["a list", ["x"]],
  ["a boolean", true],
  ["null", null],
  ["a huge number", 1e308],
  ["a long text", "ا".repeat(20_000)],
];

interface Described {
  method: string;
  path: string;
  fields: { name: string; type?: unknown }[];
}

interface Schema {
  $ref?: string;
  properties?: Record<string, { type?: unknown }>;
}
interface Operation {
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

// As it is served: whoever asks first has the contracts named, and the bodies refer to them then.
const { paths, components } = await (await call("/api/openapi.json")).json<Description>();
const described: Described[] = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, { requestBody }]) => ({
    method: method.toUpperCase(),
    path,
    fields: fieldsOf(requestBody?.content?.["application/json"]?.schema),
  })),
);

function fieldsOf(schema: Schema | undefined): Described["fields"] {
  const name = schema?.$ref?.split("/").at(-1);
  const { properties = {} } = (name === undefined ? schema : components.schemas[name]) ?? {};
  return Object.entries(properties).map(([field, { type }]) => ({ name: field, type }));
}

const unsafe = described.filter(({ method }) => method !== "GET");
const withBody = unsafe.filter(({ fields }) => fields.length > 0);

let tokens: { trainee: string; trainer: string };
beforeAll(async () => {
  tokens = { trainee: (await makeTrainee()).token, trainer: (await makeTrainer()).token };
});

async function expectRefusal(response: Response) {
  const text = await response.text();
  expect(response.status, text).toBeGreaterThanOrEqual(400);
  expect(response.status, text).toBeLessThan(500);
  expect(response.status, "for what it says, not for how often it was asked").not.toBe(429);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(JSON.parse(text)).toMatchObject({ code: expect.any(String), status: response.status });
}

let callers = 0;
/** Each request from a network of its own, so that none is refused as one too many. */
function fromElsewhere() {
  callers += 1;
  return { "cf-connecting-ip": `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}` };
}

function send({ method, path }: Described, body: string): Promise<Response> {
  const token = path.startsWith("/api/admin") ? tokens.trainer : tokens.trainee;
  return call(path.replace("{id}", newId()), { method, body, token, headers: fromElsewhere() });
}

describe("poison", () => {
  it("finds the routes that take a body", () => {
    expect(withBody.length).toBeGreaterThan(60);
  });

  describe.each(withBody)("$method $path", (route) => {
    it.each(bodies)("refuses %s", async (_, body) => {
      await expectRefusal(await send(route, body));
    });

    it.each(values)("refuses %s in any field", async (_, value) => {
      for (const { name, type } of route.fields) {
        if (type === "boolean" && value === true) continue;
        // A field that says so of itself is emptied by it.
        if (value === null && Array.isArray(type) && type.includes("null")) continue;
        await expectRefusal(await send(route, JSON.stringify({ [name]: value })));
      }
    });
  });

  it.each([
    ["a NUL for a day", "/api/trainee/home?date=%00"],
    ["a list for a day", "/api/trainee/home?date[]=x"],
    ["a day that is none", "/api/trainee/weight?date=2026-13-45"],
    ["a long day", `/api/trainee/weight?date=${"9".repeat(5000)}`],
    ["a page before the first", "/api/admin/trainees?page=-1"],
    ["a huge page", "/api/admin/trainees?page=1e99"],
    ["an unknown order", "/api/admin/trainees?sort=__proto__"],
    ["a NUL to search", "/api/admin/trainees?search=%00"],
    ["a long search", `/api/admin/trainees?search=${"a".repeat(5000)}`],
    ["__proto__ for an id", "/api/admin/trainees/__proto__"],
    ["a NUL for an id", "/api/admin/trainees/%00"],
    ["a path for an id", "/api/admin/trainees/..%2f..%2fetc"],
  ])("refuses %s in the address", async (_, path) => {
    const token = path.startsWith("/api/admin") ? tokens.trainer : tokens.trainee;
    await expectRefusal(await call(path, { token }));
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])(
    "refuses the content type %s",
    async (type) => {
      for (const route of unsafe) {
        const headers = { ...fromElsewhere(), "content-type": type };
        await expectRefusal(await call(route.path, { method: route.method, body: "{}", headers }));
      }
    },
  );
});
