import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { addressesOf, stepsOf } from "../../../scripts/lib/routes/addresses.ts";
import { writeRouteIndexes } from "../../../scripts/lib/routes/indexes.ts";
import { readRoutes } from "../../../scripts/lib/routes/read-routes.ts";

const module = (routes: string, constants = "") => `
${constants}
const one = ${routes};
export const someRoutes = traineeRoutes().openapi(one, async (c) => c.json(1, 200));`;
const route = (path: string, method = "get") =>
  `createTraineeRoute({ method: "${method}", ${path}, summary: "/other" })`;

const read = (code: string) =>
  readRoutes("water.ts", code)?.routes.map(({ path }) => `/${path.join("/")}`);

describe("the paths of a module", () => {
  it.each([
    ["a text", route('path: "/water"'), "", ["/water"]],
    ["an id", route('path: "/water/{id}/undo"'), "", ["/water/:id/undo"]],
    ["a constant", route("path: water"), 'const water = "/water";', ["/water"]],
    ["a constant of the same name", route("path"), 'const path = "/water";', ["/water"]],
    [
      "a constant in a template",
      route("path: `${path}/undo`"),
      'const path = "/water";',
      ["/water/undo"],
    ],
    ["the part before a computed one", route("path: `/settings/water-${name}`"), "", ["/settings"]],
    ["a mount", 'traineeRoutes().route("/water/:id", shared())', "", ["/water/:id"]],
  ])("are read from %s", (_, routes, constants, paths) => {
    expect(read(module(routes, constants))).toEqual(paths);
  });

  it("are none in a module that exports no routes", () => {
    expect(read(`const one = ${route('path: "/water"')};`)).toBeUndefined();
    expect(read(`export function water() { return ${route('path: "/"')}; }`)).toBeUndefined();
  });

  it.each([
    ["an imported constant", 'import { water } from "./paths.ts";', "path: water"],
    ["a call", "", "path: pathOf(1)"],
    ["a template without a whole part", "", "path: `/water-${name}`"],
    ["a missing path", "", "paths: 1"],
  ])("are refused as %s", (_, constants, path) => {
    expect(() => read(module(route(path), constants))).toThrow(
      /^water\.ts:3 has a path that cannot be read\./,
    );
  });

  it("are refused where exported routes have none", () => {
    expect(() => read("export const someRoutes = traineeRoutes();")).toThrow(
      "water.ts exports routes without a path",
    );
  });
});

describe("the addresses of modules", () => {
  const addresses = (...modules: string[][]) =>
    addressesOf(modules.map((paths) => paths.map(stepsOf)));

  it("are their paths without ids at the end, and without those below", () => {
    const water = ["/water/{id}", "/water", "/water/{id}/undo", "/water-target"];
    expect(addresses(water, ["/notes/{id}/read"], ["/{id}"])).toEqual([
      ["/water", "/water-target"],
      ["/notes/:id/read"],
      ["/:id"],
    ]);
  });

  it("lie below those of another module", () => {
    const weeks = ["/trainees/{id}/weeks/{week}", "/trainees/{id}/weeks/{week}/shopping"];
    const applied = ["/trainees/{id}/weeks/{week}/apply/{kind}"];
    expect(addresses(["/trainees", "/trainees/{id}"], weeks, applied)).toEqual([
      ["/trainees"],
      ["/trainees/:id/weeks"],
      ["/trainees/:id/weeks/:week/apply"],
    ]);
  });

  it("stay below one of their module where another module has one between them", () => {
    const settings = ["/settings", "/settings/{name}/history/days"];
    expect(addresses(settings, ["/settings/{kind}/history"])).toEqual([
      ["/settings", "/settings/:name/history/days"],
      ["/settings/:kind/history"],
    ]);
  });

  it("are the same for modules with routes at one path", () => {
    expect(addresses(["/notifications", "/notifications/read"], ["/notifications"])).toEqual([
      ["/notifications"],
      ["/notifications"],
    ]);
  });
});

