import type { Matter } from "./compose.ts";

/** A message about to leave by WhatsApp. */
export interface HandOver {
  id: string;
  name: string;
  /** The subject of the place where it was pressed. */
  matter?: Matter;
  /** Marks the line that the message answers; without it there is no line. */
  onDone?: () => void;
}

const listeners = new Set<() => void>();
let shown: HandOver | undefined;

function show(next: HandOver | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Opens the message; callable anywhere, drawn by `<HandOverHost/>`. */
export const handOver = (message: HandOver): void => show(message);

export const handOverStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => shown,
  close: () => show(undefined),
};
