import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { makeExercise } from "../../support/exercises.ts";
import { emptyLibrary, makeMeal } from "../../support/library.ts";
import { call, endSession, makeTrainee, makeTrainer } from "../../support/worker.ts";

beforeEach(async () => {
  await emptyLibrary();
  await env.DB.exec("delete from exercises");
});

const libraries = [
  { path: "/api/trainee/exercise-library", make: makeTrainee, change: () => makeExercise() },
  { path: "/api/trainee/meals", make: makeTrainee, change: () => makeMeal() },
  { path: "/api/admin/meal-choices", make: makeTrainer, change: () => makeMeal() },
];

describe.each(libraries)("the library at $path", ({ path, make, change }) => {
  const open = async (token: string | undefined, known?: string | null) => {
    const headers: Record<string, string> = known ? { "if-none-match": known } : {};
    const response = await call(path, { ...(token && { token }), headers });
    const { status } = response;
    const [tag, caching] = ["etag", "cache-control"].map((name) => response.headers.get(name));
    return { status, tag, caching, text: await response.text() };
  };

  it("is downloaded again only after a change", async () => {
    await change();
    const { token } = await make();
    const first = await open(token);
    expect(first).toMatchObject({ status: 200, caching: "private, no-cache" });
    expect(first.tag).toMatch(/^W\/"[0-9a-f]+"$/);
    const again = await open(token, first.tag);
    expect(again).toEqual({ ...first, status: 304, text: "" });

    await change();
    const changed = await open(token, first.tag);
    expect(changed.status).toBe(200);
    expect(changed.tag).not.toBe(first.tag);
    expect(changed.text.length).toBeGreaterThan(first.text.length);
  });

  it("is not confirmed to a refused caller, and refusals are not cached", async () => {
    const { token, actor } = await make();
    const { tag } = await open(token);
    await endSession(actor.sessionId);
    for (const refused of [await open(token, tag), await open(undefined, tag)]) {
      expect(refused).toMatchObject({ status: 401, tag: null, caching: "no-store" });
    }
  });
});

it("is cached, unlike personal answers", async () => {
  const { token } = await makeTrainee();
  const { headers } = await call("/api/trainee/exercise-week?date=2026-01-04", { token });
  expect([headers.get("etag"), headers.get("cache-control")]).toEqual([null, "no-store"]);
});
