import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { importKinds } from "../../../domain/copies/sheet/kinds.ts";
import { id, instant, partOf } from "./columns.ts";

/** What was brought in from a sheet, however many requests it took. */
export const imports = sqliteTable(
  "imports",
  {
    id: id(),
    kind: text({ enum: importKinds }).notNull(),
    createdAt: instant().notNull(),
    /** When its last rows were written: from then on it can be taken back for a while. */
    writtenAt: instant().notNull(),
    undoneAt: instant(),
    /** What taking it back did: how many rows went, stayed, and had an invitation already. */
    undone: text({ mode: "json" }).$type<{ removed: number; kept: number; invited: number }>(),
  },
  (t) => [index("imports_written").on(t.writtenAt)],
);

/** The rows that an import made: of trainees, weights, measurements, exercises or meals, by its kind. */
export const importRows = sqliteTable(
  "import_rows",
  {
    importId: partOf(() => imports.id),
    rowId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.rowId] }), index("import_rows_row").on(t.rowId)],
);

/** Backups under way and those that are kept; what they hold lies in the second store. */
export const backups = sqliteTable(
  "backups",
  {
    /** The instant at which it began, as its folder is called. */
    name: text().primaryKey(),
    startedAt: instant().notNull(),
    /** Null until its manifest is written. */
    finishedAt: instant(),
    /** Grows with each step: of two who go on at once, one does. */
    step: integer().notNull().default(0),
    progress: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    counts: text({ mode: "json" }).$type<Record<string, number>>().notNull(),
  },
  (t) => [index("backups_finished").on(t.finishedAt)],
);

export const backupParts = sqliteTable(
  "backup_parts",
  {
    backup: partOf(() => backups.name),
    name: text().notNull(),
    lines: integer().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.backup, t.name] })],
);

/** Files as they were copied last, so that one that stayed as it was is not copied again. */
export const backupFiles = sqliteTable(
  "backup_files",
  {
    key: text().primaryKey(),
    etag: text().notNull(),
    size: integer().notNull(),
    contentType: text().notNull(),
    notes: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
    /** The hashes of its chunks. */
    chunks: text({ mode: "json" }).$type<string[]>().notNull(),
    /** The last backup that holds it. */
    backup: text().notNull(),
  },
  (t) => [index("backup_files_backup").on(t.backup)],
);

/** What the second store has of files, by hash. */
export const backupChunks = sqliteTable(
  "backup_chunks",
  {
    sha256: text().primaryKey(),
    /** The last backup that needs it. */
    backup: text().notNull(),
  },
  (t) => [index("backup_chunks_backup").on(t.backup)],
);

/** A restoring into this deployment, which was empty before it. */
export const restores = sqliteTable("restores", {
  id: id(),
  backup: text().notNull(),
  startedAt: instant().notNull(),
  finishedAt: instant(),
  /** Why nothing was restored, in plain words. */
  refused: text(),
  step: integer().notNull().default(0),
  progress: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
  counts: text({ mode: "json" }).$type<Record<string, number>>().notNull(),
});

/** Copies of the whole business that the trainer ordered: one file each, which lies in pieces in the store. */
export const businessArchives = sqliteTable(
  "business_archives",
  {
    id: id(),
    createdAt: instant().notNull(),
    /** Null until it can be fetched. */
    finishedAt: instant(),
    /** From then on it is there no more: a while after it was finished, or when it was taken back. */
    expiresAt: instant(),
    /** Bytes, once it is finished. */
    size: integer(),
    /** When it came further last: one that stands still is given up. */
    movedAt: instant().notNull(),
    /** In which words and by which clock it is written, from its first table to its last. */
    reader: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
    /** Grows with each step: of two who go on at once, one does. */
    step: integer().notNull().default(0),
    progress: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    counts: text({ mode: "json" }).$type<Record<string, number>>().notNull(),
  },
  (t) => [index("business_archives_created").on(t.createdAt)],
);

/** What an archive is made of: its pieces one behind the other are the file. */
export const businessArchivePieces = sqliteTable(
  "business_archive_pieces",
  {
    archiveId: partOf(() => businessArchives.id),
    /** The order in the file, which is not that in which they are written. */
    section: integer().notNull(),
    place: integer().notNull(),
    key: text().notNull(),
    bytes: integer().notNull(),
    /** Where it begins in the file, once every piece before it is there. */
    startsAt: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.archiveId, t.section, t.place] }),
    index("business_archive_pieces_start").on(t.archiveId, t.startsAt),
  ],
);

/** The files in an archive, each by the place of its header. */
export const businessArchiveEntries = sqliteTable(
  "business_archive_entries",
  {
    archiveId: partOf(() => businessArchives.id),
    section: integer().notNull(),
    /** Where its header begins in the first piece of the section. */
    offset: integer().notNull(),
    name: text().notNull(),
    /** CRC-32 of its content. */
    crc: integer().notNull(),
    bytes: integer().notNull(),
    modifiedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.archiveId, t.section, t.offset] })],
);
