import { registerWorker, takeNewest } from "../../lib/session/service-worker.ts";
import { getLocale, setLocale } from "../../paraglide/runtime.js";

const hourMs = 60 * 60_000;
const listeners = new Set<() => void>();
let registered: ServiceWorkerRegistration | undefined;
let checkedAt = 0;

/** Registers the service worker that caches this build's screens, and checks for the next build. */
export async function keepScreens(): Promise<void> {
  if (import.meta.env.DEV || registered) return;
  registered = await registerWorker();
  if (!registered) return;
  checkedAt = Date.now();
  renewLocale();
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage("keep"));
  registered.addEventListener("updatefound", followInstalling);
  followInstalling();
  // A window that stays open for days checks on each return.
  document.addEventListener("visibilitychange", checkAgain);
}

/**
 * The worker reads the language from this cookie, also without a choice. Safari limits a cookie set by a page to seven
 * days.
 */
function renewLocale(): void {
  const locale = /(?:^|; )locale=(\w+)/.exec(document.cookie)?.[1] ?? getLocale();
  if (locale === getLocale()) setLocale(locale, { reload: false });
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

/** Whether the next build is ready, for `useSyncExternalStore`. */
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
