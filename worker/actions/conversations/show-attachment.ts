import { MiranError } from "../../../domain/errors.ts";
import { proveSession } from "../../data/accounts/sessions.ts";
import { attachmentKey } from "../../data/conversations/attachments.ts";
import { type FileAnswer, type FileRequest, openFile } from "../../files/open-file.ts";
import type { Platform, StoredFile } from "../../platform.ts";
import { readAttachmentTicket } from "../../tokens/attachment-ticket.ts";

interface ShowRequest extends FileRequest {
  traineeId: string;
  fileId: string;
  ticket: string;
}

/** Opens an attachment for whoever holds a ticket to its conversation while the session lives. */
export async function showAttachment(
  platform: Platform,
  { traineeId, fileId, ticket, ...request }: ShowRequest,
): Promise<FileAnswer<StoredFile>> {
  const holder = await readAttachmentTicket(platform, ticket, traineeId);
  if (!holder) throw new MiranError("unauthenticated");
  const key = attachmentKey(traineeId, fileId);
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
