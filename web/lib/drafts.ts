import { useSyncExternalStore } from "react";
import { privateKey } from "./private-storage.ts";
import { getWho } from "./session.ts";

/*
 * What was typed and has not been sent: kept on this device until it was, whatever becomes of the
 * screen.
 */

interface Kept<Draft> {
  at: number;
  draft: Draft;
}

type Drafts<Draft> = Readonly<Record<string, Kept<Draft>>>;

interface DraftOptions {
  /** How long an untouched draft is kept. */
  days: number;
  /** Whether signing out forgets the drafts. */
  untilSignOut?: boolean;
}

export interface DraftStore<Draft> {
  read(id: string): Draft | undefined;
  /** Keeps what is typed; undefined forgets it. */
  keep(id: string, draft: Draft | undefined): void;
  subscribe(listener: () => void): () => void;
}

/** The drafts of a noun, each by its own id. */
export function draftStore<Draft>(
  noun: string,
  { days, untilSignOut = false }: DraftOptions,
): DraftStore<Draft> {
  const listeners = new Set<() => void>();
  let known: { key: string; stored: string | null; drafts: Drafts<Draft> } | undefined;

  const storageKey = () =>
    untilSignOut ? privateKey(`${noun}-drafts`) : `${noun}-drafts:${getWho()?.id ?? ""}`;

  // As long as the storage says the same, so is what is read: React compares by identity.
  const readAll = (): Drafts<Draft> => {
    const key = storageKey();
    const stored = readItem(key);
    if (known?.key !== key || known.stored !== stored) {
      known = { key, stored, drafts: youngerThan<Draft>(days, stored) };
    }
    return known.drafts;
  };

  return {
    read: (id) => readAll()[id]?.draft,
    keep(id, draft) {
      // A page that is being left after signing out keeps nothing any more.
      if (!getWho()) return;
      const { [id]: before, ...others } = readAll();
      if (!before && draft === undefined) return;
      const drafts = draft === undefined ? others : { ...others, [id]: { at: Date.now(), draft } };
      const key = storageKey();
      writeItem(key, Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : undefined);
      known = { key, stored: readItem(key), drafts };
      for (const listener of listeners) listener();
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

function youngerThan<Draft>(days: number, stored: string | null): Drafts<Draft> {
  try {
    const drafts = JSON.parse(stored ?? "{}") as Drafts<Draft>;
    const oldest = Date.now() - days * 86_400_000;
    return Object.fromEntries(Object.entries(drafts).filter(([, { at }]) => at > oldest));
  } catch {
    return {};
  }
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeItem(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage may be full or refused; the draft then lasts as long as the page.
  }
}
