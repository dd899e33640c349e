import { brandsOf, pictureType, startsWith } from "../first-bytes.ts";
import type { AttachmentKind, ConversationSide } from "./conversation.ts";

/** An uploaded file without a message yet. */
export interface UnsentFile {
  id: string;
  kind: AttachmentKind;
  bytes: number;
}

/** A stored file of a conversation, with or without a message. */
export interface ConversationFile extends UnsentFile {
  /** The time of its upload, UTC milliseconds. */
  at: number;
  /** The uploading side. */
  side: ConversationSide;
  state: "stored" | "shown";
}

/** Maximum unsent files of one side of a conversation. */
export const unsentFiles = { count: 20, bytes: 100 * 1024 * 1024 };

/** Time for which an uploaded file waits for its message, in milliseconds. */
export const unsentFileMs = 86_400_000;

/** Time for which a running upload reserves room, in milliseconds. */
export const uploadMs = 10 * 60_000;

/**
 * Whether a conversation accepts a file. `taken`: another file has its id. `leaving`: the same file is being
 * erased for lack of a message. `gone`: the conversation was deleted.
 */
export type FileRoom = "free" | "full" | "taken" | "leaving" | "gone";

/** The type of files that are downloaded and never shown. */
const unknownType = "application/octet-stream";

/**
 * The media type of an attachment by its first bytes, whatever its name: a picture that browsers show, a
 * recording of a browser, or any file.
 * @returns the type to serve; undefined if the bytes do not match the kind
 */
export function attachmentType(kind: AttachmentKind, head: Uint8Array): string | undefined {
  switch (kind) {
    case "image":
      return pictureType(head);
    case "voice":
      return recordingType(head);
    case "file":
      return startsWith(head, "%PDF-") ? "application/pdf" : unknownType;
  }
}

const stillPictures = ["avif", "avis", "heic", "heix", "mif1", "msf1"];

function recordingType(head: Uint8Array): string | undefined {
  if (startsWith(head, "\x1a\x45\xdf\xa3")) return "audio/webm";
  if (startsWith(head, "OggS\0")) return "audio/ogg";
  if (startsWith(head, "RIFF") && startsWith(head, "WAVE", 8)) return "audio/wav";
  const [major] = brandsOf(head);
  return major !== undefined && !stillPictures.includes(major) ? "audio/mp4" : undefined;
}
