import { localDateAt, minuteOfDay } from "../../domain/calendar.ts";
import { type CsvValue, csvLine, csvStart } from "../../domain/csv.ts";
import { type Language, languages } from "../../domain/language.ts";
import {
  type AnyDataColumn,
  columnsFor,
  csvName,
  isInstant,
  type MyDataRow,
  type MyDataTable,
  type MyDataTaker,
  myDataFiles,
  tablesFor,
} from "../../domain/trainees/my-data.ts";
import { columnLabels, tableLabels } from "./my-data-labels.ts";
import { valueLabels } from "./my-data-values.ts";
import { m } from "./paraglide/messages.js";

/** Who reads it, in which words and by which clock. */
interface MyDataReader {
  language: Language;
  timeZone: string;
  taker: MyDataTaker;
}

/** The first line of a table's CSV file. */
export const csvHead = (table: MyDataTable, { language, taker }: MyDataReader): string =>
  csvStart +
  csvLine(columnsFor(table, taker).map((column) => columnLabels[column]({}, { locale: language })));

/** A row as the CSV file has it: in words, and by the person's own clock. */
export const csvRow = (table: MyDataTable, row: MyDataRow, reader: MyDataReader): string =>
  csvLine(columnsFor(table, reader.taker).map((column) => csvValue(table, column, row, reader)));

function csvValue(
  table: MyDataTable,
  column: AnyDataColumn,
  row: MyDataRow,
  { language, timeZone, taker }: MyDataReader,
): CsvValue {
  const locale = { locale: language };
  const value = row[column] ?? null;
  const labels = valueLabels[taker][table]?.[column];
  const whose = { gender: String(row["gender"] ?? "other") };
  const inWords = (text: string) => labels?.[text]?.(whose, locale) ?? text;
  if (value === null) return null;
  if (typeof value === "boolean") {
    return value ? m.my_data_value_yes({}, locale) : m.my_data_value_no({}, locale);
  }
  if (typeof value === "number") return isInstant(column) ? momentAt(value, timeZone) : value;
  if (typeof value === "string") return inWords(value);
  return value.map(inWords).join(m.ui_comma({}, locale));
}

/** A moment that spreadsheets read as one: `2026-11-23 14:05`. */
function momentAt(instant: number, timeZone: string): string {
  const minutes = minuteOfDay(instant, timeZone);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${localDateAt(instant, timeZone)} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** What stands in the archive and how it is read, in Arabic and then in English. */
export function readme(about: {
  name: string;
  timeZone: string;
  madeAt: number;
  missing: readonly string[];
  taker: MyDataTaker;
}): string {
  const texts = languages.map((language) => readmeIn(language, about));
  return `${csvStart}${texts.join(`\r\n\r\n${"-".repeat(40)}\r\n\r\n`)}\r\n`;
}

/** What the person is told in words of their own, and the trainer about them. */
const readmeWords = {
  owner: {
    title: m.my_data_readme_title,
    photo: m.my_data_readme_photo,
    without: m.my_data_readme_without,
  },
  trainer: {
    title: m.my_data_of_readme_title,
    photo: m.my_data_of_readme_photo,
    without: m.my_data_of_readme_without,
  },
};

const ownTables: Record<MyDataTaker, Partial<typeof tableLabels>> = {
  owner: {},
  trainer: { account: m.my_data_of_table_account, notes: m.my_data_of_table_notes },
};

function readmeIn(
  language: Language,
  { name, timeZone, madeAt, missing, taker }: Parameters<typeof readme>[0],
): string {
  const locale = { locale: language };
  const { json, pictures, conversation } = myDataFiles;
  const words = readmeWords[taker];
  const lines = [
    words.title({ name }, locale),
    m.my_data_readme_made({ moment: momentAt(madeAt, timeZone) }, locale),
    "",
    m.my_data_readme_tables({ zone: timeZone }, locale),
    m.my_data_readme_guard({}, locale),
    "",
    // The words come first: by them a text editor finds the side on which a line begins.
    ...tablesFor(taker).map((table) => {
      const label = ownTables[taker][table] ?? tableLabels[table];
      return `${label({}, locale)} (${csvName(table)})`;
    }),
    m.my_data_readme_json({ file: json }, locale),
    words.photo({ folder: `${pictures}/` }, locale),
    m.my_data_readme_files({ folder: `${conversation}/` }, locale),
    "",
    words.without({}, locale),
    ...(missing.length > 0 ? ["", m.my_data_readme_missing({}, locale), ...missing] : []),
  ];
  return lines.join("\r\n");
}
