import { useSyncExternalStore } from "react";

/** A hook for a media query; it renders again after a change. Prerendered pages are narrow. */
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
