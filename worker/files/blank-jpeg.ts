import { textAt } from "./bytes-text.ts";
import { keepOrientation } from "./orientation.ts";
import { type PictureSize, sizeOf } from "./picture-size.ts";

const startOfScan = 0xda;
const endOfImage = 0xd9;
const comment = 0xfe;
const exifName = "Exif\0\0";

/** Segments that stay: the picture, and the meaning of its colours. */
const allowedNames: Record<number, string> = { 224: "JFIF\0", 226: "ICC_PROFILE\0", 238: "Adobe" };

/** Bytes of JFIF before its thumbnail's size, and of all that Adobe's segment says. */
const keptBytes: Record<number, number> = { 224: 12, 238: 12 };

/** Whether a marker is a frame's head (ITU-T T.81 §B.1.1.3); three markers in the range are others. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Zeros everything of a JPEG that its picture does not need. A missing end is accepted, and so is a cut scan, which
 * only decoding would reveal: browsers show both.
 * @returns undefined for any other file, or one cut within a segment or before its first pixels
 */
export function blankJpeg(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: PictureSize | undefined;
  let hasPixels = false;
  let at = 2;
  let hasOrientation = false;
  while (at + 2 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) {
      bytes.fill(0, at + 2);
      return hasPixels ? size : undefined;
    }
    if (at + 4 > bytes.length) return undefined;
    const length = view.getUint16(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return undefined;
    if (isFrame(marker) && length > 7) {
      size ??= sizeOf(view.getUint16(at + 7), view.getUint16(at + 5));
    }
    const kept = keptBytes[marker];
    if (kept !== undefined) bytes.fill(0, at + 4 + kept, Math.max(end, at + 4 + kept));
    if (isToBlank(bytes, at, marker)) {
      const content = bytes.subarray(at + 4, end);
      const isExif = marker === 0xe1 && textAt(content, 0, exifName.length) === exifName;
      const keeps: boolean =
        isExif && !hasOrientation && keepOrientation(content.subarray(exifName.length));
      hasOrientation ||= keeps;
      if (!keeps) {
        content.fill(0);
        bytes[at + 1] = comment;
      }
    }
    at = marker === startOfScan ? endOfScan(bytes, end) : end;
    hasPixels ||= at > end;
  }
  return hasPixels && at === bytes.length ? size : undefined;
}

function isToBlank(bytes: Uint8Array, at: number, marker: number): boolean {
  const isNote = marker < 0xc0 || marker > 0xdf;
  const kept = allowedNames[marker];
  return isNote && !(kept !== undefined && textAt(bytes, at + 4, kept.length) === kept);
}

/** The place of the next marker; restarts and stuffed bytes belong to the scan. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0;
    const isInside = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isInside && next !== 0xff) return at;
    at = bytes.indexOf(0xff, isInside ? at + 2 : at + 1);
  }
  return bytes.length;
}
