import { queryOptions } from "@tanstack/react-query";
import { readProblem } from "../../../lib/session/api-error.ts";
import { send } from "../../../lib/session/session.ts";
import { type Description, endpointsOf } from "./endpoints.ts";

export const addresses = {
  health: "/api/health",
  reference: "/api/reference",
  description: "/api/openapi.json",
} as const;

export interface Health {
  version: string;
  database: "up" | "read_only" | "down";
  /** The time until the answer, in milliseconds. */
  took: number;
}

/** Reads the health without a session. A refusal is an answer too, and is shown. */
export const healthQuery = queryOptions({
  queryKey: ["admin", "health"],
  queryFn: async ({ signal }): Promise<Health> => {
    const start = performance.now();
    const response = await send(addresses.health, { signal, cache: "no-store" });
    if (!response.headers.get("content-type")?.includes("json")) throw await readProblem(response);
    const { version, database } = (await response.json()) as Omit<Health, "took">;
    return { version, database, took: Math.round(performance.now() - start) };
  },
  staleTime: 0,
  refetchInterval: 30_000,
});

export const endpointsQuery = queryOptions({
  queryKey: ["admin", "endpoints"],
  queryFn: async ({ signal }) => {
    const response = await send(addresses.description, { signal });
    if (!response.ok) throw await readProblem(response);
    return endpointsOf((await response.json()) as Description);
  },
});
