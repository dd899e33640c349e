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
  body: string;
  /** Script that runs before anything is drawn. */
  headScript: string;
};
