import { type Context, Hono } from "hono";
import { MiranError } from "../../domain/errors.ts";
import { kindOfTokens } from "../actions/accounts/kind-of-tokens.ts";
import { embedSettings } from "../actions/operations/cached-embed-settings.ts";
import { securityTxt, securityTxtPath } from "../texts/security-txt.ts";
import { isFramed, readSessionCookies } from "./access/session-cookie.ts";
import type { VisitorEnv } from "./http/env.ts";
import { localeOf } from "./http/locale.ts";
import { developmentPolicy, framedBy } from "./http/page-policy.ts";
import { dependsOnCaller, isVisitorPage, type PageCaller, pageTarget } from "./page-map.ts";

type PageContext = Context<VisitorEnv>;

/** Pages by the route map; missing files get 404, and only pages are HTML. */
export const pageRoutes = new Hono<VisitorEnv>();

pageRoutes.get(securityTxtPath, (c) => {
  const { operator, origin, now } = c.env.platform;
  // Without a contact there is no file; the trainer's contact is not public.
  if (operator.email === null) throw new MiranError("not_found");
  const text = securityTxt(operator.email, { origin, now: now() });
  return c.text(text, 200, { "cache-control": "public, max-age=86400" });
});

pageRoutes.get("*", async (c) => {
  const { pathname, search } = new URL(c.req.url);
  const { environment } = c.env.platform;
  const caller = dependsOnCaller(pathname) && !isFrameSignIn(c) ? await callerOf(c) : "unknown";
  const target = pageTarget(pathname, caller, environment);
  switch (target.kind) {
    case "redirect":
      return redirect(c, target.to);
    case "page":
      return servePage(c, target.name, target.framable && isEmbedded(c));
    case "file":
      return serveFile(c, `${pathname}${search}`);
    case "kept":
      // A navigation has its own destination header; a fetch for the cache has an empty one.
      if (c.req.header("sec-fetch-dest") === "empty") return serveFile(c, pathname);
      throw new MiranError("not_found");
    case "missing":
      throw new MiranError("not_found");
  }
});

pageRoutes.all("*", (c) => {
  c.header("allow", "GET, HEAD");
  throw new MiranError("method_not_allowed");
});

/** One read, and none without a cookie; in a frame only embeds' cookies count. */
async function callerOf(c: PageContext): Promise<PageCaller> {
  const tokens = readSessionCookies(c).filter(({ kind }) => isFramed(kind) === isEmbedded(c));
  try {
    return await kindOfTokens(
      c.env.platform,
      tokens.map(({ token }) => token),
    );
  } catch (error) {
    // Pages contain no personal data: the screen itself reports the failure.
    const { platform } = c.env;
    platform.log({ level: "warn", event: "page_caller_unknown", error: String(error) });
    return "unknown";
  }
}

const isEmbedded = (c: PageContext) => c.req.query("embed") === "1";

/** A sign-in for a frame that could not: the person returns to it, so there is no redirect. */
const isFrameSignIn = (c: PageContext) => c.req.query("from") === "frame";

function redirect(c: PageContext, to: string): Response {
  c.header("cache-control", "private, no-store");
  c.header("vary", "Cookie");
  return c.redirect(isEmbedded(c) ? `${to}?embed=1` : to, 302);
}

async function servePage(c: PageContext, name: string, framable: boolean): Promise<Response> {
  const page = await findPage(c, name);
  const headers = new Headers(page.headers);
  headers.set("cache-control", "private, no-cache");
  headers.set("vary", "Cookie");
  if (framable) {
    const policy = headers.get("content-security-policy") ?? "";
    const settings = await embedSettings(c.env.platform);
    headers.set("content-security-policy", framedBy(policy, settings));
  }
  return answerWith(c, page, headers);
}

/** The prerendered page; vite's plain entry in development. */
async function findPage(c: PageContext, name: string): Promise<Response> {
  const { assets, environment } = c.env.platform;
  const built = await assets.fetch(`/pages/${localeOf(c)}/${name}.html`);
  if (built.ok) return built;
  if (environment !== "development") throw new MiranError("unavailable");
  if (name === "privacy-policy") return forDevelopment(await assets.fetch("/privacy-policy.html"));
  return forDevelopment(await assets.fetch(isVisitorPage(name) ? "/access.html" : "/index.html"));
}

async function serveFile(c: PageContext, path: string): Promise<Response> {
  const { assets, environment } = c.env.platform;
  const file = await assets.fetch(path);
  if (!file.ok) throw new MiranError("not_found");
  const served = environment === "development" ? forDevelopment(file) : file;
  return answerWith(c, served, new Headers(served.headers));
}

function forDevelopment(file: Response): Response {
  if (file.headers.has("content-security-policy")) return file;
  const headers = new Headers(file.headers);
  headers.set("content-security-policy", developmentPolicy);
  return new Response(file.body, { status: file.status, headers });
}

/** Headers alone if the browser has this version. */
function answerWith(c: PageContext, file: Response, headers: Headers): Response {
  const etag = headers.get("etag");
  const known = c.req.header("if-none-match")?.split(",") ?? [];
  if (etag && known.some((each) => sameVersion(each, etag))) {
    headers.delete("content-length");
    return new Response(null, { status: 304, headers });
  }
  return new Response(file.body, { status: file.status, headers });
}

const sameVersion = (one: string, other: string) =>
  one.trim().replace(/^W\//, "") === other.replace(/^W\//, "");
