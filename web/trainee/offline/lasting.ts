import { useEffect, useState } from "react";

let asked = false;

/** Asks the browser not to erase what waits here, once there is something. */
export function askToLast(): void {
  if (asked) return;
  asked = true;
  // Old browsers know no such promise, and some refuse it: the sheet says what holds.
  void navigator.storage?.persist?.().catch(() => false);
}

/** Whether the browser promised it; undefined until it has said. */
export function useLasts(): boolean | undefined {
  const [lasts, setLasts] = useState<boolean>();
  useEffect(() => {
    const said = navigator.storage?.persisted?.() ?? Promise.resolve(false);
    said.then(setLasts, () => setLasts(false));
  }, []);
  return lasts;
}
