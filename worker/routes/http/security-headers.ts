import { createMiddleware } from "hono/factory";
import type { AnyContext, VisitorEnv } from "./env.ts";
import { closedPolicy, frameOptions, headersOfEveryAnswer } from "./page-policy.ts";

/**
 * Adds the security headers to every answer. Pages bring their own content policy, with the
 * hashes of what stands inline in them (the build writes it beside them).
 */
export const securityHeaders = createMiddleware<VisitorEnv>(async (c, next) => {
  await next();
  const isApi = c.req.path.startsWith("/api/");
  // The API's answers are made here; what a file comes with cannot be changed, only copied.
  if (!isApi) replaceAnswer(c, new Response(c.res.body, c.res));
  const { headers } = c.res;
  const always = headersOfEveryAnswer(c.env.platform.transportSecurity);
  for (const name in always) headers.set(name, always[name] as string);
  const policy = headers.get("content-security-policy") ?? closedPolicy;
  headers.set("content-security-policy", policy);
  const frames = frameOptions(policy);
  if (frames) headers.set("x-frame-options", frames);
  if (isApi && !headers.has("cache-control")) headers.set("cache-control", "no-store");
});

// Hono merges an answer into the one before unless there is none.
function replaceAnswer(c: AnyContext, response: Response): void {
  c.res = undefined;
  c.res = response;
}
