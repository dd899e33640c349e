import { describe, expect, it } from "vitest";
import { app } from "../../../worker/app.ts";
import { answers, createVisitorRoute, visitorRoutes, z } from "../../../worker/routes/http/api.ts";
import { binaryBody, bytesOf, limitedBody } from "../../../worker/routes/http/bodies.ts";
import { readOnlyView, sameOriginOnly } from "../../../worker/routes/http/guards.ts";
import { answerError } from "../../../worker/routes/http/problem.ts";
import { restRead } from "../../../worker/routes/http/unread-body.ts";
import { problemOf } from "../../support/access.ts";
import {
  apiRoutes,
  isWriting,
  routesBefore,
  routesWithBody,
  wholeApp,
} from "../../support/route-definitions.ts";
import { makePlatform, origin } from "../../support/worker.ts";

const platform = makePlatform();
const bytesType = "application/octet-stream";
const tooLarge = { status: 413, code: "payload_too_large" };
const wrongType = { status: 415, code: "unsupported_media_type" };

const bytesRoutes = routesWithBody(bytesType);

/** The answer to a visitor's request with such a body. */
function answerTo(route: string, type: string, length: number) {
  const [method = "", path = ""] = route.split(" ");
  const address = path.replaceAll(/:\w+/g, "1");
  return app.fetch(
    new Request(`${origin}${address}`, {
      method,
      headers: { origin, "content-type": type, "content-length": String(length) },
      body: "x".repeat(Math.min(length, 5)),
    }),
    { platform },
  );
}

describe("the middleware before every route", () => {
  it.each([
    ["reads the rest of the body", restRead],
    ["limits the body", limitedBody],
    ["checks its type and origin", sameOriginOnly],
    ["refuses writes in a view as a trainee", readOnlyView],
  ])("%s, on every route", (_, middleware) => {
    expect(apiRoutes.length).toBeGreaterThan(200);
    expect(routesBefore(wholeApp, middleware).filter((route) => route.includes(" /api/"))).toEqual(
      [],
    );
  });

  it("is missing for a route mounted elsewhere, or too early", () => {
    const house = visitorRoutes();
    house.post("/api/early", (c) => c.text(""));
    house.use("/api/*", limitedBody);
    house.post("/api/behind", (c) => c.text(""));
    house.post("/apis/elsewhere", (c) => c.text(""));
    expect(routesBefore(house, limitedBody)).toEqual(["POST /api/early", "POST /apis/elsewhere"]);
  });
});

describe("the routes with bytes", () => {
  it("exist", () => {
    expect(bytesRoutes.length).toBeGreaterThan(0);
  });

  it.each(bytesRoutes)("are marked: %s", async (route) => {
    expect((await answerTo(route, bytesType, 5)).status).toBe(401);
    expect(await problemOf(await answerTo(route, bytesType, 500_000_000))).toEqual(tooLarge);
    expect(await problemOf(await answerTo(route, "application/json", 5))).toEqual(wrongType);
  });

  it("are the only ones", async () => {
    const others = apiRoutes.filter((route) => isWriting(route) && !bytesRoutes.includes(route));
    const taking: string[] = [];
    for (const route of others) {
      if ((await answerTo(route, bytesType, 5)).status !== 415) taking.push(route);
    }
    expect(taking).toEqual([]);
  });
});

describe("a separate route", () => {
  const put = (path: string) =>
    ({
      method: "put",
      path,
      request: { params: z.object({ name: z.string() }) },
      tells: "nobody",
      responses: answers(z.object({ length: z.number() }), "How many came"),
    }) as const;
  const marked = createVisitorRoute({
    ...put("/files/{name}"),
    request: { ...put("").request, body: binaryBody },
    bytes: 10,
  });
  const room = visitorRoutes()
    .openapi(marked, async (c) => {
      const { length, body } = bytesOf(c);
      expect((await new Response(body).arrayBuffer()).byteLength).toBe(length);
      return c.json({ length }, 200);
    })
    .openapi(createVisitorRoute(put("/texts/{name}")), async (c) =>
      c.json({ length: (await c.req.text()).length }, 200),
    );
  const house = visitorRoutes();
  house.use("/api/*", limitedBody);
  house.use("/api/*", sameOriginOnly);
  house.route("/api/room", room);
  house.onError(answerError);

  const send = (path: string, body: string, headers: Record<string, string>) =>
    house.fetch(
      new Request(`${origin}/api/room${path}`, {
        method: "PUT",
        headers: { origin, ...headers },
        body,
      }),
      { platform },
    );
  const bytes = (length: number) => ({
    "content-type": bytesType,
    "content-length": String(length),
  });

  it("accepts bytes up to its limit once marked, wherever it is mounted", async () => {
    const response = await send("/files/a", "0123456789", bytes(10));
    expect(await response.json()).toEqual({ length: 10 });
  });

  it("refuses more before reading any", async () => {
    const request = new Request(`${origin}/api/room/files/a`, {
      method: "PUT",
      headers: { origin, ...bytes(11) },
      body: "0123456789a",
    });
    expect(await problemOf(await house.fetch(request, { platform }))).toEqual(tooLarge);
    expect(request.bodyUsed).toBe(false);
  });

  it("refuses bytes without a length", async () => {
    const { "content-type": type } = bytes(1);
    expect((await problemOf(await send("/files/a", "x", { "content-type": type }))).status).toBe(
      400,
    );
  });

  it("accepts JSON of at most 64 KiB, and no bytes, while unmarked", async () => {
    const json = { "content-type": "application/json" };
    expect(await problemOf(await send("/texts/a", "x", bytes(1)))).toEqual(wrongType);
    expect((await send("/texts/a", "x".repeat(65_536), json)).status).toBe(200);
    expect(await problemOf(await send("/texts/a", "x".repeat(65_537), json))).toEqual(tooLarge);
  });
});
