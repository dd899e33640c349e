import type { Files } from "../platform/stores.ts";

/** A part of a file that is stored in pieces; where it begins in the file. */
interface FilePiece {
  key: string;
  bytes: number;
  startsAt: number;
}

/** Some pieces that hold bytes of a range, the first of them the one that it begins in. */
type ListPieces = (range: { from: number; until: number }) => Promise<readonly FilePiece[]>;

/**
 * A range of a file that is stored in pieces, as one stream: a piece is opened when those before it were
 * read, and its bytes pass from the store to the reader without a look at them.
 */
export function readPieces(
  files: Files,
  { offset, length }: { offset: number; length: number },
  list: ListPieces,
): ReadableStream<Uint8Array> {
  const { readable, writable } = files.passage(length);
  passPieces(files, writable, { from: offset, until: offset + length }, list).catch((error) =>
    // Whoever reads learns of it, unless it was they who left.
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
