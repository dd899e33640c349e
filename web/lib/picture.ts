/** The reason why a chosen file cannot be shown as a picture. */
export class PictureProblem extends Error {
  readonly code: "unreadable" | "too_large";

  constructor(code: PictureProblem["code"]) {
    super(code);
    this.code = code;
  }
}

/** An upright picture, by its camera's orientation; the caller closes it. */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    throw new PictureProblem("unreadable");
  }
}

/** The drawn part of a picture, in its pixels. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

const quality = 0.85;

/** A part of a picture at another size, without the camera's metadata (place, device). */
export async function drawPicture(
  bitmap: ImageBitmap,
  from: Part,
  to: { width: number; height: number },
): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = to.width;
  canvas.height = to.height;
  const context = canvas.getContext("2d");
  if (!context) throw new PictureProblem("unreadable");
  context.imageSmoothingQuality = "high";
  const { x, y, width, height } = from;
  context.drawImage(bitmap, x, y, width, height, 0, 0, to.width, to.height);
  const webp = await encode(canvas, "image/webp");
  if (webp?.type === "image/webp") return webp;
  // Safari writes no WebP, and transparent parts of a JPEG would turn black.
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "white";
  context.fillRect(0, 0, to.width, to.height);
  const jpeg = await encode(canvas, "image/jpeg");
  if (!jpeg) throw new PictureProblem("unreadable");
  return jpeg;
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
