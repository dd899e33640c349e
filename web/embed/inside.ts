import { followHeight } from "./follow-height.ts";

/*
 * The behaviour of a page inside another site. It reports its height, and its addresses stay framable, for reloads and
 * the back button.
 */

type Router = { subscribe(changed: () => void): () => void };

export const enterFrame = followHeight;

/** The router's addresses lack the mark of a frame, so each step adds it to the browser's. */
export function keepFramable(router: Router): void {
  router.subscribe(() => {
    const { pathname, search, hash } = location;
    if (/[?&]embed=1(?:&|$)/.test(search)) return;
    const asked = `${search}${search ? "&" : "?"}embed=1`;
    history.replaceState(history.state, "", `${pathname}${asked}${hash}`);
  });
}
