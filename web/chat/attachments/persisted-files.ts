import { del, get, set } from "idb-keyval";
import { deviceStore } from "../../lib/waiting/device-store.ts";

/*
 * The bytes of attachments without an upload yet. They outlive the page, so that a later one can send a waiting
 * message. If the browser refuses storage, they last as long as the page.
 */

const store = deviceStore("miran-chat", "files", { strict: true });
const inMemory = new Map<string, Blob>();
const urls = new Map<string, string>();

export async function persistFile(fileId: string, blob: Blob): Promise<void> {
  inMemory.set(fileId, blob);
  await set(fileId, blob, store).catch(() => {});
}

export async function persistedFile(fileId: string): Promise<Blob | undefined> {
  const known = inMemory.get(fileId);
  if (known) return known;
  const blob = await get<Blob>(fileId, store).catch(() => undefined);
  if (blob) inMemory.set(fileId, blob);
  return blob;
}

/** Deletes an uploaded or discarded file; a shown one stays visible. */
export async function forgetFile(fileId: string): Promise<void> {
  inMemory.delete(fileId);
  await del(fileId, store).catch(() => {});
}

/** The local address of a file that this page sends or sent. */
export function localUrl(fileId: string): string | undefined {
  const known = urls.get(fileId);
  const blob = known === undefined ? inMemory.get(fileId) : undefined;
  if (!blob) return known;
  const url = URL.createObjectURL(blob);
  urls.set(fileId, url);
  return url;
}
