import { type ComponentType, startTransition, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { releaseEarlyClick } from "../lib/early-click.ts";
import { isFramed } from "../lib/session/framed.ts";
import { getLocale, overwriteGetLocale } from "../paraglide/runtime.js";
import type { PageName } from "./pages.ts";
import { whenIdle } from "./when-idle.ts";

/*
 * The life of a visitors' page. It is usable as static markup and holds an early submit. After hydration it prefetches
 * the app when idle, and it ends when the app replaces it (take-over.ts).
 */

declare global {
  interface Window {
    /** Set by the page's inline script until hydration. */
    early?: { hold(event: Event): void; form?: HTMLFormElement };
  }
}

/** Inline in the page: an early submit waits, and the browser never sends it. */
export const earlyScript =
  'early={hold(e){e.preventDefault();early.form=e.target}};addEventListener("submit",early.hold,true);';

const roots: Root[] = [];

/** Hydrates a page. */
export async function start(page: PageName, Screen: ComponentType): Promise<void> {
  // Pages are prerendered only by the build; in development they are rendered here.
  if (import.meta.env.DEV) {
    await (await import("./render.tsx")).drawPage(page, getLocale());
  }
  // The prerendered language, whatever the cookie says by now.
  const locale = document.documentElement.lang === "en" ? "en" : "ar";
  overwriteGetLocale(() => locale);
  const screen = document.getElementById("root");
  const tools = document.getElementById("tools");
  // As a transition, hydration handles input between its slices.
  startTransition(() => {
    if (screen) roots.push(hydrateRoot(screen, <Answering Screen={Screen} />));
  });
  whenIdle(async () => {
    const { Tools } = await import("./surroundings/tools.tsx");
    if (tools) startTransition(() => void roots.push(hydrateRoot(tools, <Tools />)));
  });
}

/** A screen, and the work after its hydration. */
export function Answering({ Screen }: { Screen: ComponentType }) {
  useEffect(() => {
    // The size budget counts the code loaded before this mark.
    performance.mark("answers");
    releaseEarlySubmit();
    releaseEarlyClick(document.getElementById("root"));
    preloadApp();
    if (isFramed()) void import("../embed/inside.ts").then(({ enterFrame }) => enterFrame());
  }, []);
  return <Screen />;
}

/** Submits a form that was sent before hydration. */
function releaseEarlySubmit(): void {
  const { early } = window;
  if (!early) return;
  removeEventListener("submit", early.hold, true);
  delete window.early;
  early.form?.requestSubmit();
}

/**
 * Prefetches the app's files when idle, so that «sign in» opens the first screen at once. The build writes their
 * addresses into the page; none runs yet.
 */
function preloadApp(): void {
  const files = document.body.dataset.next?.split(" ") ?? [];
  if (files.length === 0 || savesData()) return;
  preloadInTurn(files);
}

const maxFilesAtOnce = 2;

/** A few in each idle period: thirty requests at once would block typing. */
function preloadInTurn([...files]: string[]): void {
  whenIdle(() => {
    for (const href of files.splice(0, maxFilesAtOnce)) {
      if (href.endsWith(".css")) {
        fetchAhead(href);
        continue;
      }
      const link = document.createElement("link");
      link.rel = "modulepreload";
      // As the module loader requests it; otherwise the browser would load it twice.
      link.crossOrigin = "";
      link.href = href;
      document.head.append(link);
    }
    if (files.length > 0) preloadInTurn(files);
  });
}

/** Not by a link: Safari lacks `prefetch`, Firefox applies `default-src` to it, and preloads must be used. */
function fetchAhead(style: string): void {
  fetch(style, { priority: "low" })
    .then((answer) => answer.arrayBuffer())
    .catch(() => {});
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Ends the page after the app has replaced it. */
export function endPage(): void {
  for (const root of roots) root.unmount();
  document.getElementById("page")?.remove();
  document.getElementById("page-style")?.remove();
}
