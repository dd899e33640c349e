import { readItem, writeItem } from "../../lib/local-items.ts";
import { privateKey } from "../../lib/session/private-storage.ts";

/*
 * The days that a person has made up: on this phone alone, deleted at sign-out. No server knows the number.
 */

const name = "made-up-days";

/** The days made up so far. */
export function readMadeUp(): number {
  const stored = Number(readItem(privateKey(name)));
  return Number.isInteger(stored) && stored > 0 ? stored : 0;
}

/** Stores them; 0 deletes the number. */
export const writeMadeUp = (days: number): void =>
  writeItem(privateKey(name), days > 0 ? String(days) : undefined);
