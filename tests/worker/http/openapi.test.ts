import { describe, expect, it } from "vitest";
import { call } from "../../support/worker.ts";

interface Description {
  paths: Record<string, Record<string, { responses: Record<string, object> }>>;
  components: { responses: object; schemas: object };
}

/** JSON with a line for each operation and each schema, so that a change of one shows as one. */
function inLines(value: unknown, depth = 0): string {
  if (depth === 3 || value === null || typeof value !== "object" || Array.isArray(value)) {
    return JSON.stringify(value);
  }
  const indent = "  ".repeat(depth + 1);
  const lines = Object.entries(value).map(
    ([key, each]) => `${indent}${JSON.stringify(key)}: ${inLines(each, depth + 1)}`,
  );
  return `{\n${lines.join(",\n")}\n${"  ".repeat(depth)}}${depth === 0 ? "\n" : ""}`;
}

describe("the description of the API", () => {
  it("matches its snapshot (renew it by npx vitest run --project worker openapi.test.ts -u)", async () => {
    const response = await call("/api/openapi.json");
    await expect(inLines(await response.json())).toMatchFileSnapshot("./openapi.json");
  });

  it("has the refusal of all operations once, with references to it", async () => {
    const { paths, components } = await (await call("/api/openapi.json")).json<Description>();
    const refusals = Object.values(paths)
      .flatMap((item) => Object.values(item))
      .map(({ responses }) => responses.default);
    expect(refusals.length).toBeGreaterThan(100);
    expect(new Set(refusals.map((each) => JSON.stringify(each)))).toEqual(
      new Set(['{"$ref":"#/components/responses/Problem"}']),
    );
    expect(components.responses).toEqual({
      Problem: {
        description: "A refusal; `code` is its reason (RFC 9457)",
        content: {
          "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
        },
      },
    });
    expect(components.schemas).toHaveProperty("Problem");
    expect(JSON.stringify(paths)).not.toContain("problem+json");
  });

  it("has a page for people, without scripts", async () => {
    const response = await call("/api/reference");
    expect(response.status).toBe(200);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("script-src");
    const page = await response.text();
    expect(page).toContain("/api/trainee/home");
    expect(page).not.toContain("<script");
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain("<summary>جسم الطلب</summary>");
  });

  it("has that page in the browser's chosen language", async () => {
    const page = await (await call("/api/reference", { cookie: "locale=en" })).text();
    expect(page).toContain('<html lang="en" dir="ltr">');
    expect(page).toContain("<summary>Request body</summary>");
    expect(page).not.toMatch(/\p{Script=Arabic}/u);
  });
});
