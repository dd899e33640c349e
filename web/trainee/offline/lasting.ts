import { useEffect, useState } from "react";

let asked = false;

/** Asks the browser to persist the storage, once a write waits. */
export function askToLast(): void {
  if (asked) return;
  asked = true;
  // Old browsers lack the method and some refuse it; the sheet shows the result.
  void navigator.storage?.persist?.().catch(() => false);
}

/** Whether the browser promised persistence; undefined before its answer. */
export function useLasts(): boolean | undefined {
  const [lasts, setLasts] = useState<boolean>();
  useEffect(() => {
    const said = navigator.storage?.persisted?.() ?? Promise.resolve(false);
    said.then(setLasts, () => setLasts(false));
  }, []);
  return lasts;
}
