import type { LocalDate } from "../../calendar.ts";
import { behindGuard } from "../../csv.ts";
import type { FieldProblem } from "../../errors.ts";
import { checkField, type FieldRule, isOfOneLine } from "../../fields.ts";
import { latinDigits, parseNumber } from "../../numerals.ts";
import { asOneLine } from "../../text.ts";
import { commonPlan, isChoiceColumn, type WordMeanings, wordKey } from "./choices.ts";
import { type DateOrder, readDate } from "./dates.ts";
import type { DateColumn, ImportColumn } from "./kinds.ts";
import { isOtherMoney, parseAmount, readMoney } from "./money.ts";
import { isBlank, isFormula, isLost, type Sheet } from "./rows.ts";
import { firstOfTwo } from "./two-people.ts";
import { convertBare, isUnitColumn, readOtherUnit, type UnitReadings } from "./units.ts";

/** The problem of a cell, beyond those of a form. */
export type SheetProblem =
  | FieldProblem
  | { code: "formula" | "unknown_word" | "too_much_macros" }
  /** Question marks in the place of letters. */
  | { code: "lost_letters" }
  /** A subscription's last day that is not after its first. */
  | { code: "ends_before_start" }
  /** Two people's values in one row; a pound or an inch in a metric column; money other than shekels. */
  | { code: "two_people" | "other_unit" | "other_money" }
  /** A paid part of an unknown price, and amounts that contradict each other. */
  | { code: "unpriced" | "amounts_differ" }
  /** Neither an address nor a phone. */
  | { code: "no_contact" }
  /** `1.234` for a whole number: a thousand in some programs, a fraction in others. */
  | { code: "thousand_or_fraction" }
  /** The same person, record or name as in an earlier row. */
  | { code: "repeated"; of: number }
  /** The phone number of another person in an earlier row. */
  | { code: "shared_phone"; of: number };

/** A finding about a cell: it skips the row, skips the cell, or only warns. */
export interface Finding {
  row: number;
  column: ImportColumn;
  /** The cell's text, shortened. */
  cell: string;
  leaves: "row" | "cell" | "nothing";
  problem: SheetProblem;
}

const shownOfCell = 60;

/** The choices by which rows are read. */
export interface ReadOptions {
  /** The meaning of each column. */
  columns: readonly (ImportColumn | undefined)[];
  orders: Partial<Record<DateColumn, DateOrder>>;
  /** The chosen meanings of unknown words. */
  words?: WordMeanings | undefined;
  /** The readings of columns with pounds, feet or inches. */
  units?: UnitReadings | undefined;
  /** Rows of two people, of whom the first is imported. */
  firstOnly?: readonly number[] | undefined;
  /** The trainer's own day. */
  today: LocalDate;
}

/** The cells of a row by their columns; problems are added to `findings`. */
export class RowCells {
  readonly row: number;
  readonly findings: Finding[] = [];
  readonly #cells: Partial<Record<ImportColumn, string>> = {};
  readonly #orders: ReadOptions["orders"];
  readonly #words: WordMeanings;
  readonly #units: UnitReadings;

  constructor({ row, cells }: Sheet["rows"][number], options: ReadOptions) {
    const { columns, orders, words = {}, units = {}, firstOnly = [] } = options;
    this.row = row;
    this.#orders = orders;
    this.#words = words;
    this.#units = units;
    const isFirstOnly = firstOnly.includes(row);
    for (const [at, column] of columns.entries()) {
      const cell = cells[at];
      if (!column || cell === undefined || isBlank(cell, column)) continue;
      this.#cells[column] = (isFirstOnly && firstOfTwo(column, cell)) || cell;
    }
  }

  /** Whether a cell's problem skips the whole row. */
  get isLeftOut(): boolean {
    return this.findings.some(({ leaves }) => leaves === "row");
  }

  /** Whether the row waits for the meaning of a word. */
  get isAsked(): boolean {
    return this.findings.some(
      ({ leaves, problem }) => leaves === "row" && problem.code === "unknown_word",
    );
  }

  has = (column: ImportColumn): boolean => this.#cells[column] !== undefined;

