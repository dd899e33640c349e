import { appearanceKeys } from "../../web/lib/appearance.ts";
import { demoMark } from "../../web/lib/session/demo-mark.ts";
import { sideOfPage } from "./side.ts";

const ofAnySide = "demo:";
/** Keys are separate for each side, as windows of both may be open. */
const prefix = () => `${ofAnySide}${sideOfPage()}:`;
let device: Storage | undefined;
/** The appearance belongs to the device; the mark of a demo is for all of its windows. */
const shared = new Set<string>([...appearanceKeys, demoMark]);

const placeOf = (key: string) => (shared.has(key) ? key : prefix() + key);

/** Separates this page's storage from the real product's: drafts, waiting writes and the account belong to the demo. */
export function keepApart(): void {
  const real = deviceStorage();
  if (!real) return;
  device = real;
  const own = () =>
    Object.keys(real)
      .filter((key) => key.startsWith(prefix()) || shared.has(key))
      .map((key) => (shared.has(key) ? key : key.slice(prefix().length)));
  const storage: Storage = {
    get length() {
      return own().length;
    },
    key: (index) => own()[index] ?? null,
    getItem: (key) => real.getItem(placeOf(key)),
    setItem: (key, value) => real.setItem(placeOf(key), value),
    removeItem: (key) => real.removeItem(placeOf(key)),
    clear: () => {
      for (const key of own()) real.removeItem(placeOf(key));
    },
  };
  const listing = new Proxy(storage, {
    ownKeys: own,
    getOwnPropertyDescriptor: (_, key) => ({
      value: real.getItem(placeOf(String(key))),
      enumerable: true,
      configurable: true,
    }),
  });
  Object.defineProperty(globalThis, "localStorage", { value: listing, configurable: true });
}

/** A refused storage stores nothing. */
function deviceStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Deletes the demo's data of both sides, for a new start. */
export function forgetApart(): void {
  for (const key of Object.keys(device ?? {}))
    if (key.startsWith(ofAnySide)) device?.removeItem(key);
}

/** Lets the next page use the real server, whatever storage this one has. */
export const forgetDemo = (): void => device?.removeItem(demoMark);
