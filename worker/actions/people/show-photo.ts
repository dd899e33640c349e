import { trainerPhotoKey } from "../../data/accounts/trainer-photo.ts";
import { photoKey } from "../../data/people/photo.ts";
import type { FileAnswer, FileRequest } from "../../files/open-file.ts";
import type { StoredFile } from "../../platform/stores.ts";
import type { Platform } from "../../platform.ts";
import { readPhotoTicket } from "../../tokens/photo-ticket.ts";
import { openStoredFile } from "../accounts/open-stored-file.ts";

interface PhotoRequest extends FileRequest {
  /** The trainee; without one it is the trainer's photo. */
  traineeId?: string;
  photoId: string;
  ticket: string;
}

/** Opens a photo for the holder of a ticket, while the session is alive. */
export async function showPhoto(
  platform: Platform,
  { traineeId, photoId, ticket, ...request }: PhotoRequest,
): Promise<FileAnswer<StoredFile>> {
  const holder = await readPhotoTicket(platform, ticket, traineeId);
  const key = traineeId === undefined ? trainerPhotoKey(photoId) : photoKey(traineeId, photoId);
  return openStoredFile(platform, key, { ...request, holder });
}
