import { describe, expect, it } from "vitest";
import type { ViewAs } from "../../../worker/routes/http/route-facts.ts";
import { fieldsOf } from "../../support/contract-fields.ts";
import { madeRows } from "../../support/made-rows.ts";
import { ownCaller } from "../../support/permissions.ts";
import {
  apiRoutes,
  contractsOf,
  factsOfRoute,
  isWriting,
  routesWithBody,
} from "../../support/route-definitions.ts";
import { matrix } from "../../support/route-matrix.ts";
import { tellingOf } from "../../support/route-telling.ts";

const takingBytes = new Set(routesWithBody("application/octet-stream"));

/** A line of the snapshot: callers, the trainer's view, events, and owners of named rows. */
function lineOf(route: string): string {
  const { proof, viewAs, rows = {} } = factsOfRoute(route);
  const caller = ownCaller(route);
  const { expected, ids } = matrix[route] ?? {};
  const status = expected?.[caller];
  const named = Object.entries(rows)
    .filter(([, row]) => row !== "new")
    .map(([name, row]) => `${name} names ${row} (${madeRows[row].ownedBy})`);
  const made = Object.keys(ids ?? {}).filter((name) => ids?.[name] === "new");
  const parts = [
    route,
    caller === "visitor" ? (proof ? `whoever has the ${proof}` : "anybody") : caller,
    ...(viewAs === undefined || caller === "trainer" ? [] : [viewedAs(viewAs)]),
    ...(isWriting(route) ? [`tells ${tellingOf(route).join(", ") || "nobody"}`] : []),
    ...named,
    ...made.map((name) => `${name.replace(":", "")} is new`),
    ...(takingBytes.has(route) ? ["takes bytes"] : []),
    ...(status === 200 ? [] : [`its example is refused by ${status}`]),
  ];
  return parts.join(" · ");
}

const viewedAs = (viewAs: ViewAs) =>
  viewAs === "shown" ? "shown to the trainer" : `hidden: ${viewAs.hidden}`;

const byAddress = (a: string, b: string) => {
  const [method = "", path = ""] = a.split(" ");
  const [otherMethod = "", otherPath = ""] = b.split(" ");
  return path === otherPath ? method.localeCompare(otherMethod) : path < otherPath ? -1 : 1;
};

describe("the facts of the routes", () => {
  it("match their snapshot (renew it by npx vitest run --project worker routes.test.ts -u)", async () => {
    const lines = [...apiRoutes].sort(byAddress).map(lineOf);
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./routes.txt");
  });

  it("have the kind of the area where they are mounted", () => {
    const astray = apiRoutes.filter((route) => {
      const { area } = factsOfRoute(route);
      const caller = ownCaller(route);
      return area === "member" ? caller === "visitor" : area !== caller;
    });
    expect(astray).toEqual([]);
  });

  it("name only rows of the route", () => {
    const idle = apiRoutes.flatMap((route) => {
      const { rows = {} } = factsOfRoute(route);
      const { body } = contractsOf(route);
      const fields = body ? fieldsOf(body).map(({ name }) => name) : [];
      const isNamed = (name: string) =>
        fields.includes(name) || route.split("/").includes(`:${name}`);
      return Object.keys(rows)
        .filter((name) => !isNamed(name))
        .map((name) => `${route}: ${name}`);
    });
    expect(idle).toEqual([]);
  });
});
