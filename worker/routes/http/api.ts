import { OpenAPIHono, type RouteConfig } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { z } from "zod";
import { errorCodes, fieldCodes, MiranError } from "../../../domain/errors.ts";
import type { MemberScope } from "../../data/scope.ts";
import type { MemberEnv, TraineeEnv, TrainerEnv, VisitorEnv } from "./env.ts";
import { fieldProblems } from "./problem.ts";
import { type Proof, type RouteFacts, type Rows, type ViewAs, withFacts } from "./route-facts.ts";
import {
  type ByTrainee,
  type ByTrainer,
  type ByVisitor,
  passOn,
  tellsByTrainee,
  tellsByTrainer,
} from "./tells.ts";

// biome-ignore lint/suspicious/noExplicitAny: the three areas differ in their variables only
function routes<Env extends { Bindings: any; Variables: any }>() {
  return new OpenAPIHono<Env>({
    defaultHook: (result) => {
      if (!result.success) {
        throw new MiranError("invalid_request", { fields: fieldProblems(result.error.issues) });
      }
    },
  });
}

export const visitorRoutes = () => routes<VisitorEnv>();
export const traineeRoutes = () => routes<TraineeEnv>();
export const trainerRoutes = () => routes<TrainerEnv>();
export const memberRoutes = <Scope extends MemberScope = MemberScope>() =>
  routes<MemberEnv<Scope>>();

interface Described extends RouteConfig {
  rows?: Rows;
}

interface Reading extends Described {
  method: "get";
  tells?: never;
}

interface Writing<Tells> extends Described {
  method: "post" | "put" | "patch" | "delete";
  /** The open screens that follow the write. */
  tells: Tells;
  bytes?: number;
  viewAs?: never;
}

interface ViewedReading extends Reading {
  viewAs: ViewAs;
}

interface Proven {
  proof?: Proof;
}

/** Keeps the address a literal type, for the typed client. */
interface At<Path extends string> {
  path: Path;
}

type Said = Omit<RouteFacts, "area">;

/** An address's parameters that are ids, except `traineeId` and `/trainees/{id}`, whose rows are known. */
type IdsIn<Path> = Path extends `/trainees/{id}${infer Rest}`
  ? IdsIn<Rest>
  : Path extends `${string}{${infer Name}}${infer Rest}`
    ? Exclude<Name extends "id" | `${string}Id` ? Name : never, "traineeId"> | IdsIn<Rest>
    : never;

/** An address with ids must declare their rows. */
type WithRows<Path> = [IdsIn<Path>] extends [never]
  ? unknown
  : { rows: Record<IdsIn<Path>, Rows[string]> };

/** The route in the library's form; its first middleware has the facts. */
function made<Route extends Described>(
  route: Route,
  area: RouteFacts["area"],
  carrier: MiddlewareHandler,
): Route {
  const {
    rows,
    viewAs,
    tells,
    proof,
    bytes,
    middleware = [],
    ...described
  } = route as Described & Said;
  const facts = { area, rows, viewAs, tells, proof, bytes };
  const handlers = [withFacts(carrier, facts), ...[middleware].flat()];
  return { ...described, middleware: handlers } as RouteConfig as Route;
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

/** A route of both areas. */
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

const fieldProblemSchema = z
  .object({
    code: z.enum(fieldCodes),
    min: z.number().optional(),
    max: z.number().optional(),
  })
  .openapi("FieldProblem");

const problemSchema = z
  .object({
    type: z.literal("about:blank"),
    title: z.string(),
    status: z.number().int(),
    code: z.enum(errorCodes),
    fields: z.record(z.string(), fieldProblemSchema).optional(),
    requestId: z.string(),
  })
  .openapi("Problem");

export const problemResponse = {
  description: "A refusal; `code` is its reason (RFC 9457)",
  content: { "application/problem+json": { schema: problemSchema } },
} as const;

/** The request body of a route: JSON by a contract. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { "application/json": { schema } } } as const;
}

/** The body of a route without values. */
export const emptyBody = jsonBody(z.strictObject({}));

/** Returns an action's result; throws `not_found` without one. */
export function requireFound<Result>(result: Result | undefined | null | false): Result {
  if (result === undefined || result === null || result === false) {
    throw new MiranError("not_found");
  }
  return result;
}

/** The responses of a JSON route: success, and the problems. */
export function answers<Schema extends z.ZodType>(schema: Schema, description: string) {
  return {
    200: { description, content: { "application/json": { schema } } },
    default: problemResponse,
  } as const;
}

export { z };
