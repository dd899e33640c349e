import { useSyncExternalStore } from "react";

/** A hook that tells whether a media query holds, and draws anew when that changes; what is prerendered is narrow. */
export function mediaHook(query: string): () => boolean {
  let asked: MediaQueryList | undefined;
  const list = () => (asked ??= matchMedia(query));
  const subscribe = (onChange: () => void) => {
    list().addEventListener("change", onChange);
    return () => list().removeEventListener("change", onChange);
  };
  return () =>
    useSyncExternalStore(
      subscribe,
      () => list().matches,
      () => false,
    );
}
