import { MiranError } from "../../domain/errors.ts";
import { pictureSide } from "../../domain/first-bytes.ts";
import { arriving, refusedFile } from "./arriving.ts";
import { blankPicture } from "./blank-picture.ts";
import type { PictureSize } from "./picture-size.ts";

interface BlankedPicture extends PictureSize {
  content: ReadableStream<Uint8Array>;
}

/**
 * An arriving picture without its metadata, and its size.
 * @param maxSide pixels of the longer side
 * @throws `broken_picture` at the field `file` for an incomplete one, `too_many_pixels` for a larger one
 */
export async function blankSized(
  body: ReadableStream<Uint8Array>,
  { type, length, maxSide }: { type: string; length: number; maxSide: number },
): Promise<BlankedPicture> {
  const bytes = new Uint8Array(await arriving(new Response(body).arrayBuffer()));
  if (bytes.length !== length) throw new MiranError("upload_incomplete");
  const size = blankPicture(type, bytes);
  if (!size) throw refusedFile({ code: "broken_picture" });
  if (Math.max(size.width, size.height) > maxSide) {
    throw refusedFile({ code: "too_many_pixels", max: maxSide });
  }
  return { ...size, content: new Response(bytes).body ?? body };
}

/** The same for a picture of any size that phones can show. */
export async function blankArriving(
  body: ReadableStream<Uint8Array>,
  type: string,
  length: number,
): Promise<ReadableStream<Uint8Array>> {
  return (await blankSized(body, { type, length, maxSide: pictureSide })).content;
}
