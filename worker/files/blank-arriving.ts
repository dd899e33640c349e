import { type FieldProblem, MiranError } from "../../domain/errors.ts";
import { pictureSide } from "../../domain/first-bytes.ts";
import { arriving } from "./arriving.ts";
import { blankPicture } from "./blank-picture.ts";

/**
 * An arriving picture without its metadata.
 * @throws `broken_picture` at the field `file` for an incomplete one, `too_many_pixels` for one too large for a phone
 */
export async function blankArriving(
  body: ReadableStream<Uint8Array>,
  type: string,
  length: number,
): Promise<ReadableStream<Uint8Array>> {
  const bytes = new Uint8Array(await arriving(new Response(body).arrayBuffer()));
  if (bytes.length !== length) throw new MiranError("upload_incomplete");
  const size = blankPicture(type, bytes);
  if (!size) throw refused({ code: "broken_picture" });
  if (Math.max(size.width, size.height) > pictureSide) {
    throw refused({ code: "too_many_pixels", max: pictureSide });
  }
  return new Response(bytes).body ?? body;
}

const refused = (file: FieldProblem) => new MiranError("invalid_request", { fields: { file } });
