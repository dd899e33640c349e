import { describe, expect, it } from "vitest";
import { call } from "../../support/worker.ts";

describe("GET /api/health", () => {
  it("answers the version and the state of the database", async () => {
    const response = await call("/api/health");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      database: "up",
    });
  });

  it("carries the security headers", async () => {
    const { headers } = await call("/api/health");
    expect(headers.get("strict-transport-security")).toContain("max-age=63072000");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("answers an unknown address with a problem", async () => {
    const response = await call("/api/nothing");
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  });
});
