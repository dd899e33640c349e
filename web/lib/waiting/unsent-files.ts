import { del, get, promisifyRequest, set } from "idb-keyval";
import { deviceStore } from "./device-store.ts";
import { readWrites } from "./persisted-writes.ts";

/** Bytes of unsent files by id. They outlive the page, so that a later one can send them. */
interface KeptFiles {
  /** @returns whether it outlives the page */
  keep(id: string, blob: Blob): Promise<boolean>;
  read(id: string): Promise<Blob | undefined>;
  /** Deletes a sent or discarded file; a shown one stays visible. */
  forget(id: string): Promise<void>;
  /** Deletes the files of other ids. */
  forgetAllBut(ids: ReadonlySet<string>): Promise<void>;
  /** The local address of a file that this page keeps or kept. */
  addressOf(id: string): string | undefined;
}

/** If the browser refuses storage, the files last as long as the page. */
function keptFiles(database: string): KeptFiles {
  const store = deviceStore(database, "files", { strict: true });
  const inMemory = new Map<string, Blob>();
  const addresses = new Map<string, string>();
  return {
    async keep(id, blob) {
      inMemory.set(id, blob);
      return set(id, blob, store).then(
        () => true,
        () => false,
      );
    },
    async read(id) {
      const known = inMemory.get(id);
      if (known) return known;
      const blob = await get<Blob>(id, store).catch(() => undefined);
      if (blob) inMemory.set(id, blob);
      return blob;
    },
    async forget(id) {
      inMemory.delete(id);
      await del(id, store).catch(() => {});
    },
    async forgetAllBut(ids) {
      for (const id of inMemory.keys()) if (!ids.has(id)) inMemory.delete(id);
      const deleteOthers = async (files: IDBObjectStore) => {
        const known = await promisifyRequest(files.getAllKeys());
        for (const id of known) if (!ids.has(String(id))) files.delete(id);
        await promisifyRequest(files.transaction);
      };
      // A browser that refuses storage keeps none.
      await store("readwrite", deleteOthers).catch(() => {});
    },
    addressOf(id) {
      const known = addresses.get(id);
      const blob = known === undefined ? inMemory.get(id) : undefined;
      if (!blob) return known;
      const address = URL.createObjectURL(blob);
      addresses.set(id, address);
      return address;
    },
  };
}

/** The bytes of attachments without an upload yet. */
export const unsentFiles: KeptFiles = keptFiles("miran-chat");

/** The bytes of check-ins' drafts, photos and recordings, until they are sent; deleted at sign-out. */
export const draftFiles: KeptFiles = keptFiles("miran-photos");

/** Deletes them from this device, except those without which a waiting write of the account would be refused. */
export async function forgetDraftFiles(accountId: string): Promise<void> {
  const writes = await readWrites(accountId);
  const files = writes.flatMap(({ variables }) => (variables as WithFiles).files ?? []);
  const needed = files.flatMap(({ id, isNeeded }) => (isNeeded ? [id] : []));
  await draftFiles.forgetAllBut(new Set(needed));
}

interface WithFiles {
  files?: readonly { id: string; isNeeded?: boolean }[];
}
