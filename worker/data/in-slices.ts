const maxRowsAtOnce = 500;

/**
 * Rows of known ids, in slices and in the order of the ids; deleted ones are missing.
 * @param read the rows of some ids, given as JSON
 */
export async function* inSlices<Row>(
  ids: readonly string[],
  read: (named: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let begin = 0; begin < ids.length; begin += maxRowsAtOnce) {
    yield await read(JSON.stringify(ids.slice(begin, begin + maxRowsAtOnce)));
  }
}
