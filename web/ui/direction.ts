import { getLocale } from "../paraglide/runtime.js";

/** The direction of reading, also on the server for prerendered pages. */
export function direction(): "rtl" | "ltr" {
  return getLocale() === "ar" ? "rtl" : "ltr";
}
