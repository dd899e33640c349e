import { useSyncExternalStore } from "react";

/**
 * A yes or no that this device stores under a key, as a hook: the value, and a function that turns it over. All places
 * that use it change together.
 * @param initial the value before any choice
 */
export function deviceFlag(
  key: string,
  initial: () => boolean,
): () => readonly [boolean, () => void] {
  const listeners = new Set<() => void>();
  let known: boolean | undefined;
  const value = () => (known ??= stored(key) ?? initial());
  const toggle = () => {
    known = !value();
    try {
      localStorage.setItem(key, known ? "1" : "0");
    } catch {
      // Storage may be refused; the choice then lasts as long as the page.
    }
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return () => [useSyncExternalStore(subscribe, value), toggle];
}

function stored(key: string): boolean | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : text === "1";
  } catch {
    return undefined;
  }
}
