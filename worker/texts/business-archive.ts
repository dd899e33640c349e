import type { ArchiveReader } from "../../domain/accounts/file-reader.ts";
import {
  type ArchivedTable,
  archivedCsv,
  archivedFiles,
  archivedTables,
  type BusinessTable,
  businessColumns,
  businessKeys,
  personColumnsOf,
} from "../../domain/copies/business-archive.ts";
import {
  isInstant,
  jsonRow,
  type MyDataRow,
  type MyDataTable,
  type MyDataValue,
} from "../../domain/copies/my-data.ts";
import { type CsvValue, csvLine, csvStart } from "../../domain/csv.ts";
import { type Language, languages } from "../../domain/language.ts";
import {
  businessLabels,
  businessTableLabels,
  businessValues,
  peopleTableLabels,
} from "./business-archive-labels.ts";
import { cellOf, headCells, momentAt, rowCells } from "./my-data.ts";
import { m } from "./paraglide/messages.js";

const taker = "trainer" as const;

type Parted = { business: BusinessTable } | { people: MyDataTable };

function partsOf(table: ArchivedTable): Parted {
  const [side, name] = table.split("/");
  return side === "business"
    ? { business: name as BusinessTable }
    : { people: name as MyDataTable };
}

/** The first line of a table's CSV file. */
export function archiveHead(table: ArchivedTable, { language }: ArchiveReader): string {
  const parted = partsOf(table);
  const label = (column: keyof typeof businessLabels) =>
    businessLabels[column]({}, { locale: language });
  const cells =
    "business" in parted
      ? businessColumns[parted.business].map(label)
      : [
          ...personColumnsOf(parted.people).map(label),
          ...headCells(parted.people, { language, taker }),
        ];
  return csvStart + csvLine(cells);
}

/** A row as the CSV file has it; what is of a trainee by their own clock. */
export function archiveLine(table: ArchivedTable, row: MyDataRow, reader: ArchiveReader): string {
  const parted = partsOf(table);
  return csvLine(
    "business" in parted
      ? businessCells(parted.business, row, reader)
      : peopleCells(parted.people, row, reader),
  );
}

function businessCells(table: BusinessTable, row: MyDataRow, reader: ArchiveReader): CsvValue[] {
  return businessColumns[table].map((column) => {
    const labels = businessValues[table]?.[column];
    const value = row[column] ?? null;
    const inWords = labels && typeof value === "number" ? String(value) : value;
    return cellOf(inWords, {
      ...reader,
      labels,
      isMoment: isInstant(column),
      gender: "other",
    });
  });
}

function peopleCells(table: MyDataTable, row: MyDataRow, reader: ArchiveReader): CsvValue[] {
  const { language } = reader;
  const zone = row.traineeZone;
  const timeZone = typeof zone === "string" ? zone : reader.timeZone;
  const whose = personColumnsOf(table).map((column) => {
    const value = row[column];
    if (typeof value === "string") return value;
    return column === "trainee" ? m.payments_nobody({}, { locale: language }) : null;
  });
  return [...whose, ...rowCells(table, row, { language, timeZone, taker })];
}

/** The keys of a row as the JSON file has it: whose it is, and instants as ISO 8601 texts in UTC. */
export function archiveObject(table: ArchivedTable, row: MyDataRow): Record<string, unknown> {
  const parted = partsOf(table);
  if ("business" in parted) {
    const columns = [...businessKeys[parted.business], ...businessColumns[parted.business]];
    return Object.fromEntries(
      columns.map((column) => [column, plainValue(parted.business, column, row)]),
    );
  }
  const { traineeId = null, trainee = null, traineeEmail = null } = row;
  return { traineeId, trainee, traineeEmail, ...jsonRow(parted.people, row, taker) };
}

function plainValue(table: BusinessTable, column: string, row: MyDataRow): unknown {
  const value: MyDataValue = row[column] ?? null;
  if (isInstant(column) && typeof value === "number") return new Date(value).toISOString();
  // Stored as JSON, and read as it.
  return table === "settings" && column === "value" ? JSON.parse(String(value)) : value;
}

/** What stands in the archive and how it is read, in Arabic and then in English. */
export function archiveReadme(about: {
  business: string;
  timeZone: string;
  madeAt: number;
  missing: number;
}): string {
  const texts = languages.map((language) => readmeIn(language, about));
  return `${csvStart}${texts.join(`\r\n\r\n${"-".repeat(40)}\r\n\r\n`)}\r\n`;
}

function readmeIn(
  language: Language,
  { business, timeZone, madeAt, missing }: Parameters<typeof archiveReadme>[0],
): string {
  const locale = { locale: language };
  const { people, videos } = archivedFiles;
  const tables: readonly ArchivedTable[] = [...archivedTables, "people/messages"];
  const lines = [
    m.business_archive_readme_title({ business }, locale),
    m.my_data_readme_made({ moment: momentAt(madeAt, timeZone) }, locale),
    "",
    m.business_archive_readme_tables({ folder: "csv/" }, locale),
    m.my_data_readme_guard({}, locale),
    m.business_archive_readme_rows({}, locale),
    "",
    ...tables.map((table) => `${tableLabel(table)({}, locale)} (${archivedCsv(table)})`),
    m.business_archive_readme_json({ folder: "json/" }, locale),
    m.business_archive_readme_people({ folder: `${people}/` }, locale),
    m.business_archive_readme_videos({ folder: `${videos}/` }, locale),
    "",
    m.business_archive_readme_without({}, locale),
    ...(missing > 0 ? ["", m.business_archive_readme_missing({ count: missing }, locale)] : []),
  ];
  return lines.join("\r\n");
}

function tableLabel(table: ArchivedTable) {
  const parted = partsOf(table);
  return "business" in parted
    ? businessTableLabels[parted.business]
    : peopleTableLabels[parted.people];
}

/** What tells the trainer that the archive can be fetched. */
export const archiveNotice = (language: Language): { title: string; message: string } => ({
  title: m.business_archive_notice_title({}, { locale: language }),
  message: m.business_archive_notice_text({}, { locale: language }),
});
