/** The server of this page is in its browser: whether there is a network besides is no news to the app. */
export function alwaysReached(): void {
  Object.defineProperty(navigator, "onLine", { get: () => true, configurable: true });
  addEventListener("offline", (event) => event.stopImmediatePropagation(), { capture: true });
}
