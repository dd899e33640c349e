import { blankAvif } from "./blank-avif.ts";
import { blankGif } from "./blank-gif.ts";
import { blankJpeg } from "./blank-jpeg.ts";
import { blankPng } from "./blank-png.ts";
import { blankWebp } from "./blank-webp.ts";
import type { PictureSize } from "./picture-size.ts";

const blankers: Record<string, (bytes: Uint8Array) => PictureSize | undefined> = {
  "image/jpeg": blankJpeg,
  "image/png": blankPng,
  "image/gif": blankGif,
  "image/webp": blankWebp,
  "image/avif": blankAvif,
};

/**
 * Zeros in their place what a picture tells besides itself: where and with what it was taken (Exif,
 * GPS, XMP), comments, thumbnails, whatever hangs behind it. Its length stays; so does how it was held.
 * @returns how large it says that it is; undefined when it is not a whole picture of its type
 */
export function blankPicture(type: string, bytes: Uint8Array): PictureSize | undefined {
  return blankers[type]?.(bytes);
}
