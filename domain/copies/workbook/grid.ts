import type { SheetFault } from "../sheet/decode.ts";

/** The cells of a sheet as texts. Rows without cells are left out; places count from 0, row numbers from 1. */
export interface Grid {
  rows: GridRow[];
  hiddenColumns: number[];
  /** Merged cells of the first rows, which may be heads. */
  merged: MergedCells[];
}

export interface GridRow {
  row: number;
  isHidden: boolean;
  cells: string[];
}

/** Row numbers and columns, ends included. */
export interface MergedCells {
  rows: [first: number, last: number];
  columns: [first: number, last: number];
}

/** Cells whose value is not in the file, by what is wrong: all counted, the first named, as `B7`. */
export type LostCells = Record<LostCell, { count: number; cells: string[] }>;
/** A formula that was never calculated, one that failed, and a text that the workbook lacks. */
export type LostCell = "uncalculated" | "failed" | "missing";

/** A sheet of a workbook: its cells, or the reason that they are unreadable. */
export interface WorkbookSheet {
  name: string;
  isHidden: boolean;
  grid: Grid;
  lost: LostCells;
  fault: SheetFault | null;
}

/** Merged cells below this row are no heads. */
export const lastHeadRow = 30;
const namedCells = 12;

export const noLostCells = (): LostCells => ({
  uncalculated: { count: 0, cells: [] },
  failed: { count: 0, cells: [] },
  missing: { count: 0, cells: [] },
});

export function noteLost(lost: LostCells, kind: LostCell, row: number, column: number): void {
  const noted = lost[kind];
  noted.count += 1;
  if (noted.cells.length < namedCells) noted.cells.push(`${lettersOf(column)}${row}`);
}

/** The letters of a column: A for 0, AA for 26. */
function lettersOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : lettersOf(Math.floor(column / 26) - 1) + letter;
}

/**
 * The place of a reference such as `B7`.
 * @returns undefined for any other text
 */
export function placeOf(reference: string): { row: number; column: number } | undefined {
  let column = 0;
  let at = 0;
  for (; at < reference.length; at++) {
    const letter = (reference.charCodeAt(at) | 32) - 96;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  const row = Number(reference.slice(at));
  return column > 0 && Number.isInteger(row) && row > 0 ? { row, column: column - 1 } : undefined;
}
