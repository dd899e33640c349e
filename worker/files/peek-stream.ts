import { arriving } from "./arriving.ts";

type Bytes = ReadableStream<Uint8Array>;

/**
 * Reads a stream's first bytes, holding no more than those.
 * @returns the available first bytes, and a stream of everything
 */
export async function peekStream(
  stream: Bytes,
  bytes: number,
): Promise<{ head: Uint8Array; rest: Bytes }> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (length < bytes) {
    const { done, value } = await arriving(reader.read());
    if (done) break;
    chunks.push(value);
    length += value.byteLength;
  }
  const head = joined(chunks, length).subarray(0, bytes);
  const rest: Bytes = new ReadableStream({
    async pull(controller) {
      const first = chunks.shift();
      if (first) return controller.enqueue(first);
      const { done, value } = await arriving(reader.read());
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { head, rest };
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = chunks;
  if (only && chunks.length === 1) return only;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
