import { foldForSearch } from "../../arabic.ts";
import type { LocalDate } from "../../calendar.ts";
import { behindGuard } from "../../csv.ts";
import { latinDigits, roundTo } from "../../numerals.ts";
import { isBlank, readSheet, type Sheet, type TableLimits } from "../sheet/rows.ts";
import { factorOf, type Quantity, readAmount, readSeconds } from "./amounts.ts";
import { dayReader } from "./app-days.ts";
import type { Gathered } from "./gathered.ts";
import type { PastRefusal } from "./past.ts";

/** Limits of an app's file. */
export const pastFileLimits: TableLimits = {
  characters: 20 * 1024 * 1024,
  rows: 200_000,
  columns: 200,
  cell: 20_000,
};

interface NumberBounds {
  min: number;
  max: number;
  decimals: number;
}

/** The file of an app with its columns by their folded heads. */
export class AppTable {
  readonly rows: Sheet["rows"];
  /** Heads as they are written. */
  readonly heads: readonly string[];
  readonly decimalComma: boolean;
  readonly #dayReaders = new Map<string, ReturnType<typeof dayReader>>();
  readonly #at = new Map<string, number>();

  constructor({ header, rows, separator }: Sheet) {
    this.rows = rows;
    this.heads = header.cells;
    this.decimalComma = separator === ";";
    for (const [at, head] of header.cells.entries()) {
      const folded = foldForSearch(head);
      if (folded !== "" && !this.#at.has(folded)) this.#at.set(folded, at);
    }
  }

  has = (...heads: readonly string[]): boolean => heads.every((head) => this.#at.has(head));

  placeOf = (head: string): number => this.#at.get(head) ?? -1;

  /** The day of a cell of a column; undefined for any other text. */
  day(head: string, text: string): LocalDate | undefined {
    const at = this.placeOf(head);
    const reader =
      this.#dayReaders.get(head) ?? dayReader(this.rows.map(({ cells }) => cells[at] ?? ""));
    this.#dayReaders.set(head, reader);
    return reader(text);
  }

  /** The folded heads, in order. */
  get columns(): string[] {
    return [...this.#at.keys()];
  }

  /** The first column whose folded head matches. */
  find(pattern: RegExp): string | undefined {
    return this.columns.find((head) => pattern.test(head));
  }
}

export function openAppTable(text: string): AppTable | { refused: PastRefusal } {
  const sheet = readSheet(text, pastFileLimits);
  if (!("fault" in sheet)) return new AppTable(sheet);
  const { code } = sheet.fault;
  if (code === "empty" || code === "no_rows") return { refused: "empty" };
  if (code === "too_large" || code === "too_many_rows") return { refused: "too_large" };
  if (code === "open_quote" || code === "cell_too_long") return { refused: "broken" };
  return { refused: "unknown_file" };
}

/** The cells of a row. A cell that cannot be read is noted and undefined; an empty one is null. */
export class AppRow {
  readonly #table: AppTable;
  readonly #cells: readonly string[];
  readonly #gathered: Gathered;
  readonly #row: number;

  constructor(table: AppTable, { row, cells }: Sheet["rows"][number], gathered: Gathered) {
    this.#table = table;
    this.#row = row;
    this.#cells = cells;
    this.#gathered = gathered;
  }

  /** The text of a cell; empty for a blank one and for a column that the file has not. */
  text(head: string): string {
    const cell = this.#cells[this.#table.placeOf(head)];
    return cell === undefined || isBlank(cell) ? "" : (behindGuard(cell) ?? cell);
  }

  /** The written day of a cell, which is not after today. */
  day(head: string): LocalDate | undefined {
    const day = this.#table.day(head, this.text(head));
    if (day === undefined) return this.fault(head, "no_date");
    return this.#gathered.isAfterToday(day) ? this.fault(head, "in_future") : day;
  }

  number(head: string, bounds: NumberBounds, factor = 1): number | null | undefined {
    const text = this.text(head);
    if (text === "") return null;
    return this.#bounded(head, readAmount(text, this.#table.decimalComma), bounds, factor);
  }

  /** Whether a cell is empty or 0, which apps write for none. */
  isZero(head: string): boolean {
    const text = this.text(head);
    return text === "" || readAmount(text, this.#table.decimalComma) === 0;
  }

  /** A number in a unit, as kg, metres or cm. */
  quantity(
    head: string,
    quantity: Quantity,
    unit: string,
    bounds: NumberBounds,
  ): number | null | undefined {
    const factor = factorOf(quantity, unit);
    return factor === undefined
      ? this.fault(head, "unknown_unit")
      : this.number(head, bounds, factor);
  }

  /** The second of the day that a cell names; 0 without a time. */
  secondOfDay(head: string): number {
    const [, hour, minute, second = "0", half] =
      /(\d{1,2}):(\d{2})(?::(\d{2}))?\s?([ap])?/i.exec(latinDigits(this.text(head))) ?? [];
    if (hour === undefined) return 0;
    const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
    return hours * 3600 + Number(minute) * 60 + Number(second);
  }

  seconds(head: string, bounds: NumberBounds): number | null | undefined {
    const text = this.text(head);
    const seconds = text === "" ? 0 : readSeconds(text, this.#table.decimalComma);
    return seconds === 0 ? null : this.#bounded(head, seconds, bounds, 1);
  }

  #bounded(head: string, value: number | undefined, bounds: NumberBounds, factor: number) {
    if (value === undefined) return this.fault(head, "no_number");
    const rounded = roundTo(value * factor, bounds.decimals);
    if (rounded < bounds.min || rounded > bounds.max) return this.fault(head, "out_of_range");
    return rounded;
  }

  /** Counts a cell that is not kept, by the head as it is written. */
  leave(head: string): void {
    this.#gathered.leave(this.#table.heads[this.#table.placeOf(head)] ?? head);
  }

  /** Notes the cell of a column by the head as it is written. */
  fault(head: string, why: Parameters<Gathered["fault"]>[3]): undefined {
    const at = this.#table.placeOf(head);
    return this.#gathered.fault(
      this.#row,
      this.#table.heads[at] ?? head,
      this.#cells[at] ?? "",
      why,
    );
  }
}
