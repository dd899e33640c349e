import { beforeAll, describe, expect, it } from "vitest";
import { makeProduct, type Product, registration } from "../../support/access.ts";

let product: Product;
beforeAll(async () => {
  product = makeProduct({
    passwords: {
      hash: async () => "x",
      verify: async () => ({ valid: false, outdated: false }),
    },
  });
});

/** A valid body of each route, so that only the poison can be refused. */
const bodies: Record<string, () => Record<string, unknown>> = {
  "sign-in": () => ({
    email: "somebody@example.com",
    password: "12345678",
    area: "trainee",
    remember: true,
    embed: false,
    timeZone: "Asia/Hebron",
  }),
  "sign-in/code": () => ({ ticket: "a.b.c", code: "123456" }),
  refresh: () => ({ embed: false }),
  "sign-out": () => ({ everywhere: false }),
  register: registration,
  "reset-password": () => ({ email: "somebody@example.com" }),
  "new-password": () => ({ token: "x".repeat(43), password: "12345678" }),
  "confirm-email": () => ({ token: "x".repeat(43) }),
};

const values: [string, unknown][] = [
  ["a NUL", "abc\u0000defgh@example.com"],
  ["a lone surrogate", "abcdefgh\ud800@example.com"],
  ["a turn of direction", "abcdefgh\u202e@example.com"],
  ["an object", { $ne: null }],
  ["a list", ["x"]],
  ["a list of a list", [["x"]]],
  ["a number", 12345678],
  ["a huge number", 1e308],
  ["null", null],
  ["a long text", "ا".repeat(15_000)],
  ["SQL", "'; drop table accounts; --"],
];

const cases = Object.entries(bodies).flatMap(([route, body]) =>
  Object.keys(body()).map((field) => [route, field] as const),
);

/** Optional fields, which may be null. */
const unknowns = ["register bloodType"];

describe.each(cases)("POST /api/access/%s with poison for %s", (route, field) => {
  it.each(values)("never fails: %s", async (_, value) => {
    const body = { ...bodies[route]?.(), [field]: value };
    const response = await product.call(`/api/access/${route}`, { body });
    expect(response.status, await response.clone().text()).toBeLessThan(500);
    const isTaken = value === null && unknowns.includes(`${route} ${field}`);
    if (typeof value !== "string" && typeof value !== "number" && !isTaken) {
      expect(response.status).toBeGreaterThanOrEqual(400);
    }
    if (response.status >= 400) {
      expect(response.headers.get("content-type")).toBe("application/problem+json");
    }
  });
});

describe("the stored registration", () => {
  it.each(["name", "email", "phone", "password", "plan"])(
    "never has control characters, lone surrogates or direction overrides: %s",
    async (field) => {
      for (const poison of ["\u0000", "\ud800", "\u202e", "\u2067", "\u0007"]) {
        const good = registration()[field as "name"];
        const body = registration({ [field]: `${good}${poison}` });
        expect((await product.call("/api/access/register", { body })).status).toBe(400);
      }
    },
  );

  it("has only its own prototype", async () => {
    const text = JSON.stringify(registration()).replace("{", '{"__proto__":{"role":"trainer"},');
    const response = await product.call("/api/access/register", { body: text });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });
});
