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

/** What a route says of itself; one that says nothing fails whoever asks. */
export function factsOfRoute(route: string): RouteFacts {
  const found = facts.get(route);
  if (found) return found;
  throw new Error(
    `${route} says nothing of itself: make it by worker/routes/http/create-route.ts, in its area's kind`,
  );
}

/** Every route of the API, as `GET /api/health`: a new one is in it by itself. */
export const apiRoutes: readonly string[] = [
  ...new Set(
    wholeApp.routes
      .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

export const isWriting = (route: string) => !/^(?:GET|HEAD) /.test(route);

const definitions = described.openAPIRegistry.definitions.flatMap((definition) => {
  if (definition.type !== "route") return [];
  const { method, path, request } = definition.route;
  const pattern = path.replaceAll(/\{(\w+)\}/g, ":$1");
  return [{ route: `${method.toUpperCase()} ${pattern}`, body: request?.body?.content ?? {} }];
});

/** The routes that say to take a body of a type. */
export const routesWithBody = (type: string): string[] =>
  definitions.filter(({ body }) => type in body).map(({ route }) => route);

interface JsonRoute {
  /** As in `apiRoutes`. */
  route: string;
  contract: z.core.$ZodType;
}

/** Every route that takes JSON, with the contract that its definition names. */
export const jsonRoutes: readonly JsonRoute[] = definitions.flatMap(({ route, body }) => {
  const json = body["application/json"];
  const schema: object = (json && "schema" in json && json.schema) || {};
  return "_zod" in schema ? [{ route, contract: schema as z.core.$ZodType }] : [];
});

/** The routes whose own handlers could answer before a middleware has seen the request. */
// biome-ignore lint/suspicious/noExplicitAny: whatever an app is bound to
export function routesBefore(house: Hono<any>, middleware: MiddlewareHandler<any>): string[] {
  const routes = house.routes.filter(({ method }) => method !== "ALL");
  const before = routes.filter(({ method, path }) => {
    const [handlers] = house.router.match(method, path);
    const inOrder = handlers.map(([[handler, route]]) => ({ handler, method: route.method }));
    const first = inOrder.findIndex((each) => each.method !== "ALL");
    return !inOrder.slice(0, first).some(({ handler }) => handler === middleware);
  });
  return [...new Set(before.map(({ method, path }) => `${method} ${path}`))];
}
