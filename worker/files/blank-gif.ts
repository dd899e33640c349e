import { textAt } from "./bytes-text.ts";
import { LargestSize, type PictureSize } from "./picture-size.ts";

const extension = 0x21;
const frame = 0x2c;
const trailer = 0x3b;
const timing = 0xf9;
const application = 0xff;
const comment = 0xfe;

/** How often it repeats is all that an application may say of a GIF. */
const allowedApplications = new Set(["NETSCAPE2.0", "ANIMEXTS1.0"]);

/**
 * Zeros everything of a GIF that its pictures do not need; undefined where it is no such file, or is
 * broken off within a block or before its first whole frame. The trailer may be missing: browsers show it all the same.
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

/** How many bytes a table of colours takes, by the field that announces it. */
const colours = (field = 0) => (field & 0x80 ? 3 * 2 ** ((field & 7) + 1) : 0);

/** Where the blocks end; beyond the file where that ends before them. */
function afterBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

// XMP is written without blocks, its letters stand for lengths: all are laid anew.
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
