import type { StoredAttachment } from "../../../domain/contract/conversations/conversation.ts";
import { attachmentType, type FileRoom } from "../../../domain/conversations/attachments.ts";
import {
  type AttachmentKind,
  attachmentBytes,
} from "../../../domain/conversations/conversation.ts";
import { type FieldCode, MiranError } from "../../../domain/errors.ts";
import { headBytes } from "../../../domain/first-bytes.ts";
import { attachmentKey } from "../../data/conversations/attachments.ts";
import type { ConversationScope } from "../../data/conversations/conversation-scope.ts";
import { drain, refuseArriving, refusedFile } from "../../files/arriving.ts";
import { blankArriving } from "../../files/blank-arriving.ts";
import { peekStream } from "../../files/peek-stream.ts";
import type { Platform } from "../../platform.ts";

interface AttachmentUpload {
  fileId: string;
  kind: AttachmentKind;
  /** The length that the request states, in bytes. */
  length: number;
  body: ReadableStream<Uint8Array> | null;
}

/**
 * Stores a file for a message. The conversation expects it first, so that every stored file can be swept. A
 * repetition changes nothing and has the same response.
 */
export async function uploadAttachment(
  platform: Platform,
  { scope: { traineeId }, side }: ConversationScope,
  { fileId, kind, length, body }: AttachmentUpload,
): Promise<StoredAttachment> {
  if (length > attachmentBytes[kind]) throw new MiranError("payload_too_large");
  if (length < 1 || !body) throw refusedFile({ code: "required" });
  const { head, rest } = await peekStream(body, Math.min(length, headBytes));
  const type = attachmentType(kind, head);
  if (type === undefined) return refuseArriving(rest, refusedFile({ code: wrongKind[kind] }));
  // Other files stay as sent, on purpose.
  const content = kind === "image" ? await blankArriving(rest, type, length) : rest;
  const file = { id: fileId, kind, bytes: length };
  const room = await platform.live.expectFile({ traineeId, side }, file);
  if (room !== "free") return refuseArriving(content, noRoom[room]());
  const key = attachmentKey(traineeId, fileId);
  const known = await platform.files.find(key);
  if (known) await drain(content);
  else await platform.files.put(key, { size: length, contentType: type, notes: { kind } }, content);
  const noted = await platform.live.noteFile(traineeId, fileId);
  if (noted) return { fileId, bytes: length, type: known?.contentType ?? type };
  await platform.files.erase([key]);
  throw new MiranError("not_found");
}

const wrongKind: Record<AttachmentKind, FieldCode> = {
  image: "not_a_picture",
  voice: "not_a_recording",
  file: "invalid",
};

const secondsToLeave = 5;

const noRoom: Record<Exclude<FileRoom, "free">, () => MiranError> = {
  full: () => new MiranError("too_many_unsent_files"),
  taken: () => new MiranError("conflict"),
  leaving: () => new MiranError("unavailable", { retryAfter: secondsToLeave }),
  gone: () => new MiranError("not_found"),
};
