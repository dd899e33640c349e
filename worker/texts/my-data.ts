import { localDateAt, minuteOfDay } from "../../domain/calendar.ts";
import {
  columnsFor,
  csvName,
  isInstant,
  type MyDataRow,
  type MyDataTable,
  type MyDataTaker,
  type MyDataValue,
  myDataFiles,
  tablesFor,
} from "../../domain/copies/my-data.ts";
import { type CsvValue, csvLine, csvStart } from "../../domain/csv.ts";
import { type Language, languages } from "../../domain/language.ts";
import { labelOf, tableLabels } from "./my-data-labels.ts";
import { type ValueLabels, valueLabels } from "./my-data-values.ts";
import { m } from "./paraglide/messages.js";

/** Who reads it, in which words and by which clock. */
interface MyDataReader {
  language: Language;
  timeZone: string;
  taker: MyDataTaker;
}

/** The first line of a table's CSV file. */
export const csvHead = (table: MyDataTable, reader: MyDataReader): string =>
  csvStart + csvLine(headCells(table, reader));

/** A row as the CSV file has it: in words, and by the person's own clock. */
export const csvRow = (table: MyDataTable, row: MyDataRow, reader: MyDataReader): string =>
  csvLine(rowCells(table, row, reader));

/** The names of a table's columns. */
export const headCells = (
  table: MyDataTable,
  { language, taker }: Pick<MyDataReader, "language" | "taker">,
): string[] =>
  columnsFor(table, taker).map((column) => labelOf(table, column)({}, { locale: language }));

/** The values of a row, in the order of its table's columns. */
export const rowCells = (table: MyDataTable, row: MyDataRow, reader: MyDataReader): CsvValue[] =>
  columnsFor(table, reader.taker).map((column) =>
    cellOf(row[column] ?? null, {
      ...reader,
      labels: valueLabels[reader.taker][table]?.[column],
      isMoment: isInstant(column),
      gender: String(row.gender ?? "other"),
    }),
  );

interface Cell {
  language: Language;
  timeZone: string;
  /** Words for values of a closed list. */
  labels: ValueLabels | undefined;
  isMoment: boolean;
  gender: string;
}

/** A value in words, and by a clock. */
export function cellOf(
  value: MyDataValue,
  { language, timeZone, labels, isMoment, gender }: Cell,
): CsvValue {
  const locale = { locale: language };
  const inWords = (text: string) => labels?.[text]?.({ gender }, locale) ?? text;
  if (value === null) return null;
  if (typeof value === "boolean") {
    return value ? m.my_data_value_yes({}, locale) : m.my_data_value_no({}, locale);
  }
  if (typeof value === "number") return isMoment ? momentAt(value, timeZone) : value;
  if (typeof value === "string") return inWords(value);
  return value.map(inWords).join(m.ui_comma({}, locale));
}

/** A moment that spreadsheets read as one: `2026-11-23 14:05`. */
export function momentAt(instant: number, timeZone: string): string {
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

/** What of a table is called otherwise by whom. */
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
