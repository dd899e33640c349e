/** Changes around the page that a connection must know. */
export type Change = "online" | "offline" | "visible" | "hidden" | "left" | "returned";

export interface Surroundings {
  isOnline(): boolean;
  isHidden(): boolean;
  /** @returns a function that stops it */
  listen(onChange: (change: Change) => void): () => void;
}

/** The browser's own events; they also wake a page from sleep or the back-forward cache. */
export const browserSurroundings: Surroundings = {
  isOnline: () => navigator.onLine,
  isHidden: () => document.visibilityState === "hidden",
  listen(onChange) {
    const stop = new AbortController();
    const on = (target: EventTarget, event: string, change: () => Change) =>
      target.addEventListener(event, () => onChange(change()), { signal: stop.signal });
    on(window, "online", () => "online");
    on(window, "offline", () => "offline");
    on(window, "pagehide", () => "left");
    on(window, "pageshow", () => "returned");
    on(document, "resume", () => "visible");
    on(document, "visibilitychange", () =>
      document.visibilityState === "hidden" ? "hidden" : "visible",
    );
    return () => stop.abort();
  },
};
