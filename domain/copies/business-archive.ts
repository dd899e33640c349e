import { storableName } from "./my-data.ts";

/** Time in milliseconds for which a finished archive is stored. */
export const archiveKeptMs = 86_400_000;

/** Time in milliseconds without progress after which another archive may replace it. */
export const archiveGivenUpMs = 12 * 3_600_000;

/** Validity of the download's ticket: as long as the archive, as a browser resumes with the same address. */
export const archiveTicketSeconds = archiveKeptMs / 1000;

/** Bytes collected in memory before they are stored as one piece. */
export const archivePieceBytes = 8 * 1024 ** 2;

/** Maximum number of files in a step: each costs a request to the store, even a small or missing one. */
export const maxArchivedFilesAtOnce = 200;

/** The prefix of archive pieces in the store of files; backups omit it. */
export const archivesPrefix = "archives/";
export const archiveFolder = (id: string): string => `${archivesPrefix}${id}/`;

/** The stages of an archive. */
export const archiveStages = ["tables", "people", "videos", "directory", "ready"] as const;

/** The other places in an archive. */
export const archivedFiles = {
  readme: "README.txt",
  people: "people",
  videos: "videos",
  trainer: "trainer",
} as const;

/** The folder of a person's photo and files: `people/Layan Odeh-0f3a91bc`. */
export const personFolder = ({ id, name }: { id: string; name: string }): string =>
  `${archivedFiles.people}/${storableName(name)}-${idEnding(id)}`;

/** The last characters of an id, enough to distinguish people of one name in a file name. */
export const idEnding = (id: string): string => id.slice(-8);

/** The order of the sections in the file; they are written in another order. */
const tableSections = { csv: 1, json: 1001, files: 2001 };
export const readmeSection = 0;
export const firstFileSection = tableSections.files;
/** After all files. */
export const directorySection = 2 ** 40;

/** The sections of a table by its place among the tables: all CSV files precede the JSON files. */
export const sectionsAt = (place: number): { csv: number; json: number } => ({
  csv: tableSections.csv + place,
  json: tableSections.json + place,
});
