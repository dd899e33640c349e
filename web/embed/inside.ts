import { followHeight } from "./follow-height.ts";

/*
 * What a page does that stands inside another site: it tells how tall it would like to be, and keeps an
 * address that may be framed, for a reload and the way back lead to it.
 */

type Router = { subscribe(changed: () => void): () => void };

export const enterFrame = followHeight;

/** The router's addresses know nothing of frames; the browser's say it after each step. */
export function keepFramable(router: Router): void {
  router.subscribe(() => {
    const { pathname, search, hash } = location;
    if (/[?&]embed=1(?:&|$)/.test(search)) return;
    const asked = `${search}${search ? "&" : "?"}embed=1`;
    history.replaceState(history.state, "", `${pathname}${asked}${hash}`);
  });
}
