import { isFramed } from "./framed.ts";

/** The worker that opens screens without a network and shows alerts; none stands in a frame. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (isFramed()) return undefined;
  const options = { scope: "/", updateViaCache: "none" } as const;
  return navigator.serviceWorker?.register("/service-worker.js", options);
}

const maxTakingMs = 5_000;

/**
 * Lets the worker of a newer build take the place of this page's; at once where none waits, and at last without
 * it: browsers wait until the one before has nothing left to do.
 */
export async function takeNewest({ waiting }: { waiting: ServiceWorker | null }): Promise<void> {
  if (!waiting) return;
  await new Promise<void>((done) => {
    waiting.addEventListener("statechange", () => done());
    setTimeout(done, maxTakingMs);
    waiting.postMessage("take-over");
  });
}
