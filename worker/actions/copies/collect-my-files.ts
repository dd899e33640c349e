import type { Message } from "../../../domain/contract/conversations/conversation.ts";
import { messagePage } from "../../../domain/conversations/conversation.ts";
import {
  answerRecordingName,
  myDataFiles,
  namedByType,
  progressPhotoName,
} from "../../../domain/copies/my-data.ts";
import { attachmentKey } from "../../data/conversations/attachments.ts";
import type { CopiedPhoto, CopiedRecording } from "../../data/copies/copied-people.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { fileNameOf } from "./archived-messages.ts";

/** One file of the archive; its content is read in its turn. */
interface ArchivedFile {
  name: string;
  lastModified: Date;
  input: ReadableStream<Uint8Array>;
}

/** The files in the archive, and those missing from the store. */
export class CollectedFiles {
  readonly missing: string[] = [];
  readonly #names = new Map<string, string>();

  /** The name of a key's file in the archive. */
  nameOf(key: string): string | null {
    return this.#names.get(key) ?? null;
  }

  /** Opens a file for the archive, once; yields nothing for a missing or repeated one. */
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

interface Pictures {
  photoKey: string | null;
  /** Keys of the photos of labels. */
  labelPhotos: readonly string[];
  progressPhotos: readonly CopiedPhoto[];
  recordings: readonly CopiedRecording[];
}

/** A trainee's photo, those of labels and of the body, spoken answers, and the files of their messages, one by one. */
export async function* collectMyFiles(
  platform: Platform,
  { traineeId }: TraineeScope,
  {
    photoKey,
    labelPhotos,
    progressPhotos,
    recordings,
    files,
  }: Pictures & { files: CollectedFiles },
): AsyncGenerator<ArchivedFile> {
  if (photoKey) yield* files.open(platform, photoKey, `${myDataFiles.pictures}/photo`);
  for (const [at, key] of labelPhotos.entries()) {
    yield* files.open(platform, key, `${myDataFiles.pictures}/label-${at + 1}`);
  }
  for (const photo of progressPhotos) {
    yield* files.open(platform, photo.key, `${myDataFiles.pictures}/${progressPhotoName(photo)}`);
  }
  for (const recording of recordings) {
    yield* files.open(platform, recording.key, answerRecordingName(recording));
  }
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

/** All messages from the beginning, page by page. */
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
