import { useSyncExternalStore } from "react";

/* The running uploads of this page by the id of their message, with their progress and cancellation. */

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

/** The progress of a message's upload, 0 to 1; undefined without one. */
export function useProgress(messageId: string): number | undefined {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    () => uploads.get(messageId)?.share,
  );
}
