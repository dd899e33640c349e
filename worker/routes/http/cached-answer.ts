import { etag } from "hono/etag";
import { createMiddleware } from "hono/factory";
import type { VisitorEnv } from "./env.ts";

const tagged = etag({ weak: true });

/**
 * Lets the browser cache a library's response and revalidate it each time. Never for personal rows, which must
 * not outlast the session on a shared device.
 */
export const cachedByBrowser = createMiddleware<VisitorEnv>(async (c, next) => {
  await tagged(c, next);
  if (c.res.headers.has("etag")) c.header("cache-control", "private, no-cache");
});
