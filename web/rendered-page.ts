import type { Locale } from "./paraglide/runtime.js";

/** A page as the build writes it down. */
export type RenderedPage = {
  name: string;
  locale: Locale;
  direction: "rtl" | "ltr";
  title: string;
  description: string;
  /** What the page says to whoever has scripts turned off. */
  noScript: string;
  /** What it says in place of all else to a browser that is too old for it. */
  oldBrowser: string;
  body: string;
  /** Script that runs before anything is drawn. */
  headScript: string;
};
