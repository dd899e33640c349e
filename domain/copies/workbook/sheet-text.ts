import { parseNumber } from "../../numerals.ts";
import { looksLikeDate } from "../sheet/dates.ts";
import type { SheetFault } from "../sheet/decode.ts";
import { readSheet, type Sheet } from "../sheet/rows.ts";
import type { Grid, GridRow, MergedCells } from "./grid.ts";

/** What to take besides the shown cells. */
export interface HiddenTaken {
  rows: boolean;
  columns: boolean;
}

/** First line of the text of a workbook's sheet; other texts with it count it as a row. */
const mark = "sep=\t\n";
/** Rows that a head may take. */
const headRows = 3;

/**
 * A sheet as the text of a table, separated by tabs, in which each row has its number of the workbook. A head of several
 * rows is joined into its last one.
 */
export function textOfGrid(grid: Grid, taken: HiddenTaken): string {
  const shown = grid.rows.filter(({ isHidden }) => taken.rows || !isHidden);
  const left = new Set(taken.columns ? [] : grid.hiddenColumns);
  const lines: string[] = [];
  let next = 1;
  for (const { row, cells } of joinedHead(shown, grid.merged)) {
    for (; next < row; next++) lines.push("");
    lines.push(
      cells
        .filter((_, at) => !left.has(at))
        .map(quoted)
        .join("\t"),
    );
    next = row + 1;
  }
  return lines.length === 0 ? "" : `${mark}${lines.join("\n")}\n`;
}

const quoted = (cell: string) =>
  /[\t"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** The table of a text: of a workbook's, with its row numbers, or of any other. */
export function readSheetText(text: string): Sheet | { fault: SheetFault } {
  const read = readSheet(text);
  if ("fault" in read || !text.startsWith(mark)) return read;
  const before = <Row extends { row: number }>(row: Row): Row => ({ ...row, row: row.row - 1 });
  return { ...read, header: before(read.header), rows: read.rows.map(before) };
}

/** Joins a head of merged cells into one row, which is the last of them. */
function joinedHead(rows: readonly GridRow[], merged: readonly MergedCells[]): GridRow[] {
  const at = rows.findIndex((row, place) => !isTitle(row, rows[place + 1], merged));
  const first = rows[at];
  if (!first) return [...rows];
  const last = lastRowOfHead(first, rows[at + 1], merged);
  const head = rows.filter(({ row }) => row >= first.row && row <= last);
  if (head.length < 2 || head.some(({ cells }) => cells.some(isData))) return [...rows];
  const width = Math.max(...head.map(({ cells }) => cells.length));
  const cells = Array.from({ length: width }, (_, column) => {
    const names = head.map((row) => row.cells[firstColumn(row.row, column, merged)] ?? "");
    return joinedName([...new Set(names.map((name) => name.trim()))].filter(Boolean));
  });
  const joined: GridRow = { row: last, isHidden: false, cells };
  return [...rows.slice(0, at), joined, ...rows.slice(at + head.length)];
}

/** A name under that of its group: in Arabic the group follows, as in «بداية الاشتراك». */
const joinedName = (names: readonly string[]) =>
  (/\p{Script=Arabic}/u.test(names.at(-1) ?? "") ? names.toReversed() : names).join(" ");

/** A row with one cell, unless it heads a few columns of the next row: the title of the table, or its date. */
function isTitle(
  { row, cells }: GridRow,
  next: GridRow | undefined,
  merged: readonly MergedCells[],
): boolean {
  if (cells.filter((cell) => cell !== "").length > 1) return false;
  const firstBelow = next?.cells.findIndex((cell) => cell !== "") ?? 0;
  return !merged.some(({ rows, columns }) => rows[0] === row && columns[0] > firstBelow);
}

function lastRowOfHead(
  first: GridRow,
  next: GridRow | undefined,
  merged: readonly MergedCells[],
): number {
  const here = merged.filter(({ rows }) => rows[0] === first.row);
  const tall = here.filter(({ rows }) => rows[1] > rows[0] && rows[1] < rows[0] + headRows);
  const below = here.some(
    ({ columns, rows }) =>
      rows[0] === rows[1] &&
      (next?.cells.slice(columns[0], columns[1] + 1).filter((cell) => cell !== "").length ?? 0) > 1,
  );
  const last = Math.max(first.row, ...tall.map(({ rows }) => rows[1]));
  return below && next ? Math.max(last, next.row) : last;
}

/** The column with the name of a cell, which is its own or the first of its merged cells. */
const firstColumn = (row: number, column: number, merged: readonly MergedCells[]): number =>
  merged.find(
    ({ rows, columns }) => rows[0] === row && columns[0] <= column && columns[1] >= column,
  )?.columns[0] ?? column;

const isData = (cell: string) =>
  cell.includes("@") || parseNumber(cell) !== undefined || looksLikeDate(cell);
