import { MiranError } from "../../domain/errors.ts";
import { arriving } from "./arriving.ts";
import { blankPicture } from "./blank-picture.ts";

/**
 * A picture that arrives, without what it tells besides itself.
 * @throws `not_a_picture` at the field `file` when it is not built like its type
 */
export async function blankArriving(
  body: ReadableStream<Uint8Array>,
  type: string,
  length: number,
): Promise<ReadableStream<Uint8Array>> {
  const bytes = new Uint8Array(await arriving(new Response(body).arrayBuffer()));
  if (bytes.length !== length) throw new MiranError("upload_incomplete");
  if (!blankPicture(type, bytes)) {
    throw new MiranError("invalid_request", { fields: { file: { code: "not_a_picture" } } });
  }
  return new Response(bytes).body ?? body;
}
