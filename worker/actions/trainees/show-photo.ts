import { MiranError } from "../../../domain/errors.ts";
import { proveSession } from "../../data/accounts/sessions.ts";
import { photoKey } from "../../data/trainees/photo.ts";
import { type FileAnswer, type FileRequest, openFile } from "../../files/open-file.ts";
import type { Platform, StoredFile } from "../../platform.ts";
import { readPhotoTicket } from "../../tokens/photo-ticket.ts";

interface PhotoRequest extends FileRequest {
  traineeId: string;
  photoId: string;
  ticket: string;
}

/** Opens a photo for whoever holds a ticket to its trainee's while the session lives. */
export async function showPhoto(
  platform: Platform,
  { traineeId, photoId, ticket, ...request }: PhotoRequest,
): Promise<FileAnswer<StoredFile>> {
  const holder = await readPhotoTicket(platform, ticket, traineeId);
  if (!holder) throw new MiranError("unauthenticated");
  const key = photoKey(traineeId, photoId);
  const [, file] = await Promise.all([
    proveSession(platform.database, { id: holder.sessionId, now: platform.now() }),
    platform.files.find(key),
  ]);
  if (!file) throw new MiranError("not_found");
  return openFile(file, request, {
    read: (range) => platform.files.read(key, range),
    exists: () => Promise.resolve(true),
  });
}
