import { z } from "@hono/zod-openapi";
import { Hono } from "hono";
import { expect, it, onTestFinished, vi } from "vitest";
import { answers, createVisitorRoute, visitorRoutes } from "../../../worker/routes/http/api.ts";
import { referenceRoutes } from "../../../worker/routes/reference.ts";
import { makeProduct } from "../../support/access.ts";

/** A reference of one route. */
function makeReference() {
  const route = createVisitorRoute({
    method: "get",
    path: "/things",
    summary: "Things of this test",
    responses: answers(z.object({ things: z.array(z.string()) }), "All of them"),
  });
  const routes = visitorRoutes();
  routes.openapi(route, (c) => c.json({ things: [] }, 200));
  const app = new Hono().route(
    "/api",
    referenceRoutes(async () => [{ at: "/api", routes }]),
  );
  const { platform } = makeProduct();
  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers }, { platform });
  return { ask, routes };
}

it("the reference compresses the description once, for clients with gzip", async () => {
  let made = 0;
  const Real = CompressionStream;
  class Counted extends Real {
    constructor(format: "gzip") {
      super(format);
      made += 1;
    }
  }
  vi.stubGlobal("CompressionStream", Counted);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { ask } = makeReference();
  const asked = (accepted: string) => ask("/api/openapi.json", { "accept-encoding": accepted });
  const plain = await asked("br, gzip;q=0");
  expect(plain.headers.get("content-encoding")).toBeNull();
  const text = await plain.text();
  for (const _ of [1, 2, 3]) {
    const packed = await asked("gzip, deflate, br");
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(packed.headers.get("vary")).toBe("accept-encoding");
    expect(packed.headers.get("etag")).toBe(plain.headers.get("etag"));
    const unpacked = packed.body?.pipeThrough(new DecompressionStream("gzip"));
    expect(await new Response(unpacked).text()).toBe(text);
  }
  expect(made).toBe(1);
});

it("the reference describes the API once, on the first request", async () => {
  const { ask, routes } = makeReference();
  let described = 0;
  const { openAPIRegistry } = routes;
  Object.defineProperty(routes, "openAPIRegistry", {
    get: () => {
      described += 1;
      return openAPIRegistry;
    },
  });
  expect(described).toBe(0);
  const texts = await Promise.all(
    [1, 2, 3].map(async () => (await ask("/api/openapi.json")).text()),
  );
  expect(new Set(texts).size).toBe(1);
  expect(JSON.parse(texts[0] ?? "")).toMatchObject({ paths: { "/api/things": {} } });
  const description = await ask("/api/openapi.json");
  const tag = description.headers.get("etag") ?? "";
  expect(description.headers.get("cache-control")).toBe("public, max-age=300");
  const again = await ask("/api/openapi.json", { "if-none-match": tag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const page = await (await ask("/api/reference")).text();
  expect(page).toContain("Things of this test");
  expect(described).toBe(1);
});
