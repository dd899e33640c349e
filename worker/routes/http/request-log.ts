import { createMiddleware } from "hono/factory";
import type { VisitorEnv } from "./env.ts";

/** The address of a personal link is its key, which no log may contain. */
export const withoutKey = (path: string) => path.replace(/(\/steps-link\/).+/, "$1…");

/** Logs each request instead of the platform, whose log has whole addresses with tickets and links. */
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
