/** First bytes of a file that determine its type. */
export const headBytes = 64;

/**
 * Maximum pixels of a picture's longer side: a viewer holds four bytes a pixel. Screens send much smaller
 * ones.
 */
export const pictureSide = 10_000;

/** The media type of a picture that browsers show, whatever its name; undefined for any other file. */
export function pictureType(head: Uint8Array): string | undefined {
  if (startsWith(head, "\xff\xd8\xff")) return "image/jpeg";
  if (startsWith(head, "\x89PNG\r\n\x1a\n") && startsWith(head, "IHDR", 12)) return "image/png";
  if (startsWith(head, "GIF87a") || startsWith(head, "GIF89a")) return "image/gif";
  if (startsWith(head, "RIFF") && startsWith(head, "WEBP", 8)) return "image/webp";
  return brandsOf(head).some((brand) => brand === "avif" || brand === "avis")
    ? "image/avif"
    : undefined;
}

/** The brands of an ISO file's `ftyp` box, the major one first (ISO/IEC 14496-12 §4.3). */
export function brandsOf(head: Uint8Array): string[] {
  if (head.length < 16 || !startsWith(head, "ftyp", 4)) return [];
  const length = new DataView(head.buffer, head.byteOffset, 4).getUint32(0);
  if (length < 16 || length > 4096) return [];
  const end = Math.min(length, head.length);
  const brands = [textAt(head, 8)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(head, at));
  return brands;
}

const textAt = (head: Uint8Array, at: number) => String.fromCharCode(...head.subarray(at, at + 4));

export function startsWith(head: Uint8Array, bytes: string, at = 0): boolean {
  return Array.from(bytes).every((byte, index) => head[at + index] === byte.charCodeAt(0));
}
