import { etag } from "hono/etag";
import { createMiddleware } from "hono/factory";
import type { VisitorEnv } from "./env.ts";

const tagged = etag({ weak: true });

/**
 * For a library that a phone opens again and again: its browser keeps the answer, asks each time
 * whether it still holds, and downloads it only when it does not. Never for anybody's own rows,
 * which must not outlast the session on a shared device.
 */
export const cachedByBrowser = createMiddleware<VisitorEnv>(async (c, next) => {
  await tagged(c, next);
  if (c.res.headers.has("etag")) c.header("cache-control", "private, no-cache");
});
