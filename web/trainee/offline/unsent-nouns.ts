import type { QueryKey } from "@tanstack/react-query";
import { m } from "../../paraglide/messages.js";

/** What some writes are called while they wait. */
export interface UnsentNoun {
  /** Tells it from others. */
  name: string;
  /** How many of it, in words. */
  count: (input: { count: number }) => string;
}

/** How the writes of a noun are told while they wait, in the `unsent-label.ts` of its screen's folder. */
export interface Unsent<Write = unknown> {
  /** How the keys of these writes begin. */
  key: QueryKey;
  nounOf(write: Write): UnsentNoun;
  /** How many one write stands for; one unless it says otherwise. */
  amountOf?(write: Write): number;
}

/** A note is one, whether it was written beside the meals or on the screen of notes. */
export const note: UnsentNoun = { name: "note", count: m.offline_notes };
