import { useSyncExternalStore } from "react";

/* How far the uploads of this page are, by the id of their message, and how to stop them. */

interface Upload {
  /** 0 to 1. */
  share: number;
  stop: AbortController;
}

const uploads = new Map<string, Upload>();
const listeners = new Set<() => void>();

function changed() {
  for (const listener of listeners) listener();
}

export function beginUpload(messageId: string): AbortSignal {
  const stop = new AbortController();
  uploads.set(messageId, { share: 0, stop });
  changed();
  return stop.signal;
}

export function tellProgress(messageId: string, share: number): void {
  const upload = uploads.get(messageId);
  if (!upload) return;
  uploads.set(messageId, { ...upload, share });
  changed();
}

export function endUpload(messageId: string): void {
  uploads.delete(messageId);
  changed();
}

export function stopUpload(messageId: string): void {
  uploads.get(messageId)?.stop.abort();
}

/** From 0 to 1 while the file of a message is on its way; undefined otherwise. */
export function useProgress(messageId: string): number | undefined {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    () => uploads.get(messageId)?.share,
  );
}
