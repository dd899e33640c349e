import { attachmentBytes } from "../../../domain/conversations/conversation.ts";

/** The longest side of a picture that is sent, in pixels. */
const longestSide = 2048;
const quality = 0.85;

export interface PreparedImage {
  blob: Blob;
  width: number;
  height: number;
}

/** Why a chosen file cannot be sent as a picture. */
export class ImageProblem extends Error {
  readonly code: "unreadable" | "too_large";

  constructor(code: ImageProblem["code"]) {
    super(code);
    this.code = code;
  }
}

/**
 * Makes a picture as small as a phone needs: at most 2048 px, upright, and without what the camera
 * wrote into it (place, device). A GIF stays as it is, or it would stop moving.
 */
export async function prepareImage(file: Blob): Promise<PreparedImage> {
  const bitmap = await decode(file);
  try {
    if (file.type === "image/gif") return checked({ blob: file, ...sizeOf(bitmap) });
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    return checked({ blob: await draw(bitmap, width, height), width, height });
  } finally {
    bitmap.close();
  }
}

const sizeOf = ({ width, height }: ImageBitmap) => ({ width, height });

function checked(image: PreparedImage): PreparedImage {
  if (image.blob.size > attachmentBytes.image) throw new ImageProblem("too_large");
  return image;
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    throw new ImageProblem("unreadable");
  }
}

async function draw(bitmap: ImageBitmap, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new ImageProblem("unreadable");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  const webp = await encode(canvas, "image/webp");
  if (webp?.type === "image/webp") return webp;
  // Safari writes no WebP; in a JPEG what was clear would turn black.
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  const jpeg = await encode(canvas, "image/jpeg");
  if (!jpeg) throw new ImageProblem("unreadable");
  return jpeg;
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
