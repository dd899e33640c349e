import type { StorageUse } from "../../../domain/contract/plumbing/storage.ts";
import { pagesInCount, type StorageCount, withFiles } from "../../../domain/plumbing/storage.ts";
import { getStorageCount, getStorageUse, putStorageCount } from "../../data/plumbing/storage.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";

/** Pages of files that a person waits for before the first count. */
const pagesAtFirst = 3;

/**
 * Counts the files of the store from the end of the last count, a limited number of pages a run. A large store
 * takes several nights. Safe to run twice at once.
 */
export async function countStorage(
  { database, files, now }: Platform,
  pages = pagesInCount,
): Promise<StorageCount> {
  const count = await getStorageCount(database);
  let part = count.part;
  for (let page = 0; page < pages; page++) {
    const { found, more } = await files.list(part?.after);
    const amounts = withFiles(part?.files, found);
    const last = found.at(-1);
    if (!more || !last) {
      const whole = { whole: { at: now(), files: amounts }, part: null };
      await putStorageCount(database, whole, now());
      return whole;
    }
    part = { after: last.key, files: amounts };
  }
  const soFar = { ...count, part };
  await putStorageCount(database, soFar, now());
  return soFar;
}

/** The storage in use. Files are counted every night; only before the first count a person waits. */
export async function readStorageUse(platform: Platform, scope: TrainerScope): Promise<StorageUse> {
  const { count, databaseBytes: database } = await getStorageUse(scope);
  const { whole } = count.whole ? count : await countStorage(platform, pagesAtFirst);
  return { database, files: whole && { countedAt: whole.at, amounts: whole.files } };
}
