import { localDateAt, minuteOfDay } from "../../domain/calendar.ts";
import {
  type CopiedRow,
  type CopiedValue,
  type Copy,
  isInstant,
} from "../../domain/copies/copied-tables.ts";
import { type CsvValue, csvLine, csvStart } from "../../domain/csv.ts";
import { type Language, languages } from "../../domain/language.ts";
import { columnLabel, type LabelledColumn, type LabelledTable } from "./copied-labels.ts";
import { valueLabels } from "./copied-values.ts";
import { m } from "./paraglide/messages.js";

/** The reader of a copy: the language of its words and the time zone of its times. */
interface CopyReader {
  copy: Copy;
  language: Language;
  timeZone: string;
}

/** A copied table, whose name and columns have texts. */
export interface ShownTable {
  table: LabelledTable;
  columns: readonly LabelledColumn[];
}

/** A copied table in a list of contents, with the name of its file. */
export interface ListedTable {
  table: LabelledTable;
  file: string;
}

/** The first line of a table's CSV file. */
export const csvHead = ({ table, columns }: ShownTable, { language }: CopyReader): string =>
  csvStart + csvLine(columns.map((column) => columnLabel(table, column)({}, { locale: language })));

/** A row of a table's CSV file: values in words, and times in each person's zone. */
export const csvRow = ({ table, columns }: ShownTable, row: CopiedRow, reader: CopyReader) =>
  csvLine(columns.map((column) => cell(table, column, row, reader)));

function cell(
  table: LabelledTable,
  column: LabelledColumn,
  row: CopiedRow,
  { copy, language, timeZone }: CopyReader,
): CsvValue {
  const locale = { locale: language };
  const value: CopiedValue = row[column] ?? null;
  // The ledger's rows stay after their person's deletion.
  if (value === null) return column === "trainee" ? m.payments_nobody({}, locale) : null;
  if (typeof value === "boolean") {
    return value ? m.my_data_value_yes({}, locale) : m.my_data_value_no({}, locale);
  }
  const labels = valueLabels(copy, table, column);
  if (typeof value === "number" && !labels) {
    return isInstant(column) ? momentAt(value, String(row.traineeZone ?? timeZone)) : value;
  }
  const gender = String(row.gender ?? "other");
  const inWords = (text: string) => labels?.[text]?.({ gender }, locale) ?? text;
  return Array.isArray(value)
    ? value.map(inWords).join(m.ui_comma({}, locale))
    : inWords(String(value));
}

/** An instant in the form of spreadsheets: `2026-11-23 14:05`. */
export function momentAt(instant: number, timeZone: string): string {
  const minutes = minuteOfDay(instant, timeZone);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${localDateAt(instant, timeZone)} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** A text file in every language, Arabic first. */
export function inEveryLanguage(linesIn: (language: Language) => readonly string[]): string {
  const texts = languages.map((language) => linesIn(language).join("\r\n"));
  return `${csvStart}${texts.join(`\r\n\r\n${"-".repeat(40)}\r\n\r\n`)}\r\n`;
}
