import { describe, expect, it } from "vitest";
import { app } from "../../../worker/app.ts";
import { problemOf } from "../../support/access.ts";
import { makePlatform, origin } from "../../support/worker.ts";

const platform = makePlatform({ limits: { allows: async () => true } });
const json = { "content-type": "application/json" };

const send = (headers: Record<string, string>, method = "POST", path = "/api/access/sign-out") =>
  app.fetch(
    new Request(`${origin}${path}`, {
      method,
      headers,
      ...(method === "GET" ? {} : { body: "{}" }),
    }),
    { platform },
  );
const crossSite = { status: 403, code: "cross_site" };

describe("a cross-site request", () => {
  it.each([
    ["without an origin", {}],
    ["from another site", { "sec-fetch-site": "cross-site" }],
    ["from another host of this site", { "sec-fetch-site": "same-site" }],
    ["typed or bookmarked", { "sec-fetch-site": "none" }],
    ["of an unknown kind", { "sec-fetch-site": "SAME-ORIGIN" }],
    ["with contradicting headers", { "sec-fetch-site": "cross-site", origin }],
    ["of another origin", { origin: "https://evil.example" }],
    ["of a longer origin", { origin: `${origin}.evil.example` }],
    ["of another scheme", { origin: origin.replace("https", "http") }],
    ["of another port", { origin: `${origin}:8443` }],
    ["of an opaque origin", { origin: "null" }],
    ["of an empty origin", { origin: "" }],
  ])("is refused: %s", async (_, headers) => {
    expect(await problemOf(await send({ ...json, ...headers } as Record<string, string>))).toEqual(
      crossSite,
    );
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"])("is refused as %s, on any route", async (method) => {
    const headers = { ...json, "sec-fetch-site": "cross-site" };
    for (const path of ["/api/trainee/weight", "/api/admin/trainees/x", "/api/nothing"]) {
      expect(await problemOf(await send(headers, method, path))).toEqual(crossSite);
    }
  });

  it.each([
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "text/plain",
    "text/plain; application/json",
    "application/json-patch+json",
    "",
  ])("is refused with the type of a form: %j", async (type) => {
    const headers = { "sec-fetch-site": "same-origin", "content-type": type };
    expect(await problemOf(await send(headers))).toEqual({
      status: 415,
      code: "unsupported_media_type",
    });
  });
});

describe("a request of the own page", () => {
  it.each([
    ["by Sec-Fetch-Site", { "sec-fetch-site": "same-origin" }],
    ["by Origin, in browsers without it", { origin }],
    ["with a charset", { origin, "content-type": "Application/JSON; charset=utf-8" }],
  ])("passes %s", async (_, headers) => {
    expect((await send({ ...json, ...headers } as Record<string, string>)).status).toBe(200);
  });

  it("passes from anywhere as a read", async () => {
    expect(
      (await send({ "sec-fetch-site": "cross-site" }, "GET", "/api/access/plans")).status,
    ).toBe(200);
  });
});
