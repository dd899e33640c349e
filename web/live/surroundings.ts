/** What happens around the page that a connection must know of. */
export type Change = "online" | "offline" | "visible" | "hidden" | "left" | "returned";

export interface Surroundings {
  isOnline(): boolean;
  isHidden(): boolean;
  /** @returns what stops it */
  listen(onChange: (change: Change) => void): () => void;
}

/** The browser's own signs; a page that sleeps or rests in the back-forward cache wakes by them. */
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
