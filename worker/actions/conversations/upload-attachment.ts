import type { StoredAttachment } from "../../../domain/contract/conversations/conversation.ts";
import {
  attachmentHeadBytes,
  attachmentType,
  type FileRoom,
} from "../../../domain/conversations/attachments.ts";
import {
  type AttachmentKind,
  attachmentBytes,
} from "../../../domain/conversations/conversation.ts";
import { type FieldCode, MiranError } from "../../../domain/errors.ts";
import { attachmentKey } from "../../data/conversations/attachments.ts";
import type { ConversationScope } from "../../data/conversations/conversation-scope.ts";
import { arriving, drain } from "../../files/arriving.ts";
import { blankPicture } from "../../files/blank-picture.ts";
import { peekStream } from "../../files/peek-stream.ts";
import type { Platform } from "../../platform.ts";

interface AttachmentUpload {
  fileId: string;
  kind: AttachmentKind;
  /** What the request says that it brings, in bytes. */
  length: number;
  body: ReadableStream<Uint8Array> | null;
}

/**
 * Stores a file for a message to show. The conversation expects it before it is stored, so that
 * nothing can arrive that it would not sweep. The same file again changes nothing and answers the
 * same.
 */
export async function uploadAttachment(
  platform: Platform,
  { scope: { traineeId }, side }: ConversationScope,
  { fileId, kind, length, body }: AttachmentUpload,
): Promise<StoredAttachment> {
  if (length > attachmentBytes[kind]) throw new MiranError("payload_too_large");
  if (length < 1 || !body) throw refused("required");
  const { head, rest } = await peekStream(body, Math.min(length, attachmentHeadBytes));
  const type = attachmentType(kind, head);
  if (type === undefined) return refuse(rest, refused(wrongKind[kind]));
  const content = kind === "image" ? await blanked(rest, type, length) : rest;
  const file = { id: fileId, kind, bytes: length };
  const room = await platform.live.expectFile({ traineeId, side }, file);
  if (room !== "free") return refuse(content, noRoom[room]());
  const key = attachmentKey(traineeId, fileId);
  const known = await platform.files.find(key);
  if (known) await drain(content);
  else await platform.files.put(key, { size: length, contentType: type, notes: { kind } }, content);
  const noted = await platform.live.noteFile(traineeId, fileId);
  if (noted) return { fileId, bytes: length, type: known?.contentType ?? type };
  await platform.files.erase([key]);
  throw new MiranError("not_found");
}

/** A picture without what it tells besides itself; a file is handed on as it came, on purpose. */
async function blanked(
  body: ReadableStream<Uint8Array>,
  type: string,
  length: number,
): Promise<ReadableStream<Uint8Array>> {
  const bytes = new Uint8Array(await arriving(new Response(body).arrayBuffer()));
  if (bytes.length !== length) throw new MiranError("upload_incomplete");
  if (!blankPicture(type, bytes)) throw refused("not_a_picture");
  return new Response(bytes).body ?? body;
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

const refused = (code: FieldCode) =>
  new MiranError("invalid_request", { fields: { file: { code } } });

/** Refuses a file once all of it was read: who still sends would see a broken connection instead. */
async function refuse(rest: ReadableStream<Uint8Array>, problem: MiranError): Promise<never> {
  await drain(rest);
  throw problem;
}
