import { appearanceKeys } from "../../web/lib/appearance.ts";
import { demoMark } from "../../web/lib/session/demo-mark.ts";
import { sideOfPage } from "./side.ts";

const ofAnySide = "demo:";
/** Whoever is at a side's windows: both may be open at once. */
const prefix = () => `${ofAnySide}${sideOfPage()}:`;
let device: Storage | undefined;
/** How things look is the device's own, whoever uses it; and that there is a demo, its windows know. */
const shared = new Set<string>([...appearanceKeys, demoMark]);

const placeOf = (key: string) => (shared.has(key) ? key : prefix() + key);

/**
 * From now on this page keeps what it keeps apart from the real product's: its drafts, what waits, and who it
 * believes to be are of the demo.
 */
export function keepApart(): void {
  const kept = deviceStorage();
  if (!kept) return;
  device = kept;
  const own = () =>
    Object.keys(kept)
      .filter((key) => key.startsWith(prefix()) || shared.has(key))
      .map((key) => (shared.has(key) ? key : key.slice(prefix().length)));
  const storage: Storage = {
    get length() {
      return own().length;
    },
    key: (index) => own()[index] ?? null,
    getItem: (key) => kept.getItem(placeOf(key)),
    setItem: (key, value) => kept.setItem(placeOf(key), value),
    removeItem: (key) => kept.removeItem(placeOf(key)),
    clear: () => {
      for (const key of own()) kept.removeItem(placeOf(key));
    },
  };
  const listing = new Proxy(storage, {
    ownKeys: own,
    getOwnPropertyDescriptor: (_, key) => ({
      value: kept.getItem(placeOf(String(key))),
      enumerable: true,
      configurable: true,
    }),
  });
  Object.defineProperty(globalThis, "localStorage", { value: listing, configurable: true });
}

/** Storage that is refused keeps nothing of anything. */
function deviceStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Forgets all of that, of both sides, as when the demo begins anew. */
export function forgetApart(): void {
  for (const key of Object.keys(device ?? {}))
    if (key.startsWith(ofAnySide)) device?.removeItem(key);
}

/** The next page is of the real server, whatever storage this one has by now. */
export const forgetDemo = (): void => device?.removeItem(demoMark);
