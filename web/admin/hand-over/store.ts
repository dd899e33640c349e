import { shownStore } from "../../lib/shown-store.ts";
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

export const handOverStore = shownStore<HandOver>();

/** Opens the message; callable anywhere, drawn by `<HandOverHost/>`. */
export const handOver = (message: HandOver): void => handOverStore.open(message);
