import { beforeEach, describe, expect, it } from "vitest";
import { app } from "../../../worker/app.ts";
import { callAs, callers, makeWorld, secretName, type World } from "../../support/permissions.ts";
import { matrix } from "../../support/route-matrix.ts";

const routes = [
  ...new Set(
    app.routes
      .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api"))
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

describe("the permission matrix", () => {
  it("has a row for every route, and no other", () => {
    expect(Object.keys(matrix).sort()).toEqual([...routes].sort());
  });

  describe.each(Object.entries(matrix))("%s", (route, row) => {
    let world: World;
    beforeEach(async () => {
      world = await makeWorld();
    });

    it.each(callers)("answers a %s as it should", async (caller) => {
      const response = await callAs(caller, world, route, row);
      expect(response.status, await response.clone().text()).toBe(row.expected[caller]);
      if (response.status >= 400) {
        expect(response.headers.get("content-type")).toBe("application/problem+json");
      }
    });

    it("shows a trainee's rows to no other trainee", async () => {
      const text = await (await callAs("otherTrainee", world, route, row)).text();
      expect(text).not.toContain(secretName);
      expect(text).not.toContain(world.trainee.id);
      expect(text).not.toContain("91.3");
    });
  });
});
