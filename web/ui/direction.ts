import { getLocale } from "../paraglide/runtime.js";

/** The direction of reading; the same on the server, where pages are rendered ahead. */
export function direction(): "rtl" | "ltr" {
  return getLocale() === "ar" ? "rtl" : "ltr";
}
