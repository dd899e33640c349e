import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { root } from "../install.mjs";
import { Refusal } from "../message.mjs";
import { writeWhole } from "../written-folder.ts";
import { addressesOf } from "./addresses.ts";
import { type ReadModule, readRoutes } from "./read-routes.ts";

interface Area {
  /** Below `worker/routes/`. */
  folder: string;
  routes: string;
  api: string;
  about: string;
  /** The function that collects the routes of this folder. */
  kind: string;
  /** Whether the routes of both areas, in `worker/routes/` itself, are mounted here. */
  members: boolean;
}

const areas: readonly Area[] = [
  {
    folder: "access",
    routes: "accessRoutes",
    api: "AccessApi",
    about: "The routes for visitors: sign-in, registration and recovery.",
    kind: "visitorRoutes",
    members: false,
  },
  {
    folder: "trainee",
    routes: "traineeAreaRoutes",
    api: "TraineeApi",
    about: "The routes of the trainee's own rows, with the scope of the mount's guard.",
    kind: "traineeRoutes",
    members: true,
  },
  {
    folder: "admin",
    routes: "adminRoutes",
    api: "AdminApi",
    about: "The routes of the trainer's panel, with the scope of the mount's guard.",
    kind: "trainerRoutes",
    members: true,
  },
];

export const routesFolder = "worker/routes";
const indexName = "index.ts";

function readFolder(house: string, folder: string): ReadModule[] {
  const names = readdirSync(join(house, folder)).filter((name) => name.endsWith(".ts"));
  return names
    .filter((name) => name !== indexName)
    .sort()
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      return readRoutes(file, readFileSync(join(house, file), "utf8")) ?? [];
    });
}

function refuseTwice(modules: readonly ReadModule[]): void {
  const places = new Map<string, string>();
  for (const { file, routes } of modules) {
    for (const { method, path } of routes) {
      if (!method) continue;
      const route = `${method.toUpperCase()} /${path.join("/")}`;
      // Parameters match alike under any name.
      const matched = route.replace(/:\w+/g, ":");
      const other = places.get(matched) ?? file;
      if (other !== file)
        throw new Refusal(`${route} is in ${other} and in ${file}: one of them is never reached.`);
      places.set(matched, file);
    }
  }
}

/** A route's guard is that of its folder, so a route of another area there would answer the wrong people. */
function refuseForeign({ folder, kind: own, members }: Area, modules: readonly ReadModule[]): void {
  for (const { file, kind } of modules) {
    if (kind === own || (members && kind === "memberRoutes")) continue;
    throw new Refusal(`${file} has ${kind}, but ${folder}/ is for ${own}: move it to its area.`);
  }
}

const widest = 100;

/** A line of the index, broken as the formatter breaks it. */
function lineOf(addresses: readonly string[], specifier: string): string {
  const load = `() => import("${specifier}")`;
  const list = `[${addresses.join(", ")}]`;
  const line = `  routesAt(${list}, ${load}),`;
  if (line.length <= widest) return line;
  const isWide = `    ${list},`.length > widest;
  const given = isWide ? `[\n${addresses.map((each) => `      ${each},\n`).join("")}    ]` : list;
  return `  routesAt(\n    ${given},\n    ${load},\n  ),`;
}

interface Place {
  specifier: string;
  module: ReadModule;
}

/** Modules stay in their places, and new ones come last: at one address the first that matches responds. */
function inPlace(places: readonly Place[], before: string): Place[] {
  const known = [...before.matchAll(/import\("(.+)"\)/g)].map(([, specifier]) => specifier);
  const placeOf = ({ specifier }: Place) => {
    const place = known.indexOf(specifier);
    return place === -1 ? known.length : place;
  };
  return places.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function specifierOf(folder: string, file: string): string {
  const path = posix.relative(folder, file);
  return path.startsWith(".") ? path : `./${path}`;
}

function indexOf(
  { folder, routes, api, about }: Area,
  modules: readonly ReadModule[],
  before: string,
): string {
  refuseTwice(modules);
  const from = `${routesFolder}/${folder}`;
  const places = inPlace(
    modules.map((module) => ({ specifier: specifierOf(from, module.file), module })),
    before,
  );
  const addresses = addressesOf(places.map(({ module }) => module.routes.map(({ path }) => path)));
  const lines = places.map(({ specifier }, index) => {
    const own = (addresses[index] ?? []).map((address) => `"${address}"`);
    return `${lineOf(own, specifier)}\n`;
  });
  return `// Written by scripts/lib/routes/indexes.ts from the routes of this folder.
import { type ApiOf, routesAt } from "../http/lazy-routes.ts";

/** ${about} */
export const ${routes} = [
${lines.join("")}] as const;

export type ${api} = ApiOf<typeof ${routes}>;
`;
}

/**
 * Writes the index of each area whose routes changed.
 * @returns the paths of the written ones
 * @throws {Refusal} where routes cannot be read; the indexes stay as they were
 */
export function writeRouteIndexes(house: string = root): string[] {
  const members = readFolder(house, routesFolder).filter(({ kind }) => kind === "memberRoutes");
  const indexes = areas.map((area) => {
    const folder = `${routesFolder}/${area.folder}`;
    const path = `${folder}/${indexName}`;
    const file = join(house, path);
    const before = existsSync(file) ? readFileSync(file, "utf8") : "";
    const modules = [...(area.members ? members : []), ...readFolder(house, folder)];
    refuseForeign(area, modules);
    return { path, file, before, after: indexOf(area, modules, before) };
  });
  const stale = indexes.filter(({ before, after }) => before !== after);
  for (const { file, after } of stale) writeWhole(file, after);
  return stale.map(({ path }) => path);
}
