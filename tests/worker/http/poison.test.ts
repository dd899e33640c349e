import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { makeProduct } from "../../support/access.ts";
import {
  apiRoutes,
  factsOfRoute,
  isWriting,
  jsonRoutes,
  routesWithBody,
} from "../../support/route-definitions.ts";
import { makeStepLink } from "../../support/steps.ts";
import { thisWeek } from "../../support/weeks.ts";
import { makeTrainee, makeTrainer } from "../../support/worker.ts";

/*
 * tests/unit/worker/http/poison.test.ts checks the contract of every field of every route.
 * This file checks that every route has its contract, and the refusals before any contract.
 */

/** Without rate limits. */
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

/** Values of a path's parameters by their names; of a path with another value by the path. */
const parameters: Record<string, string> = {
  "/api/trainee/consents/:purpose": "answers_archive",
  kind: "exercises",
  purpose: "coach",
  reason: "silence",
  week: "0",
  weekStart: thisWeek(),
};

let tokens: { trainee: string; trainer: string };
let stepLink: string;
beforeAll(async () => {
  const trainee = await makeTrainee();
  tokens = { trainee: trainee.token, trainer: (await makeTrainer()).token };
  stepLink = `POST /api/steps-link/${await makeStepLink(trainee.id)}`;
});

async function expectRefusal(response: Response) {
  const text = await response.text();
  expect(response.status, text).toBeGreaterThanOrEqual(400);
  expect(response.status, text).toBeLessThan(500);
  expect(response.status, "refused for its content, not by a rate limit").not.toBe(429);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(JSON.parse(text)).toMatchObject({ code: expect.any(String), status: response.status });
}

/** Sends a body as the route's own caller. */
function send(route: string, body: string): Promise<Response> {
  const [method, pattern = ""] = route.split(" ");
  const path = pattern.replaceAll(
    /:(\w+)/g,
    (_, name: string) => parameters[pattern] ?? parameters[name] ?? newId(),
  );
  const token = path.startsWith("/api/admin") ? tokens.trainer : tokens.trainee;
  return call(path, { method, body, token });
}

describe("poison", () => {
  it.each(jsonRoutes)("is checked by the contract of $route", async ({ route }) => {
    const answer = await send(route, "[]");
    const { code, fields } = await answer.json<{ code: string; fields: object }>();
    // Only the contract refuses the whole body, at the empty path.
    expect({ status: answer.status, code, fields: Object.keys(fields) }).toEqual({
      status: 400,
      code: "invalid_request",
      fields: [""],
    });
  });

  it("reaches no route with a body and without a contract", () => {
    const held = new Set(jsonRoutes.map(({ route }) => route));
    const others = apiRoutes.filter((route) => isWriting(route) && !held.has(route));
    // Bytes are checked by content; a link's route reads leniently, and gets all poison below.
    const bytes = routesWithBody("application/octet-stream");
    const byKey = apiRoutes.filter((route) => factsOfRoute(route).proof === "key");
    expect(byKey).toEqual(["POST /api/steps-link/:token"]);
    expect(others.sort()).toEqual([...bytes, ...byKey].sort());
  });

  describe.each([
    "POST /api/access/sign-in",
    "PATCH /api/trainee/profile",
    "PATCH /api/admin/trainees/:id",
  ])("%s", (route) => {
    it.each(bodies)("refuses %s", async (_, body) => {
      await expectRefusal(await send(route, body));
    });

    it.each(values)("refuses %s for an e-mail, a name", async (_, value) => {
      for (const field of ["email", "name"]) {
        await expectRefusal(await send(route, JSON.stringify({ [field]: value })));
      }
    });
  });

  it.each([...bodies, ...values.map(([what, steps]) => [what, JSON.stringify({ steps })])])(
    "is refused by the link of a phone's automation: %s",
    async (_, body) => {
      await expectRefusal(await send(stepLink, body as string));
    },
  );

  it.each(values)("is no token: %s", async (_, token) => {
    for (const route of ["confirm-email", "invitation"]) {
      await expectRefusal(await send(`POST /api/access/${route}`, JSON.stringify({ token })));
    }
  });

  it.each([
    ["a NUL for a day", "/api/trainee/home?date=%00"],
    ["a list for a day", "/api/trainee/home?date[]=x"],
    ["an invalid day", "/api/trainee/weight?date=2026-13-45"],
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
});
