import type { WrittenMail } from "../protocol.ts";
import type { PersistedFile } from "./files.ts";
import type { PersistedObject } from "./live-objects.ts";

/** What is known of a demo beside its databases and files. */
export interface PersistedNotes {
  /** The library that it began with. */
  version: string;
  aheadMs: number;
  /** By its own clock: until when everything has happened that happens by itself. */
  ranAt: number;
  sessionKey: Uint8Array;
  jars: Record<"trainee" | "trainer", Map<string, string>>;
  mails: WrittenMail[];
}

/** Of a demo that begins. */
export const newNotes = (version: string): PersistedNotes => ({
  version,
  aheadMs: 0,
  ranAt: Date.now(),
  sessionKey: crypto.getRandomValues(new Uint8Array(48)),
  jars: { trainee: new Map(), trainer: new Map() },
  mails: [],
});

/** A demo as an earlier page left it. */
export interface PersistedState {
  notes: PersistedNotes;
  database: Uint8Array;
  objects: Map<string, PersistedObject>;
  files: Map<string, PersistedFile>;
}

/** Where a demo is kept, by the keys of its parts. */
export interface PersistedStore {
  read(): Promise<Map<string, unknown>>;
  /** Writes all of these or none; what is undefined is no more. */
  write(parts: readonly (readonly [key: string, part: unknown])[]): Promise<void>;
  clear(): Promise<void>;
}

const prefixes = { object: "object/", file: "file/" } as const;
export const keyOf = {
  notes: "notes",
  database: "database",
  object: (name: string) => prefixes.object + name,
  file: (name: string) => prefixes.file + name,
};

/**
 * What is there of this version; undefined where there is nothing, or it cannot be read. What another version
 * left goes, so that nothing of it is taken for this one's later.
 */
export async function readPersisted(
  store: PersistedStore,
  version: string,
): Promise<PersistedState | undefined> {
  const found = await store.read().catch(() => new Map<string, unknown>());
  const notes = found.get(keyOf.notes) as PersistedNotes | undefined;
  const database = found.get(keyOf.database) as Uint8Array | undefined;
  if (notes?.version !== version || !database) {
    await forgetPersisted(store);
    return undefined;
  }
  const named = <Part>(prefix: string) =>
    new Map(
      [...found]
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, part]) => [key.slice(prefix.length), part as Part]),
    );
  return {
    notes,
    database,
    objects: named<PersistedObject>(prefixes.object),
    files: named<PersistedFile>(prefixes.file),
  };
}

/** As far as the browser lets it: one that keeps nothing has nothing to forget. */
export const forgetPersisted = (store: PersistedStore): Promise<void> =>
  store.clear().catch(() => {});
