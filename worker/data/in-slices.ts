const maxRowsAtOnce = 500;

/**
 * Rows whose ids are known, some at a time, in the order of the ids; what has gone meanwhile is missing.
 * @param read the rows of some ids, which it gets as JSON
 */
export async function* inSlices<Row>(
  ids: readonly string[],
  read: (named: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let begin = 0; begin < ids.length; begin += maxRowsAtOnce) {
    yield await read(JSON.stringify(ids.slice(begin, begin + maxRowsAtOnce)));
  }
}
