import type { Context } from "hono";
import { type CookieOptions, parse, serialize } from "hono/utils/cookie";
import type { VisitorEnv } from "./env.ts";

// biome-ignore lint/suspicious/noExplicitAny: pages and routes differ in their variables only
type AnyContext = Context<any>;

const platformOf = (c: AnyContext): VisitorEnv["Bindings"]["platform"] => c.env.platform;
/** Cookies that only this very host can set, and no page reads. */
const prefix = "__Host-";

/** What the browser that asks keeps under this name. */
export const readCookie = (c: AnyContext, name: string): string | undefined =>
  parse(platformOf(c).requests.cookiesOf(c.req.raw), prefix + name)[prefix + name];

/** How long and where a browser keeps something for this product. */
export type Keeping = Pick<CookieOptions, "sameSite" | "partitioned" | "maxAge">;

/** Has the browser that asks keep a value; without `maxAge` until it ends. */
export function writeCookie(c: AnyContext, name: string, value: string, keeping: Keeping): void {
  const always = { path: "/", secure: true, httpOnly: true } as const;
  const cookie = serialize(prefix + name, value, { ...always, ...keeping });
  if (platformOf(c).requests.keepCookie(c.req.raw, cookie)) return;
  c.header("set-cookie", cookie, { append: true });
}

export const forgetCookie = (c: AnyContext, name: string, keeping: Keeping): void =>
  writeCookie(c, name, "", { ...keeping, maxAge: 0 });
