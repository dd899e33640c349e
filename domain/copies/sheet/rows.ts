import { markupFault, type SheetFault, sheetLimits } from "./decode.ts";

/** What stands between the cells of a line. */
const sheetSeparators = ["\t", ";", ","] as const;
type SheetSeparator = (typeof sheetSeparators)[number];

/** A line with something in it, by the number that a spreadsheet gives it. */
interface SheetRow {
  row: number;
  cells: string[];
}

export interface Sheet {
  separator: SheetSeparator;
  /** The line with the names of the columns. */
  header: SheetRow;
  rows: SheetRow[];
}

/** How many lines tell the separator. */
const sampledRows = 20;
const sampledCharacters = 64 * 1024;

/**
 * The table that a text holds: cells may stand in quotes, with separators, lines and doubled quotes
 * inside (RFC 4180); lines end as on any system; empty lines count, and are left out.
 * @param text as `decodeSheet` gives it, or as it was pasted
 */
export function readSheet(text: string): Sheet | { fault: SheetFault } {
  if (text.trim() === "") return { fault: { code: "empty" } };
  if (text.length > sheetLimits.characters) return { fault: { code: "too_large" } };
  const other = markupFault(text);
  if (other) return { fault: other };
  // What Excel writes and reads before the table.
  const declared = /^\ufeff?sep=([\t;,])\r?\n/i.exec(text);
  const body = text.slice(declared?.[0].length ?? 0).replace(/^\ufeff/, "");
  const separator = (declared?.[1] as SheetSeparator | undefined) ?? separatorOf(body);
  const read = readLines(body, separator);
  if ("fault" in read) return read;
  const before = declared ? 1 : 0;
  const [header, ...rows] = read.rows.map(({ row, cells }) => ({ row: row + before, cells }));
  if (!header) return { fault: { code: "empty" } };
  if (rows.length === 0) return { fault: { code: "no_rows" } };
  return { separator, header, rows };
}

/**
 * Which separator makes a table of the text: many columns, and as many in every line as in the first;
 * where a title stands there, as in most of the others.
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
  // Nothing parts a list of one column.
  return best > 0 ? (sheetSeparators[scores.indexOf(best)] ?? ",") : ",";
}

const scoreOf = (width: number, counts: readonly number[]) =>
  ((width - 1) * counts.filter((count) => count === width).length) / Math.max(1, counts.length);

function sampleOf(text: string, separator: SheetSeparator): readonly SheetRow[] {
  const read = readLines(text, separator, sampledRows);
  return "fault" in read ? read.before : read.rows;
}

/** Reads lines up to the end, or to as many as are asked for. */
function readLines(
  text: string,
  separator: SheetSeparator,
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
    if (cell.value.length > sheetLimits.cell) return failed({ code: "cell_too_long", ...place });
    cells.push(cell.value);
    if (cells.length > sheetLimits.columns) return failed({ code: "too_many_columns" });
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    endOfRow();
    if (rows.length > sheetLimits.rows + 1) return failed({ code: "too_many_rows" });
    if (rows.length >= atMost) break;
    at += text.startsWith("\r\n", at) ? 2 : 1;
  }
  return { rows };
}

/**
 * One cell and where it ends, which is a separator, a line's end or the text's.
 * @returns undefined where a quote opens and none closes it
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

/** Signs that turn the direction or take no room, and blanks around: they come along with a copy. */
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\u061c\ufeff]/g;
/** A joiner belongs to a word or a picture of several signs where it stands inside one, and nowhere else. */
const looseJoiner =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{Extended_Pictographic}])/gu;

/** A cell without what nobody sees; `="0599"`, by which sheets keep zeros, is the text inside. */
function cleanCell(cell: string): string {
  const seen = cell
    .replace(unseen, "")
    .replace(looseJoiner, "")
    .replace(/\u00a0/g, " ")
    .trim();
  return /^="([^"]*)"$/.exec(seen)?.[1]?.trim() ?? seen;
}

/** Whether a cell is what a spreadsheet would run: it begins as a formula, and is no number or phone. */
export const isFormula = (cell: string): boolean =>
  /^[=@＝＠]/.test(cell) ||
  (/^[+\-＋－]/.test(cell) && !/^[+-][\d٠-٩۰-۹(][\d٠-٩۰-۹\s().,٫-]*$/.test(cell));

/** Whether letters were lost when the sheet was saved: question marks stand for most of them. */
export function isLost(cell: string): boolean {
  const signs = cell.replace(/[\s/\\.,:;()-]/g, "");
  const lost = signs.replace(/[^?\ufffd]/g, "").length;
  return (lost > 3 || signs.includes("\ufffd")) && lost * 2 >= signs.length;
}

/** Whether nobody wrote anything there, or that there is nothing. */
export const isBlank = (cell: string | undefined): boolean =>
  cell === undefined ||
  /^(?:|[-–—_.]+|[?؟]{1,3}|n\/?a|#n\/a|null|none|nil|لا يوجد|غير معروف|بدون)$/i.test(cell);

/** What is in a column, without blanks. */
export const cellsIn = ({ rows }: Sheet, at: number): string[] =>
  rows.flatMap(({ cells }) => (isBlank(cells[at]) ? [] : (cells[at] ?? [])));
