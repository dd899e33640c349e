import type { LocalDate } from "../../calendar.ts";
import { behindGuard } from "../../csv.ts";
import type { FieldProblem } from "../../errors.ts";
import { checkField, type FieldRule, isOfOneLine } from "../../fields.ts";
import { latinDigits, parseNumber } from "../../numerals.ts";
import { asOneLine } from "../../text.ts";
import { commonPlan, isChoiceColumn, type WordMeanings, wordKey } from "./choices.ts";
import { type DateOrder, readDate } from "./dates.ts";
import type { DateColumn, ImportColumn } from "./kinds.ts";
import { isBlank, isFormula, isLost, type Sheet } from "./rows.ts";

/** What is wrong with a cell besides what a form would say of it. */
export type SheetProblem =
  | FieldProblem
  | { code: "formula" | "unknown_word" | "too_much_macros" }
  /** Question marks stand where letters were. */
  | { code: "lost_letters" }
  /** A subscription's last day that is not behind its first. */
  | { code: "ends_before_start" }
  /** `1.234` of something whole: a thousand to some programs, a fraction to others. */
  | { code: "thousand_or_fraction" }
  /** The same person, record or name stands in an earlier row. */
  | { code: "repeated"; of: number }
  /** The phone number of somebody else in an earlier row. */
  | { code: "shared_phone"; of: number };

/** Something about a cell: it leaves out its row, or only itself, or is but to be looked at. */
export interface Finding {
  row: number;
  column: ImportColumn;
  /** As it stands in the sheet, shortened. */
  cell: string;
  leaves: "row" | "cell" | "nothing";
  problem: SheetProblem;
}

const shownOfCell = 60;

/** What is known besides the sheet when its rows are read. */
export interface ReadOptions {
  /** What each column is. */
  columns: readonly (ImportColumn | undefined)[];
  orders: Partial<Record<DateColumn, DateOrder>>;
  /** What words mean that nobody knows by themselves. */
  words?: WordMeanings | undefined;
  /** The trainer's own day. */
  today: LocalDate;
}

/** The cells of one row by their columns; what is wrong with them gathers in `findings`. */
export class RowCells {
  readonly row: number;
  readonly findings: Finding[] = [];
  readonly #cells: Partial<Record<ImportColumn, string>> = {};
  readonly #orders: ReadOptions["orders"];
  readonly #words: WordMeanings;

  constructor({ row, cells }: Sheet["rows"][number], { columns, orders, words = {} }: ReadOptions) {
    this.row = row;
    this.#orders = orders;
    this.#words = words;
    for (const [at, column] of columns.entries()) {
      const cell = cells[at];
      if (column && cell !== undefined && !isBlank(cell)) this.#cells[column] = cell;
    }
  }

  /** Whether a cell keeps the whole row out. */
  get isLeftOut(): boolean {
    return this.findings.some(({ leaves }) => leaves === "row");
  }

  has = (column: ImportColumn): boolean => this.#cells[column] !== undefined;

  note(column: ImportColumn, problem: SheetProblem, leaves: Finding["leaves"]): undefined {
    const cell = (this.#cells[column] ?? "").slice(0, shownOfCell);
    this.findings.push({ row: this.row, column, cell, leaves, problem });
  }

  /** Of a row with nothing left to bring: what spoiled its cells leaves all of it out. */
  leaveOut(column: ImportColumn): undefined {
    for (const finding of this.findings) finding.leaves = "row";
    if (this.findings.length === 0) this.note(column, { code: "required" }, "row");
  }

  /** A cell in which something stands that can be read. */
  #readable(column: ImportColumn, leaves: "row" | "cell" | "nothing"): string | undefined {
    const cell = this.#cells[column];
    if (cell === undefined) {
      return leaves === "row" ? this.note(column, { code: "required" }, "row") : undefined;
    }
    return isLost(cell) ? this.note(column, { code: "lost_letters" }, leaves) : cell;
  }

  /** A text by its rule; what a spreadsheet would run is none, unless a guard of ours stands before it. */
  text(column: ImportColumn, rule: FieldRule, leaves: "row" | "cell"): string | undefined {
    const cell = this.#readable(column, leaves);
    if (cell === undefined) return undefined;
    const guarded = behindGuard(cell);
    if (guarded === undefined && isFormula(cell)) {
      return this.note(column, { code: "formula" }, leaves);
    }
    const whole = guarded ?? cell;
    const text = isOfOneLine(rule) ? asOneLine(whole).trim() : whole;
    const problem = checkField(rule, text);
    return problem ? this.note(column, problem, leaves) : text;
  }

  /** A number by its rule, which may have its unit behind it: `78 كغ`. */
  number(
    column: ImportColumn,
    rule: Extract<FieldRule, { kind: "number" }>,
    { leaves = "cell", adjust = (value) => value, read = readQuantity }: NumberOptions = {},
  ): number | undefined {
    const cell = this.#readable(column, leaves);
    if (cell === undefined) return undefined;
    if (isFormula(cell)) return this.note(column, { code: "formula" }, leaves);
    const number = read(cell);
    if (number === undefined) return this.note(column, { code: "not_a_number" }, leaves);
    if (rule.decimals === 0 && mayBeThousand.test(latinDigits(cell))) {
      return this.note(column, { code: "thousand_or_fraction" }, leaves);
    }
    const value = adjust(number);
    const problem = checkField(rule, value);
    return problem ? this.note(column, problem, leaves) : value;
  }

