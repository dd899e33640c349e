import type { MutationKey } from "@tanstack/react-query";
import { del, entries, update } from "idb-keyval";
import { itemKeys, readJson, writeItem } from "../local-items.ts";
import type { ApiError } from "../session/api-error.ts";
import { deviceStore } from "./device-store.ts";

/*
 * Each write has its own place. Windows read and write at the same time and see each other's changes late, so a common
 * list would lose writes.
 */

/** A write on this device, until the server has it. */
export interface PersistedWrite {
  key: MutationKey;
  variables: { id: string };
  /** The reason for setting it aside; only its owner sends it again. */
  aside?: ApiError["code"];
}

/** With its time, for the order of sending. */
type Stored = PersistedWrite & { at: number };

const store = deviceStore("miran-writes", "writes", { strict: true });
const placeOf = (accountId: string, id: string) => `${accountId}:${id}`;

/** All writes of an account, in order. */
export async function readWrites(accountId: string): Promise<PersistedWrite[]> {
  const left = await moveOld(accountId);
  // A refused store has no data.
  const all = await entries<string, Stored>(store).catch(() => []);
  const own = all.filter(([place]) => place.startsWith(placeOf(accountId, "")));
  return [...own.map(([, write]) => write), ...left].toSorted((one, other) => one.at - other.at);
}

let lastMade = 0;

/**
 * Stores a write, in its place if it has one.
 * @returns once it is on the disk; false on a full or refusing device, where it waits only as long as the page
 */
export async function persistWrite(
  accountId: string,
  write: PersistedWrite & Partial<Stored>,
): Promise<boolean> {
  lastMade = Math.max(lastMade + 1, Date.now());
  const made = { at: lastMade, ...write };
  const place = placeOf(accountId, write.variables.id);
  try {
    await update<Stored>(place, (known) => ({ ...made, at: known?.at ?? made.at }), store);
  } catch {
    return false;
  }
  tellChange();
  return true;
}

export async function forgetWrite(accountId: string, id: string): Promise<void> {
  writeItem(oldPlace(accountId, id), undefined);
  // A store that is refused holds nothing.
  await del(placeOf(accountId, id), store).catch(() => {});
  tellChange();
}

const listeners = new Set<() => void>();
const windows = new BroadcastChannel("miran-writes");
windows.addEventListener("message", () => tellHere());

function tellHere(): void {
  for (const listener of listeners) listener();
}

function tellChange(): void {
  tellHere();
  windows.postMessage("");
}

/** Subscribes to every change, also in other windows. */
export function onPersistedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const oldPlace = (accountId: string, id?: string) =>
  id === undefined ? `waiting:${accountId}` : `waiting:${accountId}:${id}`;

/**
 * Moves writes of older builds from local storage: in separate places or, still earlier, in one list.
 * @returns writes without room; they stay where they are
 */
async function moveOld(accountId: string): Promise<Stored[]> {
  const left: Stored[] = [];
  for (const place of oldPlaces(accountId)) {
    const writes = readOld(place);
    const moved = await Promise.all(writes.map((write) => persistWrite(accountId, write)));
    if (moved.every(Boolean)) writeItem(place, undefined);
    else left.push(...writes.filter((_, index) => !moved[index]));
  }
  return left;
}

const oldPlaces = (accountId: string) =>
  itemKeys(oldPlace(accountId)).filter(
    (place) => place === oldPlace(accountId) || place.startsWith(oldPlace(accountId, "")),
  );

function readOld(place: string): Stored[] {
  const stored = readJson(place) as Stored | Stored[] | null | undefined;
  return [stored ?? []].flat().map((write, at) => ({ ...write, at: write.at ?? at }));
}
