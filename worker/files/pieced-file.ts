import type { Files } from "../platform.ts";

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
 * read, and never more than some of its bytes are in memory.
 */
export function readPieces(
  files: Files,
  { offset, length }: { offset: number; length: number },
  list: ListPieces,
): ReadableStream<Uint8Array> {
  const parts = bytesOfPieces(files, { from: offset, until: offset + length }, list);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* bytesOfPieces(
  files: Files,
  { from, until }: { from: number; until: number },
  list: ListPieces,
): AsyncGenerator<Uint8Array, undefined> {
  for (let at = from; at < until; ) {
    const pieces = await list({ from: at, until });
    if (pieces.length === 0) throw new Error("a piece of the file is not known");
    for (const { key, bytes, startsAt } of pieces) {
      const offset = at - startsAt;
      const length = Math.min(bytes - offset, until - at);
      if (length <= 0) continue;
      const content = await files.read(key, { offset, length });
      if (!content) throw new Error("a piece of the file is gone");
      yield* chunksOf(content);
      at += length;
    }
  }
  return undefined;
}

async function* chunksOf(content: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = content.getReader();
  let whole = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      whole = done;
      if (done) return;
      yield value;
    }
  } finally {
    if (!whole) await reader.cancel();
  }
}
