import { useSyncExternalStore } from "react";

/*
 * The modal dialogs that are open, one over the other. What is outside the foremost can be neither
 * seen nor pressed nor heard.
 */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** @returns what ends it */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  set([...open, dialog]);
  return () => set(open.filter((other) => other !== dialog));
}

const foremost = () => open.at(-1);

/**
 * Tells which dialog is in front, now and whenever another is: at once, before one that closed is gone.
 * @returns what ends it
 */
export function followForemost(told: (dialog: HTMLDialogElement | undefined) => void): () => void {
  told(foremost());
  return subscribe(() => told(foremost()));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useForemostDialog = () => useSyncExternalStore(subscribe, foremost, () => undefined);
