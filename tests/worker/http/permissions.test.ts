import { describe, expect, it } from "vitest";
import { app } from "../../../worker/app.ts";
import {
  type Caller,
  callers,
  makeWorld,
  privateText,
  secretName,
  sendAs,
} from "../../support/permissions.ts";
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
    const prepare = async () => {
      const world = await makeWorld();
      return { world, request: (await row.request?.(world)) ?? {} };
    };
    let shared: ReturnType<typeof prepare> | undefined;
    // Refused calls change nothing: they share what is prepared.
    const preparedFor = (caller: Caller) => {
      if (row.expected[caller] < 400) return prepare();
      shared ??= prepare();
      return shared;
    };

    it.each(callers)("answers a %s as it should", async (caller) => {
      const { world, request } = await preparedFor(caller);
      const response = await sendAs(caller, world, route, { row, request });
      const text = await response.text();
      expect(response.status, text).toBe(row.expected[caller]);
      if (response.status >= 400) {
        expect(response.headers.get("content-type")).toBe("application/problem+json");
      }
      if (caller !== "trainer") expect(text).not.toContain(privateText);
      if (caller !== "otherTrainee") return;
      expect(text).not.toContain(secretName);
      expect(text).not.toContain(world.trainee.id);
      expect(text).not.toContain("91.3");
    });
  });
});
