import type { Message } from "../../../domain/contract/conversations/conversation.ts";
import { messagePage } from "../../../domain/conversations/conversation.ts";
import { myDataFiles, namedByType } from "../../../domain/copies/my-data.ts";
import { attachmentKey } from "../../data/conversations/attachments.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { fileNameOf } from "./archived-messages.ts";

/** One file of the archive; its content is read when its turn has come. */
interface ArchivedFile {
  name: string;
  lastModified: Date;
  input: ReadableStream<Uint8Array>;
}

/** Which files the archive holds, and which of them are in the store no more. */
export class CollectedFiles {
  readonly missing: string[] = [];
  readonly #names = new Map<string, string>();

  /** The name in the archive of what lies under a key. */
  nameOf(key: string): string | null {
    return this.#names.get(key) ?? null;
  }

  /** Opens a file for the archive, once; nothing comes of one that is gone, or was there before. */
  async *open(platform: Platform, key: string, name: string): AsyncGenerator<ArchivedFile> {
    if (this.#names.has(key) || this.missing.includes(name)) return;
    const found = await platform.files.open(key);
    if (!found) {
      this.missing.push(name);
      return;
    }
    const full = found.contentType.startsWith("application/")
      ? name
      : namedByType(name, found.contentType);
    this.#names.set(key, full);
    yield { name: full, lastModified: new Date(found.modifiedAt), input: found.content };
  }
}

/** A trainee's photo, and every file that a message of their conversation shows, one by one. */
export async function* collectMyFiles(
  platform: Platform,
  { traineeId }: TraineeScope,
  { photoKey, files }: { photoKey: string | null; files: CollectedFiles },
): AsyncGenerator<ArchivedFile> {
  if (photoKey) yield* files.open(platform, photoKey, `${myDataFiles.pictures}/photo`);
  for await (const messages of conversationPages(platform, traineeId)) {
    for (const message of messages) {
      const { body } = message;
      if (!("fileId" in body)) continue;
      yield* files.open(
        platform,
        attachmentKey(traineeId, body.fileId),
        `${myDataFiles.conversation}/${fileNameOf(message)}`,
      );
    }
  }
}

/** Everything that was said, from the beginning, page by page. */
export async function* conversationPages(
  { live }: Platform,
  traineeId: string,
): AsyncGenerator<Message[]> {
  let since = 0;
  for (let more = true; more; ) {
    const page = await live.listMessages(traineeId, { since, limit: messagePage.most });
    if (page.messages.length > 0) yield page.messages;
    since = page.messages.at(-1)?.seq ?? since;
    more = page.more && page.messages.length > 0;
  }
}
