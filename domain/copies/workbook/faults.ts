/** Limits of a workbook. A part is a file in its zip; sizes are in bytes, inflated unless said otherwise. */
export const workbookLimits = {
  /** The file as it is stored. */
  file: 30 * 1024 * 1024,
  part: 60 * 1024 * 1024,
  parts: 150 * 1024 * 1024,
  /** A part above `ratioFrom` that is this many times its stored size. */
  ratio: 250,
  ratioFrom: 4 * 1024 * 1024,
  entries: 10_000,
  sheets: 200,
  /** Rows with cells; hidden ones count too. */
  rows: 5000,
  /** The last row's number: empty lines before it are kept. */
  lastRow: 100_000,
  lastColumn: 256,
  /** Letters of a sheet's cells, and of all sheets together, as they are kept on the device. */
  characters: 1_500_000,
  allCharacters: 2_500_000,
} as const;

/** The reason that a file is no readable workbook. */
export type WorkbookFault =
  /** Other formats, each with other advice. */
  | ("old_excel" | "binary_excel" | "numbers" | "open_document" | "document" | "picture")
  | ("archive" | "password" | "damaged" | "too_big" | "bomb" | "doctype" | "no_sheets");

/** Thrown inside the reading, and returned at its end. */
export class WorkbookError extends Error {
  readonly fault: WorkbookFault;

  constructor(fault: WorkbookFault) {
    super(fault);
    this.fault = fault;
  }
}
