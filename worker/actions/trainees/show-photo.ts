import { photoKey } from "../../data/trainees/photo.ts";
import type { FileAnswer, FileRequest } from "../../files/open-file.ts";
import type { Platform, StoredFile } from "../../platform.ts";
import { readPhotoTicket } from "../../tokens/photo-ticket.ts";
import { openStoredFile } from "../open-stored-file.ts";

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
  return openStoredFile(platform, photoKey(traineeId, photoId), { ...request, holder });
}
