import { useSyncExternalStore } from "react";

/*
 * Open modal dialogs, one over the other. Anything outside the foremost is inert.
 */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** @returns the function that removes it */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  set([...open, dialog]);
  return () => set(open.filter((other) => other !== dialog));
}

const foremost = () => open.at(-1);

/**
 * Calls back with the foremost dialog, now and after each change, before a closed one is gone.
 * @returns the function that unsubscribes
 */
export function followForemost(
  onChange: (dialog: HTMLDialogElement | undefined) => void,
): () => void {
  onChange(foremost());
  return subscribe(() => onChange(foremost()));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useForemostDialog = () => useSyncExternalStore(subscribe, foremost, () => undefined);
