import { progressPhotoSize } from "../../../../domain/check-ins/progress-photos.ts";
import { PictureProblem } from "../../../lib/picture.ts";
import type { Cover, Framing } from "./covers.ts";

/** Tried in turn until a picture has few enough bytes. */
const attempts = [
  { side: progressPhotoSize.side, quality: 0.85 },
  { side: progressPhotoSize.side, quality: 0.7 },
  { side: 1200, quality: 0.7 },
  { side: 900, quality: 0.6 },
] as const;

/**
 * The picture drawn anew as a JPEG, so that nothing of the camera's file is left: cut at the neck, with opaque boxes in
 * place of what they cover.
 */
export async function drawProgressPhoto(picture: ImageBitmap, framing: Framing): Promise<Blob> {
  for (const { side, quality } of attempts) {
    const blob = await drawn(picture, framing, { side, quality });
    if (blob.size <= progressPhotoSize.bytes) return blob;
  }
  throw new PictureProblem("too_large");
}

async function drawn(
  picture: ImageBitmap,
  { top, covers }: Framing,
  { side, quality }: { side: number; quality: number },
): Promise<Blob> {
  const { width, height } = picture;
  const cut = Math.round(height * top);
  const scale = Math.min(1, side / Math.max(width, height - cut));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round((height - cut) * scale));
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new PictureProblem("unreadable");
  context.imageSmoothingQuality = "high";
  // Below what is transparent.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, cut, width, height - cut, 0, 0, canvas.width, canvas.height);
  context.fillStyle = "black";
  for (const cover of covers) {
    const { left, upper, right, lower } = coveredPixels(cover, { width, height, cut }, canvas);
    context.fillRect(left, upper, right - left, lower - upper);
  }
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", quality),
  );
  // Some browsers keep the pixels of a canvas until it is empty.
  canvas.width = 0;
  if (!blob) throw new PictureProblem("unreadable");
  return blob;
}

interface Size {
  width: number;
  height: number;
}

/**
 * The pixels of a drawn picture that a box covers: whole ones, outwards, and one more, because drawing at another size
 * blends neighbours.
 * @param from the picture before the cut, in its pixels
 */
export function coveredPixels(
  { x, y, width, height }: Cover,
  from: Size & { cut: number },
  drawn: Size,
) {
  const scale = drawn.height / (from.height - from.cut);
  const row = (part: number) => (part * from.height - from.cut) * scale;
  const first = (value: number) => Math.max(0, Math.floor(value) - 1);
  const last = (value: number, most: number) => Math.min(most, Math.ceil(value) + 1);
  return {
    left: first(x * drawn.width),
    upper: first(row(y)),
    right: last((x + width) * drawn.width, drawn.width),
    lower: last(row(y + height), drawn.height),
  };
}
