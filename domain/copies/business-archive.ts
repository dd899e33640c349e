import type { CopiedTable, StoredTable } from "./copied-columns.ts";
import { csvName, dashed, tablesIn } from "./copied-tables.ts";
import { storableName } from "./my-data.ts";

/** How long a finished archive can be fetched, in milliseconds. */
export const archiveKeptMs = 86_400_000;

/** How long one may stand still before another can take its place, in milliseconds. */
export const archiveGivenUpMs = 12 * 3_600_000;

/** How long what fetches an archive holds: as long as the archive, as a browser goes on with the address it has. */
export const archiveTicketSeconds = archiveKeptMs / 1000;

/** Bytes that are gathered in memory before they are stored as one piece. */
export const archivePieceBytes = 8 * 1024 ** 2;

/** Files that a step opens at most: each costs a call of the store, the smallest and the missing ones too. */
export const maxArchivedFilesAtOnce = 200;

/** Where the pieces of archives lie in the store of files; no backup holds them. */
export const archivesPrefix = "archives/";
export const archiveFolder = (id: string): string => `${archivesPrefix}${id}/`;

/** How far an archive is; there may be none. */
export const archiveStages = ["tables", "people", "videos", "directory", "ready"] as const;

/** The tables from the database, in the order in which they are written; the messages follow with their files. */
export const archivedTables: readonly StoredTable[] = tablesIn("business").filter(
  (table) => table !== "messages",
);

/** A table's files in the archive: `csv/scheduled-meals.csv`, `json/scheduled-meals.json`. */
export const archivedCsv = (table: CopiedTable): string => `csv/${csvName(table)}`;
export const archivedJson = (table: CopiedTable): string => `json/${dashed(table)}.json`;

/** The other places of an archive. */
export const archivedFiles = {
  readme: "README.txt",
  people: "people",
  videos: "videos",
  trainer: "trainer",
} as const;

/** Where somebody's photo and files lie: `people/Layan Odeh-0f3a91bc`. */
export const personFolder = ({ id, name }: { id: string; name: string }): string =>
  `${archivedFiles.people}/${storableName(name)}-${idEnding(id)}`;

/** The last letters of an id: enough to part namesakes, in the name of a file. */
export const idEnding = (id: string): string => id.slice(-8);

/** The order of the sections in the file, which is not that in which they are written. */
const tableSections = { csv: 1, json: 1001, files: 2001 };
export const readmeSection = 0;
export const firstFileSection = tableSections.files;
/** Behind every file. */
export const directorySection = 2 ** 40;

/** The sections of a table: every CSV file stands before the first JSON file. */
export function sectionsOf(table: CopiedTable): { csv: number; json: number } {
  const place = tablesIn("business").indexOf(table);
  return { csv: tableSections.csv + place, json: tableSections.json + place };
}
