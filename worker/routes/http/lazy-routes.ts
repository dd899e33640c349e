import type { OpenAPIHono } from "@hono/zod-openapi";
import { Hono } from "hono";
import type { BlankEnv, Schema } from "hono/types";

// biome-ignore lint/suspicious/noExplicitAny: the areas differ in what their handlers can count on
export type Routes = Hono<any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
type RoutesWith<Operations extends Schema> = OpenAPIHono<any, Operations, any>;

/**
 * The operations of a module's routes, one union member for each export. Matched by their class: a match by its
 * parent Hono compares all methods and tripled the compiler's memory.
 */
type OperationsIn<Module> = {
  [Name in keyof Module]: Module[Name] extends RoutesWith<infer Operations> ? Operations : never;
}[keyof Module];

/** Addresses of an area, and the module with their routes. */
export interface LazyRoutes<Module extends object = object> {
  addresses: readonly string[];
  load(): Promise<Module>;
}

/**
 * The routes of a module, loaded at the first request to one of its addresses or below. Of several modules the
 * one at the longest address responds.
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

/** The API of an area for a typed client. */
export type ApiOf<Area extends readonly LazyRoutes[]> =
  AllOf<OperationsOf<Area[number]>> extends infer Operations extends Schema
    ? Hono<BlankEnv, Operations, "/">
    : never;

/** All routes that a module exports. */
export async function loadRoutes(load: LazyRoutes["load"]): Promise<Routes[]> {
  return Object.values(await load()).filter((each) => each instanceof Hono);
}
