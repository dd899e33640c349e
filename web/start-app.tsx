import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { applyAppearance, readAppearance } from "./lib/appearance.ts";
import { queryClient } from "./lib/session/query-client.ts";
import { applyStyle } from "./lib/unapplied-style.ts";
import { nextTask } from "./lib/waiting/next-task.ts";
import {
  getLocale,
  getTextDirection,
  isLocale,
  type Locale,
  overwriteGetLocale,
} from "./paraglide/runtime.js";
import { createAppRouter } from "./routes.tsx";
import "./app.css";

export { loadArea } from "./routes.tsx";

/**
 * Draws the app of a signed-in person into a container. What the container shows before (the
 * prerendered frame, a sign-in screen) stays until the first screen is ready.
 */
export async function startApp(container: HTMLElement): Promise<void> {
  // Asked of the cookie each time, it would hold up every other task of the start.
  const locale = localeOfPage();
  overwriteGetLocale(() => locale);
  speak(locale);
  applyAppearance(readAppearance());
  await nextTask();
  const router = await createAppRouter();
  await until(() => router.state.initialized, router.subscribe);
  await Promise.race([settled(queryClient), wait(maxDataWaitMs)]);
  await applyStyle();
  // As a transition it is drawn in slices, and what the container shows stays until it is whole.
  startTransition(() => {
    createRoot(container).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    );
  });
}

/** Says the language of the page; to say its direction again would style every element of it anew. */
function speak(locale: Locale): void {
  const { documentElement: page } = document;
  if (page.lang === locale) return;
  page.lang = locale;
  page.dir = getTextDirection(locale);
}

/** Built pages are in the language of their person; a development page is in any. */
function localeOfPage(): Locale {
  const written = document.documentElement.lang;
  return !import.meta.env.DEV && isLocale(written) ? written : getLocale();
}

/** What stands there already is a screen, too: better drawn once with its data than twice. */
const maxDataWaitMs = 1000;

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Until nothing is being fetched of which nothing is known. */
const settled = (client: QueryClient) =>
  until(
    () => client.isFetching({ predicate: ({ state }) => state.data === undefined }) === 0,
    (listener) => client.getQueryCache().subscribe(listener),
  );

function until(isSo: () => boolean, subscribe: (listener: () => void) => () => void) {
  return new Promise<void>((resolve) => {
    if (isSo()) return resolve();
    const stop = subscribe(() => {
      if (!isSo()) return;
      stop();
      resolve();
    });
  });
}
