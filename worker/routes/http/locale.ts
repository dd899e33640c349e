import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Language } from "../../../domain/language.ts";

/** This browser's language; Arabic by default. */
// biome-ignore lint/suspicious/noExplicitAny: pages and routes differ in their variables only
export function localeOf(c: Context<any>): Language {
  return getCookie(c, "locale") === "en" ? "en" : "ar";
}
