/** Maximum size of a statement, below D1's limit of 100 KB. */
const maxBytes = 60_000;

/** A text as an SQL literal. */
export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Rows as SQL literals of JSON arrays, each short enough for one statement. */
export function jsonRows(rows: readonly unknown[]): string[] {
  const chunks: string[][] = [];
  let bytes = maxBytes;
  for (const row of rows) {
    const text = JSON.stringify(row);
    const size = new TextEncoder().encode(text).length + 2;
    if (bytes + size > maxBytes) {
      chunks.push([]);
      bytes = 0;
    }
    chunks.at(-1)?.push(text);
    bytes += size;
  }
  return chunks.map((chunk) => quoted(`[\n${chunk.join(",\n")}\n]`));
}
