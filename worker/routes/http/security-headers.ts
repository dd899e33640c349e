import { createMiddleware } from "hono/factory";
import { mayOpenCamera } from "../page-map.ts";
import type { AnyContext, VisitorEnv } from "./env.ts";
import { closedPolicy, frameOptions, headersOfEveryAnswer, pageFeatures } from "./page-policy.ts";

/**
 * Adds the security headers to all responses. Pages have their own content policy with hashes of inline
 * content, which the build writes beside them.
 */
export const securityHeaders = createMiddleware<VisitorEnv>(async (c, next) => {
  await next();
  const isApi = c.req.path.startsWith("/api/");
  // The API's responses are made here; a file's headers are immutable, so it is copied.
  if (!isApi) replaceAnswer(c, new Response(c.res.body, c.res));
  const { headers } = c.res;
  const always = headersOfEveryAnswer(c.env.platform.transportSecurity);
  for (const name in always) headers.set(name, always[name] as string);
  if (mayOpenCamera(c.req.path)) headers.set("permissions-policy", pageFeatures("(self)"));
  const policy = headers.get("content-security-policy") ?? closedPolicy;
  headers.set("content-security-policy", policy);
  const frames = frameOptions(policy);
  if (frames) headers.set("x-frame-options", frames);
  if (isApi && !headers.has("cache-control")) headers.set("cache-control", "no-store");
});

// Hono merges a response into an existing one.
function replaceAnswer(c: AnyContext, response: Response): void {
  c.res = undefined;
  c.res = response;
}
