import type { z } from "@hono/zod-openapi";
import { fieldsOf } from "./contract-fields.ts";
import { exampleOf, isDemanding } from "./example-of.ts";
import { madeRows } from "./made-rows.ts";
import {
  openRoute,
  ownCaller,
  ownRoute,
  panelRoute,
  type Request,
  type RouteRow,
  type Side,
  type World,
} from "./permissions.ts";
import {
  apiRoutes,
  type Contract,
  contractsOf,
  factsOfRoute,
  isWriting,
} from "./route-definitions.ts";
import { type RouteExample, routeExamples } from "./route-examples.ts";
import { isId } from "./route-ids.ts";
import { thisWeek } from "./weeks.ts";

const exampleFor = (route: string): RouteExample =>
  routeExamples[route] ??
  routeExamples[route.replace(/ \/api\/(?:trainee|admin)\//, " /api/*/")] ??
  {};

/** All routes with their answer to each caller, from their area, facts and example. */
export const matrix: Record<string, RouteRow> = Object.fromEntries(
  apiRoutes.map((route) => [route, rowOf(route)]),
);

function rowOf(route: string): RouteRow {
  const { proof } = factsOfRoute(route);
  const { status = proof === "ticket" ? 401 : 200, stranger } = exampleFor(route);
  const request = (world: World) => requestOf(route, world);
  switch (ownCaller(route)) {
    case "trainee":
      return ownRoute(request, { status, ids: idsOf(route), ...(stranger && { stranger }) });
    case "trainer":
      return panelRoute(request, status);
    default:
      return openRoute(status, request);
  }
}

/** All ids in the path (`:id`) and in the body (`itemId`, `body.fileId`), each with its row's owner. */
function idsOf(route: string): RouteRow["ids"] {
  const { rows = {} } = factsOfRoute(route);
  const { body } = contractsOf(route);
  const inPath = [...route.matchAll(/:(\w+)/g)].map(([, name = ""]) => name).filter(isId);
  const inBody = (body ? fieldsOf(body) : [])
    .map(({ name }) => name)
    .filter((name) => isId(name.split(".").at(-1) ?? ""));
  // Clients make the ids of new rows.
  const ownIds = route.startsWith("POST ") ? ["id", "clientId"] : [];
  const ownerOf = (name: string, isDeclared: boolean) => {
    const row = isDeclared ? rows[name] : undefined;
    if (row) return madeRows[row].ownedBy;
    if (ownIds.includes(name)) return "new";
    throw new Error(`${route} takes the id ${name}: declare its row in the route's rows`);
  };
  return Object.fromEntries([
    ...inPath.map((name) => [`:${name}`, ownerOf(name, true)]),
    ...inBody.map((name) => [name, ownerOf(name, !inPath.includes(name))]),
  ]);
}

/** The example's request; missing parts are made from rows and contracts. */
async function requestOf(route: string, world: World): Promise<Request> {
  const side: Side = ownCaller(route) === "trainer" ? "trainer" : "trainee";
  const { query, fields, ...example } = (await exampleFor(route).request?.(world, side)) ?? {};
  const makePath = async () =>
    `${await pathOf(route, world, side)}${query ? `?${query}` : queryOf(route)}`;
  const isComplete = "body" in example || !isWriting(route) || !contractsOf(route).body;
  return {
    ...(isComplete ? {} : { body: { ...(await bodyOf(route, world, side)), ...fields } }),
    ...example,
    path: example.path ?? (await makePath()),
  };
}

/** An example of the contract with ids of rows. */
async function bodyOf(route: string, world: World, side: Side): Promise<object> {
  const { rows = {} } = factsOfRoute(route);
  const example = exampled(route, contractsOf(route).body);
  const filled = async (value: unknown, at: string): Promise<unknown> => {
    if (at.split(".").at(-1) === "traineeId") return world.trainee.id;
    const row = route.split("/").includes(`:${at}`) ? undefined : rows[at];
    if (Array.isArray(value)) {
      return row
        ? [await madeRows[row].make(world, side)]
        : Promise.all(value.map((each) => filled(each, at)));
    }
    if (row) return madeRows[row].make(world, side);
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(async ([key, each]) => [
      key,
      await filled(each, at ? `${at}.${key}` : key),
    ]);
    return Object.fromEntries(await Promise.all(entries));
  };
  return (await filled(example, "")) as object;
}

async function pathOf(route: string, world: World, side: Side): Promise<string> {
  const { rows = {} } = factsOfRoute(route);
  const { params } = contractsOf(route);
  const steps = (route.split(" ")[1] ?? "").split("/").map((step, index, all) => {
    const before = all[index - 1];
    const name = step.startsWith(":") ? step.slice(1) : undefined;
    if (name === undefined) return step;
    if (name === "traineeId" || (name === "id" && before === "trainees")) return world.trainee.id;
    if (name === "weekStart") return thisWeek();
    // Every template has a first week.
    if (name === "week") return "0";
    const row = rows[name];
    return row ? madeRows[row].make(world, side) : String(exampleOf(fieldOf(params, name)));
  });
  return (await Promise.all(steps)).join("/");
}

const fieldOf = (contract: Contract | undefined, name: string): Contract =>
  (contract as z.core.$ZodObject)._zod.def.shape[name] as Contract;

function queryOf(route: string): string {
  const { query } = contractsOf(route);
  const values = query && isDemanding(query) ? exampled(route, query) : {};
  const text = new URLSearchParams(values as Record<string, string>).toString();
  return text && `?${text}`;
}

function exampled(route: string, contract: Contract | undefined): Record<string, unknown> {
  const example = contract && exampleOf(contract);
  if (example) return example as Record<string, unknown>;
  throw new Error(
    `no example can be made for ${route}: write one into tests/support/route-examples.ts`,
  );
}

/** Whether a trainee's route takes ids, which could belong to a stranger. */
export const takesIds = (route: string, { ids }: RouteRow) =>
  route.includes(" /api/trainee/") && Object.keys(ids).length > 0;
