import type { Context } from "hono";
import { getCookie } from "hono/cookie";

/** The language that this browser chose; Arabic until it chose another. */
// biome-ignore lint/suspicious/noExplicitAny: pages and routes differ in their variables only
export function localeOf(c: Context<any>): "ar" | "en" {
  return getCookie(c, "locale") === "en" ? "en" : "ar";
}
