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
 * Overwrites a picture's metadata with zeros, without moving bytes: Exif, GPS, XMP, comments, thumbnails, data after
 * the end. The orientation stays.
 * @returns its width and height in pixels; undefined if it is not a whole picture of its type
 */
export function blankPicture(type: string, bytes: Uint8Array): PictureSize | undefined {
  return blankers[type]?.(bytes);
}
