import { type ComponentType, startTransition, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { releaseEarlyClick } from "../lib/early-click.ts";
import { isFramed } from "../lib/session/framed.ts";
import { getLocale, overwriteGetLocale } from "../paraglide/runtime.js";
import type { PageName } from "./pages.ts";
import { whenIdle } from "./when-idle.ts";

/*
 * The life of a visitors' page: it answers as static markup, keeps what is sent too early, comes to
 * life, fetches the app while nobody waits, and ends when the app takes its place (take-over.ts).
 */

declare global {
  interface Window {
    /** Set by the page's inline script until the screen answers. */
    early?: { hold(event: Event): void; form?: HTMLFormElement };
  }
}

/** Inline in the page: a form sent before the screen answers waits, and is never sent by the browser. */
export const earlyScript =
  'early={hold(e){e.preventDefault();early.form=e.target}};addEventListener("submit",early.hold,true);';

const roots: Root[] = [];

/** Brings a page to life over its prerendered markup. */
export async function start(page: PageName, Screen: ComponentType): Promise<void> {
  // Only the build writes pages; in development they are drawn here.
  if (import.meta.env.DEV) {
    await (await import("./render.tsx")).drawPage(page, getLocale());
  }
  // The page's own language is what was rendered, whatever the cookie has become since.
  const locale = document.documentElement.lang === "en" ? "en" : "ar";
  overwriteGetLocale(() => locale);
  const screen = document.getElementById("root");
  const tools = document.getElementById("tools");
  // As a transition, hydration lets input in between its slices.
  startTransition(() => {
    if (screen) roots.push(hydrateRoot(screen, <Answering Screen={Screen} />));
  });
  whenIdle(async () => {
    const { Tools } = await import("./surroundings/tools.tsx");
    if (tools) startTransition(() => void roots.push(hydrateRoot(tools, <Tools />)));
  });
}

/** A screen, and what is to be done once it answers. */
export function Answering({ Screen }: { Screen: ComponentType }) {
  useEffect(() => {
    // What was loaded before this mark is what visitors wait for; the size budget reads it.
    performance.mark("answers");
    releaseEarlySubmit();
    releaseEarlyClick(document.getElementById("root"));
    preloadApp();
    if (isFramed()) void import("../embed/inside.ts").then(({ enterFrame }) => enterFrame());
  }, []);
  return <Screen />;
}

/** Sends the form that was sent too early. */
function releaseEarlySubmit(): void {
  const { early } = window;
  if (!early) return;
  removeEventListener("submit", early.hold, true);
  delete window.early;
  early.form?.requestSubmit();
}

/**
 * Fetches the app's files while nobody waits for anything, so that the tap on "sign in" opens the
 * first screen at once. The build writes their addresses into the page; nothing is run yet.
 */
function preloadApp(): void {
  const files = document.body.dataset.next?.split(" ") ?? [];
  if (files.length === 0 || savesData()) return;
  preloadInTurn(files);
}

const maxFilesAtOnce = 2;

/** A few at each idle moment: asking for thirty files in one go would hold up the typing. */
function preloadInTurn([...files]: string[]): void {
  whenIdle(() => {
    for (const href of files.splice(0, maxFilesAtOnce)) {
      if (href.endsWith(".css")) {
        fetchAhead(href);
        continue;
      }
      const link = document.createElement("link");
      link.rel = "modulepreload";
      // As the module loader will ask, or the browser would fetch it twice.
      link.crossOrigin = "";
      link.href = href;
      document.head.append(link);
    }
    if (files.length > 0) preloadInTurn(files);
  });
}

/** By no link: Safari knows no `prefetch`, Firefox holds it to `default-src`, and what is preloaded must be used. */
function fetchAhead(style: string): void {
  fetch(style, { priority: "low" })
    .then((answer) => answer.arrayBuffer())
    .catch(() => {});
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Ends the page, when the app has taken its place. */
export function endPage(): void {
  for (const root of roots) root.unmount();
  document.getElementById("page")?.remove();
  document.getElementById("page-style")?.remove();
}
