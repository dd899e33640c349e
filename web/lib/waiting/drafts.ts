import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { readItem, writeItem } from "../local-items.ts";
import { privateKey } from "../session/private-storage.ts";
import { getWho } from "../session/session.ts";
import { copyDraft, type Drafts, restoreDrafts } from "./draft-copies.ts";

/*
 * Unsent input, stored on this device until it is sent, independent of the screen.
 */

/** Drafts of a killed browser, known shortly after the page's first read. */
const draftsRestored = restoreDrafts();

interface DraftOptions {
  /** Maximum age of an untouched draft. */
  days: number;
  /** Whether sign-out deletes the drafts. */
  untilSignOut?: boolean;
}

export interface DraftStore<Draft> {
  read(id: string): Draft | undefined;
  /** All drafts, oldest first; the identical list without changes. */
  readAll(): readonly Draft[];
  /** Stores a draft; undefined deletes it. */
  keep(id: string, draft: Draft | undefined): void;
  subscribe(listener: () => void): () => void;
}

/** The parsed value of a key of local storage. */
interface Known<Draft> {
  key: string;
  stored: string | null;
  drafts: Drafts<Draft>;
  all: readonly Draft[];
}

function knownAs<Draft>(key: string, stored: string | null, drafts: Drafts<Draft>): Known<Draft> {
  const byAge = Object.values(drafts).toSorted((one, other) => one.at - other.at);
  return { key, stored, drafts, all: byAge.map(({ draft }) => draft as Draft) };
}

/** The drafts of a noun, by id. */
export function draftStore<Draft>(
  noun: string,
  { days, untilSignOut = false }: DraftOptions,
): DraftStore<Draft> {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  void draftsRestored.then(tell);
  let known: Known<Draft> | undefined;

  const storageKey = () =>
    untilSignOut ? privateKey(`${noun}-drafts`) : `${noun}-drafts:${getWho()?.id ?? ""}`;

  // The same stored text gives the identical value, because React compares by identity.
  const readAll = (): Known<Draft> => {
    const key = storageKey();
    const stored = readItem(key);
    if (known?.key !== key || known.stored !== stored) {
      known = knownAs(key, stored, youngerThan<Draft>(days, stored));
    }
    return known;
  };

  return {
    read: (id) => readAll().drafts[id]?.draft,
    readAll: () => readAll().all,
    keep(id, draft) {
      // A page being left after sign-out stores nothing.
      if (!getWho()) return;
      const { [id]: before, ...others } = readAll().drafts;
      if (!before && draft === undefined) return;
      const at = Date.now();
      const drafts = draft === undefined ? others : { ...others, [id]: { at, draft } };
      const key = storageKey();
      copyDraft(key, id, draft === undefined ? { at } : { at, draft });
      writeItem(key, Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : undefined);
      known = knownAs(key, readItem(key), drafts);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The draft of an id, with its changes. */
export function useDraft<Draft>({ read, subscribe }: DraftStore<Draft>, id: string) {
  return useSyncExternalStore(subscribe, () => read(id));
}

/** A text that starts with its draft; a killed browser's draft may come shortly after. */
export function useBegunText(read: () => string) {
  const typed = useState(read);
  const [, setText] = typed;
  const fill = useEffectEvent(() => setText((text) => text || read()));
  useEffect(() => {
    let isShown = true;
    void draftsRestored.then(() => isShown && fill());
    return () => {
      isShown = false;
    };
  }, []);
  return typed;
}

function youngerThan<Draft>(days: number, stored: string | null): Drafts<Draft> {
  try {
    const drafts = JSON.parse(stored ?? "{}") as Drafts<Draft>;
    const oldest = Date.now() - days * 86_400_000;
    return Object.fromEntries(Object.entries(drafts).filter(([, { at }]) => at > oldest));
  } catch {
    return {};
  }
}
