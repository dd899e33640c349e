import { isFramed } from "./framed.ts";

/** Registers the worker that opens screens without a network and shows alerts; not in a frame. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (isFramed()) return undefined;
  const options = { scope: "/", updateViaCache: "none" } as const;
  return navigator.serviceWorker?.register("/service-worker.js", options);
}

const maxTakingMs = 5_000;

/**
 * Lets a waiting worker of a newer build take over. Resolves after that, or after a timeout: browsers wait until the
 * old one is idle.
 */
export async function takeNewest({ waiting }: { waiting: ServiceWorker | null }): Promise<void> {
  if (!waiting) return;
  await new Promise<void>((done) => {
    waiting.addEventListener("statechange", () => done());
    setTimeout(done, maxTakingMs);
    waiting.postMessage("take-over");
  });
}
