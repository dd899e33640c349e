import { attachmentKey } from "../../data/conversations/attachments.ts";
import type { FileAnswer, FileRequest } from "../../files/open-file.ts";
import type { StoredFile } from "../../platform/stores.ts";
import type { Platform } from "../../platform.ts";
import { readAttachmentTicket } from "../../tokens/attachment-ticket.ts";
import { openStoredFile } from "../accounts/open-stored-file.ts";

interface ShowRequest extends FileRequest {
  traineeId: string;
  fileId: string;
  ticket: string;
}

/** Opens an attachment for the holder of a ticket to its conversation, while the session is alive. */
export async function showAttachment(
  platform: Platform,
  { traineeId, fileId, ticket, ...request }: ShowRequest,
): Promise<FileAnswer<StoredFile>> {
  const holder = await readAttachmentTicket(platform, ticket, traineeId);
  return openStoredFile(platform, attachmentKey(traineeId, fileId), { ...request, holder });
}
