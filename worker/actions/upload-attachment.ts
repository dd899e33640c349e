import { attachmentHeadBytes, attachmentType } from "../../domain/attachments.ts";
import { type AttachmentKind, attachmentBytes } from "../../domain/chat.ts";
import type { StoredAttachment } from "../../domain/contract/chat.ts";
import { type FieldCode, MiranError } from "../../domain/errors.ts";
import { attachmentKey } from "../data/attachments.ts";
import type { Correspondence } from "../data/correspondence.ts";
import type { Platform } from "../platform.ts";
import { peekStream } from "./peek-stream.ts";

export interface AttachmentUpload {
  fileId: string;
  kind: AttachmentKind;
  /** What the request says that it brings, in bytes. */
  length: number;
  body: ReadableStream<Uint8Array> | null;
}

/**
 * Stores a file for a message to show, and lets the conversation know of it. The same file again
 * changes nothing and answers the same.
 */
export async function uploadAttachment(
  platform: Platform,
  { scope: { traineeId } }: Correspondence,
  { fileId, kind, length, body }: AttachmentUpload,
): Promise<StoredAttachment> {
  if (length > attachmentBytes[kind]) throw new MiranError("payload_too_large");
  if (length < 1 || !body) throw refused("required");
  const key = attachmentKey(traineeId, fileId);
  const known = await platform.files.find(key);
  if (known) await body.pipeTo(new WritableStream());
  if (known && (known.size !== length || known.notes["kind"] !== kind)) {
    throw new MiranError("conflict");
  }
  const type = known?.contentType ?? (await store(platform, key, { kind, length, body }));
  const noted = await platform.live.noteFile(traineeId, { id: fileId, kind, bytes: length });
  if (noted) return { fileId, bytes: length, type };
  await platform.files.eraseAll(key);
  throw new MiranError("not_found");
}

const wrongKind: Record<AttachmentKind, FieldCode> = {
  image: "not_a_picture",
  voice: "not_a_recording",
  file: "invalid",
};

async function store(
  platform: Platform,
  key: string,
  {
    kind,
    length,
    body,
  }: { kind: AttachmentKind; length: number; body: ReadableStream<Uint8Array> },
): Promise<string> {
  const { head, rest } = await peekStream(body, Math.min(length, attachmentHeadBytes));
  const contentType = attachmentType(kind, head);
  if (contentType === undefined) {
    await rest.pipeTo(new WritableStream());
    throw refused(wrongKind[kind]);
  }
  await platform.files.put(key, { size: length, contentType, notes: { kind } }, rest);
  return contentType;
}

const refused = (code: FieldCode) =>
  new MiranError("invalid_request", { fields: { file: { code } } });
