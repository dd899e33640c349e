import type { Files } from "../platform/stores.ts";

/** A stored piece of a file, with its offset. */
interface FilePiece {
  key: string;
  bytes: number;
  startsAt: number;
}

/** Lists pieces with bytes of a range, from the piece of its start. */
type ListPieces = (range: { from: number; until: number }) => Promise<readonly FilePiece[]>;

/**
 * A range of a file in pieces, as one stream. A piece is opened after the earlier ones were read, and its bytes stream
 * from the store to the reader.
 */
export function readPieces(
  files: Files,
  { offset, length }: { offset: number; length: number },
  list: ListPieces,
): ReadableStream<Uint8Array> {
  const { readable, writable } = files.passage(length);
  passPieces(files, writable, { from: offset, until: offset + length }, list).catch((error) =>
    // The reader learns of it, unless the reader left.
    writable.abort(error).catch(() => {}),
  );
  return readable;
}

async function passPieces(
  files: Files,
  writable: WritableStream<Uint8Array>,
  { from, until }: { from: number; until: number },
  list: ListPieces,
): Promise<void> {
  for (let at = from; at < until; ) {
    const pieces = await list({ from: at, until });
    if (pieces.length === 0) throw new Error("a piece of the file is not known");
    for (const { key, bytes, startsAt } of pieces) {
      const offset = at - startsAt;
      const length = Math.min(bytes - offset, until - at);
      const content = await files.read(key, { offset, length });
      if (!content) throw new Error("a piece of the file is gone");
      await content.pipeTo(writable, { preventClose: true });
      at += length;
    }
  }
  await writable.close();
}
