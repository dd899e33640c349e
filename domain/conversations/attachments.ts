import type { AttachmentKind } from "./conversation.ts";

/** A file for a message to show. */
export interface UnsentFile {
  id: string;
  kind: AttachmentKind;
  bytes: number;
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

/** How many bytes from its beginning tell what a file is. */
export const attachmentHeadBytes = 64;

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

function pictureType(head: Uint8Array): string | undefined {
  if (startsWith(head, "\xff\xd8\xff")) return "image/jpeg";
  if (startsWith(head, "\x89PNG\r\n\x1a\n")) return "image/png";
  if (startsWith(head, "GIF87a") || startsWith(head, "GIF89a")) return "image/gif";
  if (startsWith(head, "RIFF") && startsWith(head, "WEBP", 8)) return "image/webp";
  return brandsOf(head).some((brand) => brand === "avif" || brand === "avis")
    ? "image/avif"
    : undefined;
}

const stillPictures = ["avif", "avis", "heic", "heix", "mif1", "msf1"];

function recordingType(head: Uint8Array): string | undefined {
  if (startsWith(head, "\x1a\x45\xdf\xa3")) return "audio/webm";
  if (startsWith(head, "OggS\0")) return "audio/ogg";
  if (startsWith(head, "RIFF") && startsWith(head, "WAVE", 8)) return "audio/wav";
  const [major] = brandsOf(head);
  return major !== undefined && !stillPictures.includes(major) ? "audio/mp4" : undefined;
}

/** The brands of an ISO file's `ftyp` box, the major one first (ISO/IEC 14496-12 §4.3). */
function brandsOf(head: Uint8Array): string[] {
  if (head.length < 16 || !startsWith(head, "ftyp", 4)) return [];
  const length = new DataView(head.buffer, head.byteOffset, 4).getUint32(0);
  if (length < 16 || length > 4096) return [];
  const end = Math.min(length, head.length);
  const brands = [textAt(head, 8)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(head, at));
  return brands;
}

const textAt = (head: Uint8Array, at: number) => String.fromCharCode(...head.subarray(at, at + 4));

function startsWith(head: Uint8Array, bytes: string, at = 0): boolean {
  return Array.from(bytes).every((byte, index) => head[at + index] === byte.charCodeAt(0));
}
