import { MiranError } from "../../../domain/errors.ts";
import { proveSession } from "../../data/accounts/sessions.ts";
import { type FileAnswer, type FileRequest, openFile } from "../../files/open-file.ts";
import type { StoredFile } from "../../platform/stores.ts";
import type { Platform } from "../../platform.ts";

/** Opens the file of a key for the holder of a ticket, while the ticket's session is alive. */
export async function openStoredFile(
  platform: Platform,
  key: string,
  { holder, ...request }: FileRequest & { holder: { sessionId: string } | undefined },
): Promise<FileAnswer<StoredFile>> {
  if (!holder) throw new MiranError("unauthenticated");
  const [, file] = await Promise.all([
    proveSession(platform.database, { id: holder.sessionId, now: platform.now() }),
    platform.files.find(key),
  ]);
  return openFound(platform, key, file, request);
}

/** Opens a looked up file of the store, whose reader is proven. */
export function openFound(
  { files }: Platform,
  key: string,
  file: StoredFile | undefined,
  request: FileRequest,
): Promise<FileAnswer<StoredFile>> {
  if (!file) throw new MiranError("not_found");
  return openFile(file, request, {
    read: (range) => files.read(key, range),
    exists: () => Promise.resolve(true),
  });
}
