import { foldForSearch } from "../../arabic.ts";
import type { Aside } from "./asides.ts";
import { markupFault, type SheetFault, sheetLimits } from "./decode.ts";
import type { ImportColumn } from "./kinds.ts";

/** The possible separators of cells. */
const sheetSeparators = ["\t", ";", ","] as const;
type SheetSeparator = (typeof sheetSeparators)[number];

/** A line that is not empty, with its number in the spreadsheet. */
export interface SheetRow {
  row: number;
  cells: string[];
}

export interface Sheet {
  separator: SheetSeparator;
  /** The line with the column names. */
  header: SheetRow;
  rows: SheetRow[];
  /** The lines that are no rows, once the header is found. */
  asides?: Aside[];
}

/** Maximum characters, lines below the head, columns, and characters of a cell. */
export type TableLimits = Record<"characters" | "rows" | "columns" | "cell", number>;

/** Number of lines that decide the separator. */
const sampledRows = 20;
const sampledCharacters = 64 * 1024;

/**
 * The table of a text (RFC 4180): quoted cells may contain separators, line breaks and doubled quotes. Any line ending
 * is allowed. Empty lines are counted and skipped.
 * @param text from `decodeSheet`, or pasted
 * @param limits of a sheet; the file of an app has its own
 */
export function readSheet(
  text: string,
  limits: TableLimits = sheetLimits,
): Sheet | { fault: SheetFault } {
  if (text.trim() === "") return { fault: { code: "empty" } };
  if (text.length > limits.characters) return { fault: { code: "too_large" } };
  const other = markupFault(text);
  if (other) return { fault: other };
  // Excel writes and reads this before the table.
  const declared = /^\ufeff?sep=([\t;,])\r?\n/i.exec(text);
  const body = text.slice(declared?.[0].length ?? 0).replace(/^\ufeff/, "");
  const separator = (declared?.[1] as SheetSeparator | undefined) ?? separatorOf(body);
  const read = readLines(body, separator, limits);
  if ("fault" in read) return read;
  const before = declared ? 1 : 0;
  const [header, ...rows] = read.rows.map(({ row, cells }) => ({ row: row + before, cells }));
  if (!header) return { fault: { code: "empty" } };
  if (rows.length === 0) return { fault: { code: "no_rows" } };
  return { separator, header, rows };
}

/**
 * The separator that makes a table of the text: many columns, with the same number in every line as in the first. If
 * the first line is a title, the most common number counts.
 */
function separatorOf(text: string): SheetSeparator {
  const sample = text.slice(0, sampledCharacters);
  const counts = sheetSeparators.map((separator) =>
    sampleOf(sample, separator).map(({ cells }) => cells.length),
  );
  const byFirst = counts.map(([header = 1, ...others]) => scoreOf(header, [header, ...others]));
  const byMost = counts.map((all) => Math.max(0, ...all.map((width) => scoreOf(width, all))));
  const scores = byFirst.some((score) => score > 0) ? byFirst : byMost;
  const best = Math.max(...scores);
  // A list of one column has no separator.
  return best > 0 ? (sheetSeparators[scores.indexOf(best)] ?? ",") : ",";
}

const scoreOf = (width: number, counts: readonly number[]) =>
  ((width - 1) * counts.filter((count) => count === width).length) / Math.max(1, counts.length);

function sampleOf(text: string, separator: SheetSeparator): readonly SheetRow[] {
  const read = readLines(text, separator, sheetLimits, sampledRows);
  return "fault" in read ? read.before : read.rows;
}

