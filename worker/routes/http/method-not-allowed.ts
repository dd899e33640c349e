import type { Hono } from "hono";
import { MiranError } from "../../../domain/errors.ts";
import type { AnyContext, VisitorEnv } from "./env.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** The end of the API: 405 with the allowed methods for a known address, 404 for others. */
export function refuseRest(app: Hono<VisitorEnv>) {
  return (c: AnyContext): never => {
    const known = methods.filter((method) => answersTo(app, method, c.req.path));
    if (known.length === 0) throw new MiranError("not_found");
    const allowed = known.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    c.header("allow", allowed.join(", "));
    throw new MiranError("method_not_allowed");
  };
}

// A handler for all methods is a guard, and the pages' route is outside the API.
function answersTo({ router }: Hono<VisitorEnv>, method: string, path: string): boolean {
  const [handlers] = router.match(method, path);
  return handlers.some(([[, route]]) => route.method === method && route.path.startsWith("/api/"));
}
