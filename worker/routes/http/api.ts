import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { z } from "zod";
import { errorCodes, fieldCodes, MiranError } from "../../../domain/errors.ts";
import type { MemberScope, TraineeScope, TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { fieldProblems } from "./problem.ts";

interface Common {
  Bindings: { platform: Platform };
  Variables: { requestId: string };
}

/** What a handler of each area can count on: the guard at the mount has put it there. */
export interface VisitorEnv extends Common {}
export interface TraineeEnv extends Common {
  Variables: { requestId: string; scope: TraineeScope };
}
export interface TrainerEnv extends Common {
  Variables: { requestId: string; scope: TrainerScope };
}

/** What both areas offer alike: mounted in each, behind its guard. */
export interface MemberEnv<Scope extends MemberScope = MemberScope> extends Common {
  Variables: { requestId: string; scope: Scope };
}

export type AnyContext = Context<Common>;
export type MemberContext<Scope extends MemberScope> = Context<MemberEnv<Scope>>;

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
  description: "Refused; `code` says why (RFC 9457)",
  content: { "application/problem+json": { schema: problemSchema } },
} as const;

/** The request body of a route: JSON by a contract. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { "application/json": { schema } } } as const;
}

/** The answers of a route that answers JSON: the good one, and the problems. */
export function answers<Schema extends z.ZodType>(schema: Schema, description: string) {
  return {
    200: { description, content: { "application/json": { schema } } },
    default: problemResponse,
  } as const;
}

export { z };
