import { textAt } from "./bytes-text.ts";
import { LargestSize, type PictureSize } from "./picture-size.ts";

const extension = 0x21;
const frame = 0x2c;
const trailer = 0x3b;
const timing = 0xf9;
const application = 0xff;
const comment = 0xfe;

/** Applications with the number of repetitions; all others are zeroed. */
const allowedApplications = new Set(["NETSCAPE2.0", "ANIMEXTS1.0"]);

/**
 * Zeros everything of a GIF that its pictures do not need. The trailer may be missing, as browsers show the file anyway.
 * @returns undefined for any other file, or one cut within a block or before its first whole frame
 */
export function blankGif(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const largest = new LargestSize();
  const readSize = (at: number) => {
    if (at + 4 > bytes.length) return;
    largest.add({ width: view.getUint16(at, true), height: view.getUint16(at + 2, true) });
  };
  readSize(6);
  let hasPixels = false;
  let at = 13 + colours(bytes[10]);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === trailer) {
      bytes.fill(0, at + 1);
      break;
    }
    if (kind === frame) {
      readSize(at + 5);
      const pixels = at + 11 + colours(bytes[at + 9]);
      at = afterBlocks(bytes, pixels);
      hasPixels ||= at > pixels + 1;
    } else if (kind === extension) {
      const label = bytes[at + 1];
      const end = afterBlocks(bytes, at + 2);
      if (end > bytes.length) return undefined;
      const isAllowed =
        label === timing ||
        (label === application && allowedApplications.has(textAt(bytes, at + 3, 11)));
      if (!isAllowed) {
        bytes[at + 1] = comment;
        blankBlocks(bytes, at + 2, end);
      }
      at = end;
    } else return undefined;
  }
  return hasPixels && at <= bytes.length ? largest.size : undefined;
}

/** Bytes of a table of colours, by the field that announces it. */
const colours = (field = 0) => (field & 0x80 ? 3 * 2 ** ((field & 7) + 1) : 0);

/** The end of the blocks; beyond the file if it is cut. */
function afterBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

// XMP has no blocks, and its letters would be read as lengths, so all blocks are written again.
function blankBlocks(bytes: Uint8Array, from: number, end: number): void {
  bytes.fill(0, from, end);
  const last = end - 1;
  for (let at = from; at < last; ) {
    const room = last - at - 1;
    const length = room === 256 ? 254 : Math.min(255, room);
    bytes[at] = length;
    at += 1 + length;
  }
}
