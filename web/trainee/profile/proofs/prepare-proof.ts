import { lookOf } from "../../../../domain/memberships/proof-look.ts";
import { decodePicture, PictureProblem } from "../../../lib/picture.ts";
import { drawProgressPhoto } from "../../check-ins/camera/draw.ts";

/** A picture of a transfer as it is sent, with what makes it known again. */
export interface PreparedProof {
  blob: Blob;
  /** SHA-256 of the chosen file, as hex. */
  sourceHash: string;
  look: string;
}

/** Pixels of the longer side from which the look is read. */
const lookSide = 800;

/** Draws a chosen picture as a JPEG of at most 1600 px, without the metadata of its file. */
export async function prepareProof(file: Blob): Promise<PreparedProof> {
  const bitmap = await decodePicture(file);
  try {
    const blob = await drawProgressPhoto(bitmap, { top: 0, covers: [] });
    return { blob, sourceHash: await hashOf(file), look: lookOf(pixelsOf(bitmap)) };
  } finally {
    bitmap.close();
  }
}

async function hashOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function pixelsOf(bitmap: ImageBitmap): ImageData {
  const scale = Math.min(1, lookSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (!context) throw new PictureProblem("unreadable");
  context.imageSmoothingQuality = "high";
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