describe("the index of an area's routes", () => {
  const houses: string[] = [];
  afterEach(() => {
    for (const house of houses.splice(0)) rmSync(house, { recursive: true });
  });

  function makeHouse(files: Record<string, string>) {
    const house = mkdtempSync(join(tmpdir(), "miran-routes-"));
    houses.push(house);
    for (const folder of ["access", "trainee", "admin"])
      mkdirSync(join(house, "worker/routes", folder), { recursive: true });
    const write = (path: string, code: string) =>
      writeFileSync(join(house, "worker/routes", path), code);
    for (const [path, code] of Object.entries(files)) write(path, code);
    const index = (area: string) => join(house, "worker/routes", area, "index.ts");
    const loads = (area: string) =>
      [...readFileSync(index(area), "utf8").matchAll(/routesAt\((.+)\),/g)].map(([, load]) => load);
    return { house, write, index, loads };
  }

  const shared = (path: string) =>
    module(`createMemberRoute({ method: "get", path: "${path}" })`).replace("traineeR", "memberR");

  it("loads its own modules, and in both areas those of members", () => {
    const { house, loads } = makeHouse({
      "trainee/steps.ts": module(route('path: "/steps"')),
      "access/cookie.ts": "export const name = 1;",
      "foods.ts": shared("/foods"),
    });
    writeRouteIndexes(house);
    const foods = '["/foods"], () => import("../foods.ts")';
    expect(loads("trainee")).toEqual([foods, '["/steps"], () => import("./steps.ts")']);
    expect(loads("admin")).toEqual([foods]);
    expect(loads("access")).toEqual([]);
  });

  it("keeps modules in their places, and has new ones last", () => {
    const { house, write, loads } = makeHouse({
      "trainee/steps.ts": module(route('path: "/steps"')),
      "trainee/notes.ts": module(route('path: "/notes"')),
    });
    writeRouteIndexes(house);
    write("trainee/absences.ts", module(route('path: "/absences"')));
    writeRouteIndexes(house);
    expect(loads("trainee")).toEqual([
      '["/notes"], () => import("./notes.ts")',
      '["/steps"], () => import("./steps.ts")',
      '["/absences"], () => import("./absences.ts")',
    ]);
  });

  it("is written only when it changes", () => {
    const { house, write, index } = makeHouse({});
    const all = ["access", "trainee", "admin"].map((area) => `worker/routes/${area}/index.ts`);
    expect(writeRouteIndexes(house)).toEqual(all);
    const { ino } = statSync(index("trainee"));
    expect(writeRouteIndexes(house)).toEqual([]);
    expect(statSync(index("trainee")).ino).toBe(ino);
    write("trainee/steps.ts", module(route('path: "/steps"')));
    expect(writeRouteIndexes(house)).toEqual([all[1]]);
  });

  it("refuses one route in two modules under two names of its id", () => {
    const { house } = makeHouse({
      "trainee/steps.ts": module(route('path: "/steps/{id}"')),
      "trainee/walks.ts": module(route('path: "/steps/{stepId}"')),
    });
    expect(() => writeRouteIndexes(house)).toThrow("GET /steps/:stepId is in ");
  });

  it("refuses a module of another area", () => {
    const { house } = makeHouse({
      "trainee/plans.ts": module(route('path: "/plans"')).replace("traineeR", "trainerR"),
    });
    expect(() => writeRouteIndexes(house)).toThrow(
      "worker/routes/trainee/plans.ts has trainerRoutes, but trainee/ is for traineeRoutes",
    );
  });

  it("refuses one route in two modules, and leaves all indexes", () => {
    const { house, write, loads } = makeHouse({
      "trainee/steps.ts": module(route('path: "/steps"')),
      "trainee/walks.ts": module(route('path: "/steps"', "put")),
    });
    writeRouteIndexes(house);
    const before = loads("trainee");
    expect(before).toHaveLength(2);
    write("access/doors.ts", module(route('path: "/doors"')).replace("traineeR", "visitorR"));
    write("trainee/walks.ts", module(route('path: "/steps"')));
    expect(() => writeRouteIndexes(house)).toThrow(
      "GET /steps is in worker/routes/trainee/steps.ts and in worker/routes/trainee/walks.ts",
    );
    expect(loads("access")).toEqual([]);
    expect(loads("trainee")).toEqual(before);
  });
});
