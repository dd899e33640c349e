import { useSyncExternalStore } from "react";

const wide = matchMedia("(min-width: 64rem)");

function subscribe(onChange: () => void): () => void {
  wide.addEventListener("change", onChange);
  return () => wide.removeEventListener("change", onChange);
}

/** Whether a table has the room that it needs; below, its rows are cards. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}
