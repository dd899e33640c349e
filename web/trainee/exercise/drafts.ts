import { useSyncExternalStore } from "react";
import type { PerformedSet } from "../../../domain/activity/performed-sets.ts";
import { parseNumber } from "../../../domain/numerals.ts";
import { getWho } from "../../lib/session.ts";

/*
 * What was typed of a set and has not reached the trainer: kept on this device until it is stored,
 * whatever becomes of the screen.
 */

/** As typed. */
export interface TypedSet {
  reps: string;
  weight: string;
}

export type ItemDraft = Readonly<Record<number, TypedSet>>;

interface Kept {
  at: number;
  sets: ItemDraft;
}

const keptForMs = 30 * 86_400_000;
const nothing: ItemDraft = {};
const listeners = new Set<() => void>();
let known: { key: string; drafts: Record<string, Kept> } | undefined;

const storageKey = () => `exercise-drafts:${getWho()?.id ?? ""}`;

function read(): Record<string, Kept> {
  const key = storageKey();
  if (known?.key !== key) known = { key, drafts: load(key) };
  return known.drafts;
}

function load(key: string): Record<string, Kept> {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, Kept>;
    const oldest = Date.now() - keptForMs;
    return Object.fromEntries(Object.entries(stored).filter(([, { at }]) => at > oldest));
  } catch {
    return {};
  }
}

function keep(itemId: string, sets: ItemDraft): void {
  const { [itemId]: _, ...others } = read();
  const drafts =
    Object.keys(sets).length > 0 ? { ...others, [itemId]: { at: Date.now(), sets } } : others;
  known = { key: storageKey(), drafts };
  try {
    localStorage.setItem(storageKey(), JSON.stringify(drafts));
  } catch {
    // Storage may be full or refused; the draft then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

const draftOf = (itemId: string): ItemDraft => read()[itemId]?.sets ?? nothing;

/** Keeps what is typed for a set; undefined forgets it. */
export function draftSet(itemId: string, setNumber: number, typed: TypedSet | undefined): void {
  const { [setNumber]: _, ...others } = draftOf(itemId);
  keep(itemId, typed ? { ...others, [setNumber]: typed } : others);
}

/** Whether a typed set says what was performed. */
export function isSame(typed: TypedSet, set: PerformedSet): boolean {
  const weight = typed.weight.trim() === "" ? null : parseNumber(typed.weight);
  return parseNumber(typed.reps) === set.reps && weight === set.weight;
}

/** Forgets the drafts that the server has now. */
export function forgetStored(itemId: string, stored: readonly PerformedSet[]): void {
  const draft = draftOf(itemId);
  const left = Object.entries(draft).filter(
    ([number, typed]) =>
      !stored.some((set) => set.setNumber === Number(number) && isSame(typed, set)),
  );
  if (left.length < Object.keys(draft).length) keep(itemId, Object.fromEntries(left));
}

/** What is typed for an item's sets. */
export function useItemDraft(itemId: string): ItemDraft {
  return useSyncExternalStore(subscribe, () => draftOf(itemId));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
