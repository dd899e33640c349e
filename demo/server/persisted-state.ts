import type { WrittenMail } from "../protocol.ts";
import type { PersistedFile } from "./files.ts";
import type { PersistedObject } from "./live-objects.ts";

/** The state of a demo outside its databases and files. */
export interface PersistedNotes {
  /** The library of its beginning. */
  version: string;
  aheadMs: number;
  /** The instant until which scheduled jobs have run, by the demo's clock. */
  ranAt: number;
  sessionKey: Uint8Array;
  jars: Record<"trainee" | "trainer", Map<string, string>>;
  mails: WrittenMail[];
}

/** The state of a new demo, by the clock that it begins with. */
export const newNotes = (version: string, aheadMs: number): PersistedNotes => ({
  version,
  aheadMs,
  ranAt: Date.now(),
  sessionKey: crypto.getRandomValues(new Uint8Array(48)),
  jars: { trainee: new Map(), trainer: new Map() },
  mails: [],
});

/** A demo as persisted by an earlier page. */
export interface PersistedState {
  notes: PersistedNotes;
  database: Uint8Array;
  objects: Map<string, PersistedObject>;
  files: Map<string, PersistedFile>;
}

/** The store of a demo, by the keys of its parts. */
export interface PersistedStore {
  read(): Promise<Map<string, unknown>>;
  /** Writes all parts or none; undefined deletes a part. */
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
 * The persisted state of this version; undefined if it is missing or unreadable. Parts of another version are deleted,
 * so that they never mix with later ones.
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

/** Never fails: a browser that refuses storage has nothing to delete. */
export const forgetPersisted = (store: PersistedStore): Promise<void> =>
  store.clear().catch(() => {});
