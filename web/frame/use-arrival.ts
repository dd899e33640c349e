import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router";
import { m } from "../paraglide/messages.js";

/** The title that the innermost route gives its screen. */
export function useScreenTitle(): string {
  const titles = useMatches().map(({ handle }) => (handle as { title?: () => string })?.title);
  return titles.findLast((title) => title !== undefined)?.() ?? m.app_name();
}

/** Names the document after the screen, and takes the focus to its heading after a move. */
export function useArrival(
  main: RefObject<HTMLElement | null>,
  pageTitle: (inputs: { title: string }) => string,
): void {
  const { pathname } = useLocation();
  const title = useScreenTitle();
  const shown = useRef(pathname);

  useEffect(() => {
    document.title = pageTitle({ title });
  }, [title, pageTitle]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = main.current?.querySelector<HTMLElement>("h1") ?? main.current;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, main]);
}
