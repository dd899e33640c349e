/**
 * Ends the server of a page in the back-forward cache. A frozen server would lead silently, so that no other page of
 * the demo could start (WebKit caches pages regardless). A restored page reloads.
 */
export function endWhenLaidAside(worker: Worker): void {
  addEventListener("pagehide", ({ persisted }) => {
    if (persisted) worker.terminate();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
}
