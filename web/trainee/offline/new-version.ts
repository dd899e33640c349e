import { registerWorker, takeNewest } from "../../lib/session/service-worker.ts";
import { getLocale, setLocale } from "../../paraglide/runtime.js";

const hourMs = 60 * 60_000;
const listeners = new Set<() => void>();
let registered: ServiceWorkerRegistration | undefined;
let checkedAt = 0;

/** Keeps the screens of this build on the device, and looks out for the next one. */
export async function keepScreens(): Promise<void> {
  if (import.meta.env.DEV || registered) return;
  registered = await registerWorker();
  if (!registered) return;
  checkedAt = Date.now();
  renewLocale();
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage("keep"));
  registered.addEventListener("updatefound", followInstalling);
  followInstalling();
  // Windows that stay open for days ask by themselves, when somebody comes back to them.
  document.addEventListener("visibilitychange", checkAgain);
}

/**
 * By the cookie a worker knows which page is this person's: of who never chose, too. Safari keeps one that a
 * page has set for seven days.
 */
function renewLocale(): void {
  const told = /(?:^|; )locale=(\w+)/.exec(document.cookie)?.[1] ?? getLocale();
  if (told === getLocale()) setLocale(told, { reload: false });
}

function followInstalling(): void {
  registered?.installing?.addEventListener("statechange", tell);
  tell();
}

const tell = () => {
  for (const listener of listeners) listener();
};

function checkAgain(): void {
  if (document.hidden || Date.now() - checkedAt < hourMs) return;
  checkedAt = Date.now();
  registered?.update().catch(() => {});
}

/** Whether the next build is here and waits, for `useSyncExternalStore`. */
export const newVersion = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isWaiting: () => registered?.waiting != null,
  async open() {
    if (registered) await takeNewest(registered);
    location.reload();
  },
};
