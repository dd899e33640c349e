import { Hono } from "hono";
import type { BlankEnv, ExtractSchema, Schema } from "hono/types";

// biome-ignore lint/suspicious/noExplicitAny: the areas differ in what their handlers can count on
export type Routes = Hono<any, any, any>;
type RoutesIn<Module> = Extract<Module[keyof Module], Routes>;

/** As far as the types of the routes tell it: some are added to a variable. */
type AddressOf<Module> = [keyof ExtractSchema<RoutesIn<Module>>] extends [never]
  ? string
  : keyof ExtractSchema<RoutesIn<Module>> & string;

/** Addresses of an area, and the module whose routes answer there. */
export interface LazyRoutes<Module extends object = object> {
  addresses: readonly string[];
  load(): Promise<Module>;
}

/**
 * The routes of a module, which is loaded when one of its addresses is first asked for.
 * @param addresses each that they answer at: another one never reaches them
 */
export const routesAt = <Module extends object>(
  addresses: readonly NoInfer<AddressOf<Module>>[],
  load: () => Promise<Module>,
): LazyRoutes<Module> => ({ addresses, load });

type RoutesOf<Each> = Each extends LazyRoutes<infer Module> ? RoutesIn<Module> : never;

/** What a typed client sees of an area. */
export type ApiOf<Area extends readonly LazyRoutes[]> =
  ExtractSchema<RoutesOf<Area[number]>> extends infer Known extends Schema
    ? Hono<BlankEnv, Known, "/">
    : never;

/** All routes that a module exports. */
export async function loadRoutes(load: LazyRoutes["load"]): Promise<Routes[]> {
  return Object.values(await load()).filter((each) => each instanceof Hono);
}
