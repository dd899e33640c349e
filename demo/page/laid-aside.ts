/**
 * A page that the browser lays aside whole, to show it again on the way back, sleeps with all that it holds: its
 * server would go on leading without a word, and no other page of the demo would ever begin. So it ends with the
 * page (WebKit lays pages aside whatever they hold), and a page that is shown again begins anew.
 */
export function endWhenLaidAside(worker: Worker): void {
  addEventListener("pagehide", ({ persisted }) => {
    if (persisted) worker.terminate();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
}
