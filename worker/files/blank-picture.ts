import { blankAvif } from "./blank-avif.ts";
import { blankGif } from "./blank-gif.ts";
import { blankJpeg } from "./blank-jpeg.ts";
import { blankPng } from "./blank-png.ts";
import { blankWebp } from "./blank-webp.ts";

const blankers: Record<string, (bytes: Uint8Array) => boolean> = {
  "image/jpeg": blankJpeg,
  "image/png": blankPng,
  "image/gif": blankGif,
  "image/webp": blankWebp,
  "image/avif": blankAvif,
};

/**
 * Zeros in their place what a picture tells besides itself: where and with what it was taken (Exif,
 * GPS, XMP), comments, thumbnails, whatever hangs behind it. Its length stays; so does how it was held.
 * @returns false when it is not built like a picture of its type
 */
export function blankPicture(type: string, bytes: Uint8Array): boolean {
  return blankers[type]?.(bytes) ?? true;
}
