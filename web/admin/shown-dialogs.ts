import type { Matter } from "./hand-over/compose.ts";

/** A message about to leave by WhatsApp. */
export interface HandOver {
  id: string;
  name: string;
  /** The subject of the place where it was pressed. */
  matter?: Matter;
  /** Marks the line that the message answers; without it there is no line. */
  onDone?: () => void;
}

/** A proof of a transfer to decide. */
interface OpenProof {
  id: string;
  /** Called after a decision here. */
  onDecided?: () => void;
}

/** What a host at the edge of the frame shows, opened from anywhere. It outlives the place where it was pressed. */
function shownStore<Shown>() {
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

/** The message that `<HandOverHost/>` draws. */
export const handOverStore = shownStore<HandOver>();

/** Opens a message; callable anywhere. */
export const handOver = (message: HandOver): void => handOverStore.open(message);

/** The proof that `<ProofHost/>` draws. */
export const proofStore = shownStore<OpenProof>();