/** Reads lines up to the end, or up to a maximum. */
function readLines(
  text: string,
  separator: SheetSeparator,
  limits: TableLimits,
  atMost = Number.POSITIVE_INFINITY,
): { rows: SheetRow[] } | { fault: SheetFault; before: SheetRow[] } {
  const rows: SheetRow[] = [];
  let cells: string[] = [];
  let row = 1;
  const failed = (fault: SheetFault) => ({ fault, before: rows });
  const endOfRow = () => {
    if (cells.some((cell) => cell !== "")) rows.push({ row, cells });
    cells = [];
    row += 1;
  };
  for (let at = 0; at <= text.length; ) {
    const cell = readCell(text, at, separator);
    const place = { row, column: cells.length + 1 };
    if (cell === undefined) return failed({ code: "open_quote", ...place });
    if (cell.value.length > limits.cell) return failed({ code: "cell_too_long", ...place });
    cells.push(cell.value);
    if (cells.length > limits.columns) return failed({ code: "too_many_columns" });
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    endOfRow();
    if (rows.length > limits.rows + 1) return failed({ code: "too_many_rows" });
    if (rows.length >= atMost) break;
    at += text.startsWith("\r\n", at) ? 2 : 1;
  }
  return { rows };
}

/**
 * A cell and its end, which is a separator, a line ending or the end of the text.
 * @returns undefined for an unclosed quote
 */
function readCell(
  text: string,
  start: number,
  separator: SheetSeparator,
): { value: string; end: number } | undefined {
  let at = start;
  let quoted = "";
  if (text[at] === '"') {
    let from = at + 1;
    for (;;) {
      const quote = text.indexOf('"', from);
      if (quote === -1) return undefined;
      quoted += text.slice(from, quote);
      if (text[quote + 1] !== '"') {
        at = quote + 1;
        break;
      }
      quoted += '"';
      from = quote + 2;
    }
  }
  let end = at;
  while (end < text.length && text[end] !== separator && !isLineEnd(text[end])) end += 1;
  return { value: cleanCell(quoted + text.slice(at, end)), end };
}

const isLineEnd = (sign: string | undefined) => sign === "\n" || sign === "\r";

/** Direction marks, zero-width characters and outer blanks, which come along with a copy. */
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\u061c\ufeff]/g;
/** A joiner outside a word or an emoji sequence. */
const looseJoiner =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{Extended_Pictographic}])/gu;

/** A cell without invisible characters; `="0599"`, with which sheets preserve zeros, is the text inside. */
function cleanCell(cell: string): string {
  const seen = cell
    .replace(unseen, "")
    .replace(looseJoiner, "")
    .replace(/\u00a0/g, " ")
    .trim();
  return /^="([^"]*)"$/.exec(seen)?.[1]?.trim() ?? seen;
}

/** Whether a spreadsheet would run the cell: it starts as a formula, and is no number or phone. */
export const isFormula = (cell: string): boolean =>
  /^[=@＝＠]/.test(cell) ||
  (/^[+\-＋－]/.test(cell) && !/^[+-][\d٠-٩۰-۹(][\d٠-٩۰-۹\s().,٫-]*$/.test(cell));

/** Whether saving lost the letters: most of them are question marks. */
export function isLost(cell: string): boolean {
  const signs = cell.replace(/[\s/\\.,:;()-]/g, "");
  const lost = signs.replace(/[^?\ufffd]/g, "").length;
  return (lost > 3 || signs.includes("\ufffd")) && lost * 2 >= signs.length;
}

/** Whether a cell is empty, or says «none». Nobody gets a plan by «unknown», so that of a plan is a word. */
export const isBlank = (cell: string | undefined, column?: ImportColumn): boolean =>
  cell === undefined ||
  /^(?:|[-–—_.]+|[?؟]{1,3}|n\/?a|#n\/a|null|none|nil|لا يوجد|بدون)$/i.test(cell) ||
  (column !== "plan" && /^غير معروف$/.test(cell));

/** What the headers of two sheets of the same form have in common. */
export const headPrint = ({ header }: Sheet): string =>
  header.cells
    .map((cell) => foldForSearch(cell))
    .join("|")
    .slice(0, 500);

/** The cells of a column without blanks. */
export const cellsIn = ({ rows }: Sheet, at: number, column?: ImportColumn): string[] =>
  rows.flatMap(({ cells }) => (isBlank(cells[at], column) ? [] : (cells[at] ?? [])));
