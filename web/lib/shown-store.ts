/** What a host at the edge of the frame shows, opened from anywhere. It outlives the place where it was pressed. */
export function shownStore<Shown>() {
  const listeners = new Set<() => void>();
  let shown: Shown | undefined;
  const show = (next: Shown | undefined): void => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => shown,
    open: (next: Shown) => show(next),
    close: () => show(undefined),
  };
}
