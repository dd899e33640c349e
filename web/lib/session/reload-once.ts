const key = "reloaded-for";
/** The longest that a page shows after it was left; one that still shows has stayed, as after a download. */
const leavingMs = 15_000;
let leftAt = Number.NEGATIVE_INFINITY;

globalThis.addEventListener?.("beforeunload", () => (leftAt = performance.now()));
globalThis.addEventListener?.("pageshow", () => (leftAt = Number.NEGATIVE_INFINITY));

/** Whether a navigation away has begun: it aborts loads, which Firefox tells as failures. */
export const isLeaving = (): boolean => performance.now() - leftAt < leavingMs;

/**
 * Reloads the page when the server has another build: a file is gone, or an answer has another shape. Once only, to
 * avoid a loop, and never in place of a navigation.
 * @returns whether this page goes
 */
export function reloadOnce(): boolean {
  if (isLeaving()) return true;
  try {
    if (sessionStorage.getItem(key) === import.meta.url) return false;
    sessionStorage.setItem(key, import.meta.url);
  } catch {
    // Without storage the second time cannot be recognised, so a press has to do it.
    return false;
  }
  location.reload();
  return true;
}
