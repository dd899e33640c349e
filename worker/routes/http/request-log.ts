import { createMiddleware } from "hono/factory";
import type { VisitorEnv } from "./env.ts";

/** The address of a personal link is its key, which no log may hold. */
export const withoutKey = (path: string) => path.replace(/(\/steps-link\/).+/, "$1…");

/**
 * A line for each request of a deployment, in place of the platform's own: that one holds whole addresses,
 * with the tickets and links that stand in them.
 */
export const requestLog = createMiddleware<VisitorEnv>(async (c, next) => {
  const { environment, log, now } = c.env.platform;
  const startedAt = now();
  await next();
  if (environment !== "production") return;
  log({
    level: "info",
    event: "request",
    requestId: c.get("requestId"),
    method: c.req.method,
    path: withoutKey(c.req.path),
    status: c.res.status,
    ms: now() - startedAt,
  });
});
