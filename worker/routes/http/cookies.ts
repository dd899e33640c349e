import type { Context } from "hono";
import { type CookieOptions, parse, serialize } from "hono/utils/cookie";
import type { VisitorEnv } from "./env.ts";

// biome-ignore lint/suspicious/noExplicitAny: pages and routes differ in their variables only
type AnyContext = Context<any>;

const platformOf = (c: AnyContext): VisitorEnv["Bindings"]["platform"] => c.env.platform;
/** Prefix of cookies that only this host can set; no page reads them. */
const prefix = "__Host-";

/** The calling browser's cookie of this name. */
export const readCookie = (c: AnyContext, name: string): string | undefined =>
  parse(platformOf(c).requests.cookiesOf(c.req.raw), prefix + name)[prefix + name];

/** The lifetime and the attributes of a cookie. */
export type Keeping = Pick<CookieOptions, "sameSite" | "partitioned" | "maxAge">;

/** Sets a cookie in the calling browser; without `maxAge` until it closes. */
export function writeCookie(c: AnyContext, name: string, value: string, keeping: Keeping): void {
  const always = { path: "/", secure: true, httpOnly: true } as const;
  const cookie = serialize(prefix + name, value, { ...always, ...keeping });
  if (platformOf(c).requests.keepCookie(c.req.raw, cookie)) return;
  c.header("set-cookie", cookie, { append: true });
}

export const forgetCookie = (c: AnyContext, name: string, keeping: Keeping): void =>
  writeCookie(c, name, "", { ...keeping, maxAge: 0 });
