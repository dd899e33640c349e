import { localDateAt, minuteOfDay } from "../../domain/calendar.ts";
import type { CopiedColumn, CopiedTable, Copy } from "../../domain/copies/copied-columns.ts";
import {
  type CopiedRow,
  type CopiedValue,
  columnsIn,
  isInstant,
} from "../../domain/copies/copied-tables.ts";
import { type CsvValue, csvLine, csvStart } from "../../domain/csv.ts";
import { type Language, languages } from "../../domain/language.ts";
import { columnLabel } from "./copied-labels.ts";
import { valueLabels } from "./copied-values.ts";
import { m } from "./paraglide/messages.js";

/** The reader of a copy: the language of its words and the time zone of its times. */
interface CopyReader {
  copy: Copy;
  language: Language;
  timeZone: string;
}

/** The first line of a table's CSV file. */
export const csvHead = (table: CopiedTable, { copy, language }: CopyReader): string =>
  csvStart +
  csvLine(
    columnsIn(copy, table).map((column) => columnLabel(table, column)({}, { locale: language })),
  );

/** A row of a table's CSV file: values in words, and times in each person's zone. */
export const csvRow = (table: CopiedTable, row: CopiedRow, reader: CopyReader): string =>
  csvLine(columnsIn(reader.copy, table).map((column) => cell(table, column, row, reader)));

function cell(
  table: CopiedTable,
  column: CopiedColumn,
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
