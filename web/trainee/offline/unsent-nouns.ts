import type { QueryKey } from "@tanstack/react-query";
import { m } from "../../paraglide/messages.js";

/** The noun of waiting writes. */
export interface UnsentNoun {
  /** Unique among the nouns. */
  name: string;
  /** The noun with a number, in words. */
  count: (input: { count: number }) => string;
}

/** A thing that a write changes, by its name. */
interface UnsentThing {
  name: string;
  /** What becomes of it, instead of the noun. */
  what?: string;
}

/** The labels of several nouns' waiting writes, in the `unsent-label.ts` of their screen's folder. */
export interface Unsent<Write = unknown> {
  /** The prefix of the writes' keys. */
  key: QueryKey;
  nounOf(write: Write): UnsentNoun;
  /** The number of things in a write; 1 by default. */
  amountOf?(write: Write): number;
  /** The changed thing; undefined for a write of an earlier build, which has no name. */
  thingOf?(write: Write): UnsentThing | undefined;
}

/** A note from the meals and one from the screen of notes are the same noun. */
export const note: UnsentNoun = { name: "notes", count: m.waiting_notes };
