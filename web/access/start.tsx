import { type ComponentType, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { followInFrame } from "../lib/framed.ts";
import { overwriteGetLocale } from "../paraglide/runtime.js";
import { Answering } from "./answering.tsx";
import type { PageName } from "./pages.ts";
import { keepRoot } from "./roots.ts";
import { whenIdle } from "./when-idle.ts";

/** Brings a page to life over its prerendered markup. */
export async function start(page: PageName, Screen: ComponentType): Promise<void> {
  // Only the build writes pages; in development they are drawn here.
  if (import.meta.env.DEV) await (await import("./draw-page.tsx")).drawPage(page);
  // The page's own language is what was rendered, whatever the cookie has become since.
  const locale = document.documentElement.lang === "en" ? "en" : "ar";
  overwriteGetLocale(() => locale);
  followInFrame();
  const screen = document.getElementById("root");
  const tools = document.getElementById("tools");
  // As a transition, hydration lets input in between its slices.
  startTransition(() => {
    if (screen) keepRoot(hydrateRoot(screen, <Answering Screen={Screen} />));
  });
  whenIdle(async () => {
    const { Tools } = await import("./tools.tsx");
    if (tools) startTransition(() => keepRoot(hydrateRoot(tools, <Tools />)));
  });
}
