import { brandsOf, pictureType, startsWith } from "../first-bytes.ts";
import type { AttachmentKind, ConversationSide } from "./conversation.ts";

/** A file for a message to show. */
export interface UnsentFile {
  id: string;
  kind: AttachmentKind;
  bytes: number;
}

/** A file in the store that messages of its conversation show, or may come to show. */
export interface ConversationFile extends UnsentFile {
  /** Since when, UTC milliseconds. */
  at: number;
  /** Who uploaded it. */
  side: ConversationSide;
  state: "stored" | "shown";
}

/** What one side may have uploaded into a conversation without sending it. */
export const unsentFiles = { count: 20, bytes: 100 * 1024 * 1024 };

/** How long an uploaded file waits for the message that shows it, in milliseconds. */
export const unsentFileMs = 86_400_000;

/** How long an upload that is under way takes up room, in milliseconds. */
export const uploadMs = 10 * 60_000;

/**
 * Whether a conversation takes a file: `taken`, when another one has its id; `leaving`, while the
 * same one is erased for lack of a message; `gone`, when the conversation is no more.
 */
export type FileRoom = "free" | "full" | "taken" | "leaving" | "gone";

/** What is handed out as it came, to be saved and never shown. */
const unknownType = "application/octet-stream";

/**
 * What a file's first bytes say it is, whatever its name says: a picture that browsers show, a
 * recording as browsers make them, or for a file anything.
 * @returns the media type to serve it as; undefined when it is not of its kind
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
