import { textAt } from "./bytes-text.ts";
import { keepOrientation } from "./orientation.ts";
import { LargestSize, type PictureSize, sizeOf } from "./picture-size.ts";

/** Chunks that stay: the picture, its frames, and the meaning of its colours (RFC 9649 §2.7). */
const kept = new Set(["VP8 ", "VP8L", "VP8X", "ANIM", "ANMF", "ALPH", "ICCP"]);
const nothing = [..."JUNK"].map((letter) => letter.charCodeAt(0));
const exifName = "Exif\0\0";

const exifFlag = 0x08;
const xmpFlag = 0x04;

/**
 * Zeros everything of a WebP that its picture does not need; undefined for a cut or any other file. The padding byte
 * of the last chunk may be missing, although the file's size counts it.
 */
export function blankWebp(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = 8 + view.getUint32(4, true);
  const last = Math.min(whole, bytes.length);
  const largest = new LargestSize();
  let hasPixels = false;
  let flagsAt: number | undefined;
  let hasOrientation = false;
  let at = 12;
  while (at + 8 <= last) {
    const type = textAt(bytes, at, 4);
    const size = view.getUint32(at + 4, true);
    if (!/^[\x20-\x7e]{4}$/.test(type) || at + 8 + size > last) return undefined;
    const content = bytes.subarray(at + 8, at + 8 + size);
    const said = sizeIn(type, content);
    if (said === "broken") return undefined;
    if (said) largest.add(said);
    hasPixels ||= pixels.has(type);
    if (type === "VP8X") flagsAt = at + 8;
    if (!kept.has(type)) {
      const head = textAt(content, 0, exifName.length) === exifName ? exifName.length : 0;
      const keeps: boolean =
        type === "EXIF" && !hasOrientation && keepOrientation(content.subarray(head));
      hasOrientation ||= keeps;
      if (!keeps) {
        content.fill(0);
        bytes.set(nothing, at);
      }
    }
    at += 8 + size + (size % 2);
  }
  const lacksFill = whole === bytes.length + 1 && at === whole;
  if (whole > bytes.length && !lacksFill) return undefined;
  bytes.fill(0, whole);
  if (flagsAt !== undefined && flagsAt < bytes.length) {
    const flags = (bytes[flagsAt] ?? 0) & ~xmpFlag;
    bytes[flagsAt] = hasOrientation ? flags : flags & ~exifFlag;
  }
  return hasPixels ? largest.size : undefined;
}

const pixels = new Set(["VP8 ", "VP8L", "ANMF"]);

/** The size in a chunk (RFC 9649 §2.5–2.7); undefined for chunks without one. */
function sizeIn(type: string, content: Uint8Array): PictureSize | "broken" | undefined {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const wide = (at: number) => 1 + (view.getUint32(at, true) & 0xffffff);
  const { length } = content;
  switch (type) {
    case "VP8X":
      return length < 10 ? "broken" : sizeOf(wide(4), 1 + (view.getUint32(6, true) >>> 8));
    case "VP8 ":
      if (length < 10 || textAt(content, 3, 3) !== "\x9d\x01\x2a") return "broken";
      return sizeOf(view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff) ?? "broken";
    case "VP8L": {
      if (length < 5 || content[0] !== 0x2f) return "broken";
      const bits = view.getUint32(1, true);
      return sizeOf(1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff));
    }
    case "ANMF":
      return length < 16 ? "broken" : sizeOf(wide(6), wide(9));
    default:
      return undefined;
  }
}
