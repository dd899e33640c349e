import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { readItem, writeItem } from "../local-items.ts";
import { privateKey } from "../session/private-storage.ts";
import { getWho } from "../session/session.ts";
import { copyDraft, type Drafts, restoreDrafts } from "./draft-copies.ts";

/*
 * What was typed and has not been sent: kept on this device until it was, whatever becomes of the
 * screen.
 */

/** What a killed browser left: known a moment after the page's first look at its drafts. */
const draftsRestored = restoreDrafts();

interface DraftOptions {
  /** How long an untouched draft is kept. */
  days: number;
  /** Whether signing out forgets the drafts. */
  untilSignOut?: boolean;
}

export interface DraftStore<Draft> {
  read(id: string): Draft | undefined;
  /** All of them, the oldest first; the very same list as long as nothing changes. */
  readAll(): readonly Draft[];
  /** Keeps what is typed; undefined forgets it. */
  keep(id: string, draft: Draft | undefined): void;
  subscribe(listener: () => void): () => void;
}

/** What a key of local storage was read as. */
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

/** The drafts of a noun, each by its own id. */
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

  // As long as the storage says the same, so is what is read: React compares by identity.
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
      // A page that is being left after signing out keeps nothing any more.
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

/** What is typed under an id, as it changes. */
export function useDraft<Draft>({ read, subscribe }: DraftStore<Draft>, id: string) {
  return useSyncExternalStore(subscribe, () => read(id));
}

/** A text that begins with what was typed before; what a killed browser left may come a moment later. */
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
