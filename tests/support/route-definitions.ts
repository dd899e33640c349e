import type { z } from "@hono/zod-openapi";
import type { Hono, MiddlewareHandler } from "hono";
import { app } from "../../worker/app.ts";
import { visitorRoutes } from "../../worker/routes/http/api.ts";
import { factsOf, type RouteFacts } from "../../worker/routes/http/route-facts.ts";

export const wholeApp = await app.loadWhole();

const described = visitorRoutes();
const facts = new Map<string, RouteFacts>();
for (const { at, routes } of await app.loadAll()) {
  described.route(at, routes);
  for (const { method, path, handler } of routes.routes) {
    const found = factsOf(handler);
    if (found) facts.set(`${method} ${at}${path}`.replace(/\/$/, ""), found);
  }
}

/** The facts of a route. Throws if it declares none. */
export function factsOfRoute(route: string): RouteFacts {
  const found = facts.get(route);
  if (found) return found;
  throw new Error(
    `${route} declares no facts: make it by worker/routes/http/api.ts, in its area's kind`,
  );
}

/** All routes of the API, as `GET /api/health`. */
export const apiRoutes: readonly string[] = [
  ...new Set(
    wholeApp.routes
      .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

export const isWriting = (route: string) => !/^(?:GET|HEAD) /.test(route);

export type Contract = z.core.$ZodType;

interface Contracts {
  params?: Contract | undefined;
  query?: Contract | undefined;
  /** The contract of a JSON body. */
  body?: Contract | undefined;
}

const definitions = described.openAPIRegistry.definitions.flatMap((definition) => {
  if (definition.type !== "route") return [];
  const { method, path, request } = definition.route;
  const pattern = path.replaceAll(/\{(\w+)\}/g, ":$1");
  const content = request?.body?.content ?? {};
  const json = content["application/json"];
  const schema: object = (json && "schema" in json && json.schema) || {};
  const contracts: Contracts = {
    params: request?.params,
    query: request?.query,
    body: "_zod" in schema ? (schema as Contract) : undefined,
  };
  return [{ route: `${method.toUpperCase()} ${pattern.replace(/\/$/, "")}`, content, contracts }];
});

const contracts = new Map(definitions.map(({ route, contracts }) => [route, contracts]));

/** The contracts of a route's requests. */
export const contractsOf = (route: string): Contracts => contracts.get(route) ?? {};

/** The routes with a body of a type. */
export const routesWithBody = (type: string): string[] =>
  definitions.filter(({ content }) => type in content).map(({ route }) => route);

/** All routes with a JSON body, as in `apiRoutes`, with its contract. */
export const jsonRoutes: readonly { route: string; contract: Contract }[] = definitions.flatMap(
  ({ route, contracts: { body } }) => (body ? [{ route, contract: body }] : []),
);

/** Routes with handlers that could answer before a middleware. */
// biome-ignore lint/suspicious/noExplicitAny: any bindings of an app
export function routesBefore(hono: Hono<any>, middleware: MiddlewareHandler<any>): string[] {
  const routes = hono.routes.filter(({ method }) => method !== "ALL");
  const before = routes.filter(({ method, path }) => {
    const [handlers] = hono.router.match(method, path);
    const inOrder = handlers.map(([[handler, route]]) => ({ handler, method: route.method }));
    const first = inOrder.findIndex((each) => each.method !== "ALL");
    return !inOrder.slice(0, first).some(({ handler }) => handler === middleware);
  });
  return [...new Set(before.map(({ method, path }) => `${method} ${path}`))];
}
