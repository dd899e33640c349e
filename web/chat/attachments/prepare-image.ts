import { attachmentBytes } from "../../../domain/conversations/conversation.ts";
import { decodePicture, drawPicture, PictureProblem } from "../../lib/picture.ts";

/** Maximum side of a sent picture, in pixels. */
const maxSide = 2048;

export interface PreparedImage {
  blob: Blob;
  width: number;
  height: number;
}

/**
 * A picture of at most 2048 px, upright, without the camera's metadata (place, device). A GIF is unchanged, as it
 * would lose its animation.
 */
export async function prepareImage(file: Blob): Promise<PreparedImage> {
  const bitmap = await decodePicture(file);
  try {
    const whole = { width: bitmap.width, height: bitmap.height };
    if (file.type === "image/gif") return checked({ blob: file, ...whole });
    const scale = Math.min(1, maxSide / Math.max(whole.width, whole.height));
    const width = Math.max(1, Math.round(whole.width * scale));
    const height = Math.max(1, Math.round(whole.height * scale));
    const blob = await drawPicture(bitmap, { x: 0, y: 0, ...whole }, { width, height });
    return checked({ blob, width, height });
  } finally {
    bitmap.close();
  }
}

function checked(image: PreparedImage): PreparedImage {
  if (image.blob.size > attachmentBytes.image) throw new PictureProblem("too_large");
  return image;
}
