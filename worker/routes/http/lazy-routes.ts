import type { OpenAPIHono } from "@hono/zod-openapi";
import { Hono } from "hono";
import type { BlankEnv, Schema } from "hono/types";

// biome-ignore lint/suspicious/noExplicitAny: the areas differ in what their handlers can count on
export type Routes = Hono<any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
type RoutesWith<Operations extends Schema> = OpenAPIHono<any, Operations, any>;

/**
 * The operations of a module's routes, one member of the union for each of its exports. Matched by the class that
 * they are of: matched with its parent Hono, whose methods would all be compared, they tripled what the compiler holds.
 */
type OperationsIn<Module> = {
  [Name in keyof Module]: Module[Name] extends RoutesWith<infer Operations> ? Operations : never;
}[keyof Module];

/** Addresses of an area, and the module whose routes answer there and below. */
export interface LazyRoutes<Module extends object = object> {
  addresses: readonly string[];
  load(): Promise<Module>;
}

/**
 * The routes of a module, which is loaded when one of its addresses, or one below, is first asked for. Of modules at
 * an address and above it the one at the longest is asked.
 */
export const routesAt = <Module extends object>(
  addresses: readonly string[],
  load: () => Promise<Module>,
): LazyRoutes<Module> => ({ addresses, load });

type OperationsOf<Each> = Each extends LazyRoutes<infer Module> ? OperationsIn<Module> : never;
type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** What a typed client sees of an area. */
export type ApiOf<Area extends readonly LazyRoutes[]> =
  AllOf<OperationsOf<Area[number]>> extends infer Operations extends Schema
    ? Hono<BlankEnv, Operations, "/">
    : never;

/** All routes that a module exports. */
export async function loadRoutes(load: LazyRoutes["load"]): Promise<Routes[]> {
  return Object.values(await load()).filter((each) => each instanceof Hono);
}
