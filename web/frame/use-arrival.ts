import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Whether somebody has opened a menu while the screen was still on its way: it would close under the finger. */
const isElsewhere = () => document.activeElement?.closest("[role=menu]") != null;

/** Takes the focus to a screen's heading after a move. */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = main.current?.querySelector<HTMLElement>("h1") ?? main.current;
    if (!target || isElsewhere()) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, main]);
}
