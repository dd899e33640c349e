import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { type Proof, type RouteFacts, type Rows, type ViewAs, withFacts } from "./route-facts.ts";
import {
  type ByTrainee,
  type ByTrainer,
  type ByVisitor,
  passOn,
  tellsByTrainee,
  tellsByTrainer,
} from "./tells.ts";

interface Described extends RouteConfig {
  rows?: Rows;
}

interface Reading extends Described {
  method: "get";
  tells?: never;
}

interface Writing<Tells> extends Described {
  method: "post" | "put" | "patch" | "delete";
  /** Whose open screens follow the write. */
  tells: Tells;
  viewAs?: never;
}

interface ViewedReading extends Reading {
  viewAs: ViewAs;
}

interface Proven {
  proof?: Proof;
}

/** Keeps the address a literal, by which the typed client knows it. */
interface At<Path extends string> {
  path: Path;
}

type Said = Omit<RouteFacts, "area">;

/** The parameters of an address that are ids; `traineeId` says by itself whose it is. */
type IdsIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name extends "id" | `${string}Id` ? Name : never, "traineeId"> | IdsIn<Rest>
  : never;

/** An address with ids says which rows they name. */
type WithRows<Path> = [IdsIn<Path>] extends [never]
  ? unknown
  : { rows: Record<IdsIn<Path>, Rows[string]> };

/** Gives the library a route whose first middleware carries the facts. */
function made<Route extends Described>(
  route: Route,
  area: RouteFacts["area"],
  carrier: MiddlewareHandler,
): Route {
  const { rows, viewAs, tells, proof, middleware = [], ...described } = route as Described & Said;
  const facts = { area, rows, viewAs, tells, proof };
  const handlers = [withFacts(carrier, facts), ...[middleware].flat()];
  // The library only adds a property that nobody reads.
  return createRoute({ ...described, middleware: handlers }) as RouteConfig as Route;
}

/** A route of the trainee's area. */
export const createTraineeRoute = <
  Path extends string,
  Route extends (ViewedReading | Writing<ByTrainee>) & At<Path>,
>(
  route: Route & WithRows<Route["path"]>,
): Route => made<Route>(route, "trainee", tellsByTrainee(route.tells ?? "nobody"));

/** A route of the trainer's panel. */
export const createTrainerRoute = <
  Path extends string,
  Route extends (Reading | Writing<ByTrainer>) & At<Path>,
>(
  route: Route & WithRows<Route["path"]>,
): Route => made<Route>(route, "trainer", tellsByTrainer(route.tells ?? "nobody"));

/** A route that both areas offer alike. */
export const createMemberRoute = <
  Path extends string,
  Route extends (ViewedReading | Writing<ByVisitor>) & At<Path>,
>(
  route: Route & WithRows<Route["path"]>,
): Route => made<Route>(route, "member", passOn());

/** A route outside the areas. */
export const createVisitorRoute = <
  Path extends string,
  Route extends Proven & (Reading | Writing<ByVisitor>) & At<Path>,
>(
  route: Route & WithRows<Route["path"]>,
): Route => made<Route>(route, "visitor", passOn());
