import type { MutationKey } from "@tanstack/react-query";
import type { ApiError } from "./api-error.ts";
import { waitingKey } from "./waiting-writes.ts";

/*
 * Each write has a place of its own in local storage. Windows read and write it at the same time, each seeing
 * what the others did a moment late: a list of all would lose what one of them added meanwhile.
 */

/** A write as this device keeps it until the server has it. */
export interface KeptWrite {
  key: MutationKey;
  variables: { id: string };
  /** Why it was set aside: it is sent again only when its owner says so. */
  aside?: ApiError["code"];
}

/** With when it was made, so that they go out in order. */
type Stored = KeptWrite & { at: number };

const placeOf = (accountId: string, id: string) => `${waitingKey(accountId)}:${id}`;

function readPlace(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null");
  } catch {
    return null;
  }
}

/** All of an account's, in the order in which they were made. */
export function readWrites(accountId: string): KeptWrite[] {
  try {
    splitList(accountId);
    return Object.keys(localStorage)
      .filter((place) => place.startsWith(placeOf(accountId, "")))
      .flatMap((place) => (readPlace(place) as Stored | null) ?? [])
      .toSorted((one, other) => one.at - other.at);
  } catch {
    // Storage that is refused holds nothing.
    return [];
  }
}

let lastMade = 0;

/**
 * Keeps a write, in its place where it is kept already.
 * @returns false on a device that has no room or refuses: it then waits as long as the page
 */
export function keepWrite(accountId: string, write: KeptWrite): boolean {
  const place = placeOf(accountId, write.variables.id);
  const known = readPlace(place) as Stored | null;
  if (known && known.aside === write.aside) return true;
  lastMade = Math.max(lastMade + 1, Date.now());
  try {
    localStorage.setItem(place, JSON.stringify({ ...write, at: known?.at ?? lastMade }));
    return true;
  } catch {
    return false;
  }
}

export function forgetWrite(accountId: string, id: string): void {
  try {
    localStorage.removeItem(placeOf(accountId, id));
  } catch {
    // Storage that is refused holds nothing.
  }
}

/** Builds before kept all in one list; what finds no room of its own stays in it. */
function splitList(accountId: string): void {
  const list = readPlace(waitingKey(accountId)) as KeptWrite[] | null;
  if (!Array.isArray(list)) return;
  localStorage.removeItem(waitingKey(accountId));
  for (const write of list) keepWrite(accountId, write);
  const left = list.filter(({ variables }) => !readPlace(placeOf(accountId, variables.id)));
  if (left.length > 0) localStorage.setItem(waitingKey(accountId), JSON.stringify(left));
}
