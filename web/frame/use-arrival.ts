import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { focusOn } from "./focus-on.ts";

/** Whether a menu was opened while the screen loaded; a change of focus would close it. */
const isElsewhere = () => document.activeElement?.closest("[role=menu]") != null;

/** Focuses a screen's heading after a navigation. */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = main.current?.querySelector<HTMLElement>("h1") ?? main.current;
    if (!isElsewhere()) focusOn(target);
  }, [pathname, main]);
}