  /** The first column with two people's values; undefined for a row of one. */
  get columnOfTwo(): ImportColumn | undefined {
    const columns = Object.entries(this.#cells) as [ImportColumn, string][];
    return columns.find(([column, cell]) => firstOfTwo(column, cell) !== undefined)?.[0];
  }

  note(column: ImportColumn, problem: SheetProblem, leaves: Finding["leaves"]): undefined {
    const cell = (this.#cells[column] ?? "").slice(0, shownOfCell);
    this.findings.push({ row: this.row, column, cell, leaves, problem });
  }

  /** Skips a row without readable values; the problems of its cells are then those of the row. */
  leaveOut(column: ImportColumn): undefined {
    for (const finding of this.findings) finding.leaves = "row";
    if (this.findings.length === 0) this.note(column, { code: "required" }, "row");
  }

  /** The cell's text, if it is readable. */
  #readable(column: ImportColumn, leaves: "row" | "cell" | "nothing"): string | undefined {
    const cell = this.#cells[column];
    if (cell === undefined) {
      return leaves === "row" ? this.note(column, { code: "required" }, "row") : undefined;
    }
    return isLost(cell) ? this.note(column, { code: "lost_letters" }, leaves) : cell;
  }

  /** A text by its rule. A formula is refused, unless it has the guard of the product's own files. */
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

  /** A number by its rule, with or without its unit: `78 كغ`. */
  number(
    column: ImportColumn,
    rule: Extract<FieldRule, { kind: "number" }>,
    { leaves = "cell", adjust = (value) => value, read = readQuantity }: NumberOptions = {},
  ): number | undefined {
    const cell = this.#readable(column, leaves);
    if (cell === undefined) return undefined;
    if (isFormula(cell)) return this.note(column, { code: "formula" }, leaves);
    const number = this.#measured(column, cell, read);
    if (number === "other_unit") return this.note(column, { code: number }, leaves);
    if (number === undefined) return this.note(column, { code: "not_a_number" }, leaves);
    if (rule.decimals === 0 && mayBeThousand.test(latinDigits(cell))) {
      return this.note(column, { code: "thousand_or_fraction" }, leaves);
    }
    const value = adjust(number);
    const problem = checkField(rule, value);
    return problem ? this.note(column, problem, leaves) : value;
  }

  /** A number in the metric unit of its column. */
  #measured(column: ImportColumn, cell: string, read: (cell: string) => number | undefined) {
    if (!isUnitColumn(column)) return read(cell);
    const reading = this.#units[column];
    const other = readOtherUnit(column, cell);
    if (other !== undefined) {
      return reading === "marked" || reading === "all" ? other : ("other_unit" as const);
    }
    const number = read(cell);
    const isBare = reading === "all" && parseAmount(cell) !== undefined;
    return number !== undefined && isBare ? convertBare(column, number) : number;
  }

  /** Agorot of an amount; other money is never converted. */
  money(column: ImportColumn, read = readMoney): number | undefined {
    const cell = this.#readable(column, "cell");
    if (cell === undefined) return undefined;
    if (isOtherMoney(cell)) return this.note(column, { code: "other_money" }, "cell");
    if (isFormula(cell)) return this.note(column, { code: "formula" }, "cell");
    return read(cell) ?? this.note(column, { code: "not_a_number" }, "cell");
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
    const chosen = meaning === undefined ? undefined : read(meaning);
    return chosen ?? this.note(column, { code: "unknown_word" }, leaves);
  }
}

interface NumberOptions {
  leaves?: "row" | "cell";
  /** Converts a value of another unit. */
  adjust?: (value: number) => number;
  read?: (cell: string) => number | undefined;
}

/** Metric units after a number. */
const units =
  /\s*(?:كغ|كجم|كيلو(?:غرام|جرام)?|kgs?|سم|cm|متر|m|سنة|سنه|عام|years?|y|غ|غم|جرام|g|سعرة|kcal|cal|ثانية|ث|sec|s|%|٪)\.?$/i;

/** Spoken fractions after a whole number: «٧٢ ونص». */
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
 * A number as people write it in a cell: `78.5`, `٧٨٫٥`, `78,5 كغ`, «٧٢ ونص».
 * @returns undefined for any other text, and for pounds and inches
 */
export function readQuantity(cell: string): number | undefined {
  const plain = cell.replace(units, "");
  const [spoken, word, sign] = spokenPart.exec(plain) ?? [];
  if (spoken === undefined) return readEuropean(plain) ?? parseNumber(plain);
  const whole = parseNumber(plain.slice(0, -spoken.length).replace(units, ""));
  const part = spokenParts[word ?? sign ?? ""] ?? 0;
  return whole !== undefined && Number.isInteger(whole) ? whole + part : undefined;
}

/** `1.250,5`: both signs in one number say which is which. */
const readEuropean = (text: string) =>
  /^[+-]?\d{1,3}(?:\.\d{3})+,\d+$/.test(latinDigits(text).trim()) ? parseAmount(text) : undefined;

/** Seconds as written in a cell: `45 ث`, or as clock time and in words: `1:30`, `0:32:06`, `1h 5m`, «دقيقتان». */
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

/**
 * Keeps the first row of each key; each later one gets a finding with the number of the first, also of one that waits
 * for a word: no later row says what that one means.
 */
export function noteRepeated<Row extends { row: number }>(
  read: readonly { cells: RowCells; value: Row | undefined }[],
  column: (value: Row) => ImportColumn,
  keyOf: (value: Row) => string,
): void {
  const first = new Map<string, number>();
  for (const { cells, value } of read) {
    if (!value || (cells.isLeftOut && !cells.isAsked)) continue;
    const key = keyOf(value);
    const of = first.get(key);
    if (of === undefined) first.set(key, value.row);
    else if (!cells.isLeftOut) cells.note(column(value), { code: "repeated", of }, "row");
  }
}

/** The result of a sheet: the importable rows and all findings. */
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
