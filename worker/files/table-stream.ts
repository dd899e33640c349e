/** A table as a body that is read while it is sent: the head, then the lines of some rows at a time. */
export function tableStream<Row>(
  head: string,
  slices: AsyncIterable<readonly Row[]>,
  lineOf: (row: Row) => string,
): ReadableStream<Uint8Array> {
  return textStream(pieces());

  async function* pieces(): AsyncGenerator<string> {
    yield head;
    for await (const rows of slices) yield rows.map(lineOf).join("");
  }
}

/** Pieces of a text as a body, each requested once there is room. */
function textStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(new TextEncoder().encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
