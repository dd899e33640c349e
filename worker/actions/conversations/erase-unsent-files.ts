import { attachmentKey } from "../../data/conversations/attachments.ts";
import type { Platform } from "../../platform.ts";

/** Erases files of a conversation without a message. */
export async function eraseUnsentFiles(
  platform: Platform,
  { traineeId, fileIds }: { traineeId: string; fileIds: readonly string[] },
): Promise<void> {
  const files = fileIds.length;
  try {
    await platform.files.erase(fileIds.map((fileId) => attachmentKey(traineeId, fileId)));
  } catch (cause) {
    const event = "unsent_files_not_erased";
    platform.log({ level: "warn", event, traineeId, files, error: String(cause) });
    throw cause;
  }
  platform.log({ level: "info", event: "unsent_files_erased", traineeId, files });
}