  /** A day in the order of its column. */
  date(column: DateColumn, leaves: "row" | "cell"): LocalDate | undefined {
    const cell = this.#readable(column, leaves);
    if (cell === undefined) return undefined;
    const date = readDate(cell, this.#orders[column] ?? "dmy");
    return date ?? this.note(column, { code: "not_a_date" }, leaves);
  }

  /** A choice by its words. */
  choice<Choice>(
    column: ImportColumn,
    read: (cell: string) => Choice | undefined,
    leaves: "row" | "cell",
  ): Choice | undefined {
    const cell = this.#readable(column, leaves);
    if (cell === undefined) return undefined;
    const known = read(cell);
    if (known !== undefined) return known;
    const meaning = isChoiceColumn(column) ? this.#words[column]?.[wordKey(cell)] : undefined;
    if (column === "plan" && meaning === commonPlan) return undefined;
    const meant = meaning === undefined ? undefined : read(meaning);
    return meant ?? this.note(column, { code: "unknown_word" }, leaves);
  }
}

interface NumberOptions {
  leaves?: "row" | "cell";
  /** What a value in another measure is in ours. */
  adjust?: (value: number) => number;
  read?: (cell: string) => number | undefined;
}

/** Units that people write behind a number, and that are ours. */
const units =
  /\s*(?:كغ|كجم|كيلو(?:غرام|جرام)?|kgs?|سم|cm|متر|m|سنة|سنه|عام|years?|y|غ|غم|جرام|g|سعرة|kcal|cal|ثانية|ث|sec|s|%|٪)\.?$/i;

/** What people say behind a whole number: «٧٢ ونص». */
const spokenParts: Record<string, number> = {
  نص: 0.5,
  نصف: 0.5,
  ربع: 0.25,
  ثلث: 1 / 3,
  "½": 0.5,
  "¼": 0.25,
  "¾": 0.75,
};
const spokenPart = /\s*(?:و\s*(نصف?|ربع|ثلث)|([½¼¾]))$/;
const mayBeThousand = /^[1-9]\d{0,2}[.٫]\d{3}(?!\d)/;

/**
 * A number as people write it into a cell: `78.5`, `٧٨٫٥`, `78,5 كغ`, «٧٢ ونص».
 * @returns undefined where something else stands there, pounds and inches among it
 */
export function readQuantity(cell: string): number | undefined {
  const plain = cell.replace(units, "");
  const [spoken, word, sign] = spokenPart.exec(plain) ?? [];
  if (spoken === undefined) return parseNumber(plain);
  const whole = parseNumber(plain.slice(0, -spoken.length).replace(units, ""));
  const part = spokenParts[word ?? sign ?? ""] ?? 0;
  return whole !== undefined && Number.isInteger(whole) ? whole + part : undefined;
}

/** Seconds as a cell has them: `45 ث`, or by the clock and its words: `1:30`, `0:32:06`, `1h 5m`, «دقيقتان». */
export function readSeconds(cell: string): number | undefined {
  const plain = latinDigits(cell).trim().toLowerCase();
  const [, first, second, third] = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?$/.exec(plain) ?? [];
  if (first && second) {
    const [hours, minutes, seconds] = third ? [first, second, third] : ["0", first, second];
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  }
  if (/^دقيق(?:ة|ه)$/.test(plain)) return 60;
  if (/^دقيقت(?:ان|ين)$/.test(plain)) return 120;
  const [, h, m, s] =
    /^(?:(\d+)\s*(?:h|hrs?|hours?|ساعة|ساعه))?\s*(?:(\d+)\s*(?:m|mins?|minutes?|د|دقيقة|دقيقه|دقائق))?\s*(?:(\d+)\s*(?:s|secs?|seconds?|ث|ثانية|ثواني))?$/.exec(
      plain,
    ) ?? [];
  if (h || m) return Number(h ?? 0) * 3600 + Number(m ?? 0) * 60 + Number(s ?? 0);
  return readQuantity(cell);
}

/** Keeps the first of each key; of every other it is noted which row was before it. */
export function noteRepeated<Row extends { row: number }>(
  read: readonly { cells: RowCells; value: Row | undefined }[],
  column: (value: Row) => ImportColumn,
  keyOf: (value: Row) => string,
): void {
  const first = new Map<string, number>();
  for (const { cells, value } of read) {
    if (!value || cells.isLeftOut) continue;
    const key = keyOf(value);
    const of = first.get(key);
    if (of === undefined) first.set(key, value.row);
    else cells.note(column(value), { code: "repeated", of }, "row");
  }
}

/** What was read of a sheet: the rows that can be brought in, and all that is to be said. */
export interface SheetRead<Row> {
  rows: Row[];
  findings: Finding[];
}

export function gathered<Row>(
  read: readonly { cells: RowCells; value: Row | undefined }[],
): SheetRead<Row> {
  return {
    rows: read.flatMap(({ cells, value }) => (value && !cells.isLeftOut ? [value] : [])),
    findings: read.flatMap(({ cells }) => cells.findings),
  };
}
