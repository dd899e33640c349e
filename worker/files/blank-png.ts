import { textAt } from "./bytes-text.ts";
import { keepOrientation } from "./orientation.ts";
import { type PictureSize, sizeOf } from "./picture-size.ts";

/** Chunks that stay: the picture, its frames, and the meaning of its colours (PNG, third edition, §11). */
const kept = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT".split(
    " ",
  ),
);

/** A private chunk that readers skip. */
const nothing = [..."noTe"].map((letter) => letter.charCodeAt(0));

/** Zeros everything of a PNG that its picture does not need; undefined for a cut or any other file. */
export function blankPng(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: PictureSize | undefined;
  let hasPixels = false;
  let at = 8;
  while (at + 8 <= bytes.length) {
    const type = textAt(bytes, at + 4, 4);
    const end = at + 8 + view.getUint32(at);
    if (!/^[A-Za-z]{4}$/.test(type) || end + 4 > bytes.length) return undefined;
    if (type === "IHDR" && end === at + 21) {
      size ??= sizeOf(view.getUint32(at + 8), view.getUint32(at + 12));
    }
    hasPixels ||= type === "IDAT";
    if (!kept.has(type)) {
      const content = bytes.subarray(at + 8, end);
      const keeps = type === "eXIf" && keepOrientation(content);
      if (!keeps) {
        content.fill(0);
        bytes.set(nothing, at + 4);
      }
      view.setUint32(end, checksum(bytes.subarray(at + 4, end)));
    }
    at = end + 4;
    if (type !== "IEND") continue;
    bytes.fill(0, at);
    return hasPixels ? size : undefined;
  }
  return undefined;
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** CRC-32 as PNG has it. */
function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
