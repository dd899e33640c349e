import { textAt } from "./bytes-text.ts";
import { keepOrientation } from "./orientation.ts";

/** The picture, its frames, and how its colours are meant (RFC 9649 §2.7). */
const kept = new Set(["VP8 ", "VP8L", "VP8X", "ANIM", "ANMF", "ALPH", "ICCP"]);
const nothing = [..."JUNK"].map((letter) => letter.charCodeAt(0));
const exifName = "Exif\0\0";

const exifFlag = 0x08;
const xmpFlag = 0x04;

/** Zeros everything of a WebP that its picture does not need; false where its structure ends. */
export function blankWebp(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = Math.min(8 + view.getUint32(4, true), bytes.length);
  let flagsAt: number | undefined;
  let hasOrientation = false;
  for (let at = 12; at + 8 <= whole; ) {
    const type = textAt(bytes, at, 4);
    if (!/^[\x20-\x7e]{4}$/.test(type)) return false;
    const size = view.getUint32(at + 4, true);
    const content = bytes.subarray(at + 8, Math.min(at + 8 + size, whole));
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
  bytes.fill(0, whole);
  if (flagsAt !== undefined && flagsAt < bytes.length) {
    const flags = (bytes[flagsAt] ?? 0) & ~xmpFlag;
    bytes[flagsAt] = hasOrientation ? flags : flags & ~exifFlag;
  }
  return true;
}
