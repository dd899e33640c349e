import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { storedImportKinds } from "../../../domain/copies/sheet/kinds.ts";
import { id, instant, partOf } from "./columns.ts";
import { factsOf, ofDeployment } from "./facts.ts";

/** An import from a sheet, or of one person's past, over any number of requests. */
export const imports = sqliteTable(
  "imports",
  {
    id: id(),
    kind: text({ enum: storedImportKinds }).notNull(),
    createdAt: instant().notNull(),
    /** The time of its last written rows, the start of its undo. */
    writtenAt: instant().notNull(),
    undoneAt: instant(),
    /** The result of its undo: removed rows, kept rows, sent invitations. */
    undone: text({ mode: "json" }).$type<{ removed: number; kept: number; invited: number }>(),
  },
  (t) => [index("imports_written").on(t.writtenAt)],
);

/** Rows made by an import, by its kind: trainees, weights, measurements, exercises or meals. */
export const importRows = sqliteTable(
  "import_rows",
  {
    importId: partOf(() => imports.id),
    rowId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.rowId] }), index("import_rows_row").on(t.rowId)],
);

/** Running and stored backups; their content is in the second store. */
export const backups = sqliteTable(
  "backups",
  {
    /** Its start, the name of its folder. */
    name: text().primaryKey(),
    startedAt: instant().notNull(),
    /** Null until its manifest is written. */
    finishedAt: instant(),
    /** Rises with each step, so that one of two simultaneous invocations wins. */
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

/** Files as last copied, so that an unchanged one is not copied again. */
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
    /** The last backup with it. */
    backup: text().notNull(),
  },
  (t) => [index("backup_files_backup").on(t.backup)],
);

/** Chunks of files in the second store, by hash. */
export const backupChunks = sqliteTable(
  "backup_chunks",
  {
    sha256: text().primaryKey(),
    /** The last backup that needs it. */
    backup: text().notNull(),
  },
  (t) => [index("backup_chunks_backup").on(t.backup)],
);

/** A restore into this deployment, which was empty before. */
export const restores = sqliteTable("restores", {
  id: id(),
  backup: text().notNull(),
  startedAt: instant().notNull(),
  finishedAt: instant(),
  /** The reason of a refusal, as a sentence. */
  refused: text(),
  step: integer().notNull().default(0),
  progress: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
  counts: text({ mode: "json" }).$type<Record<string, number>>().notNull(),
});

/** Ordered archives of the business: one file each, stored in pieces. */
export const businessArchives = sqliteTable(
  "business_archives",
  {
    id: id(),
    createdAt: instant().notNull(),
    /** Null until it can be downloaded. */
    finishedAt: instant(),
    /** The time of its deletion: a while after it was finished, or by the trainer. */
    expiresAt: instant(),
    /** Bytes, once it is finished. */
    size: integer(),
    /** The time of its last progress; a stalled one is given up. */
    movedAt: instant().notNull(),
    /** Language and clock of the whole archive. */
    reader: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
    /** Rises with each step, so that one of two simultaneous invocations wins. */
    step: integer().notNull().default(0),
    progress: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    counts: text({ mode: "json" }).$type<Record<string, number>>().notNull(),
  },
  (t) => [index("business_archives_created").on(t.createdAt)],
);

/** Pieces of an archive; in order they are the file. */
export const businessArchivePieces = sqliteTable(
  "business_archive_pieces",
  {
    archiveId: partOf(() => businessArchives.id),
    /** The order in the file, which differs from the order of writing. */
    section: integer().notNull(),
    place: integer().notNull(),
    key: text().notNull(),
    bytes: integer().notNull(),
    /** Its offset in the file, once all earlier pieces exist. */
    startsAt: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.archiveId, t.section, t.place] }),
    index("business_archive_pieces_start").on(t.archiveId, t.startsAt),
  ],
);

/** Files in an archive, by the place of their headers. */
export const businessArchiveEntries = sqliteTable(
  "business_archive_entries",
  {
    archiveId: partOf(() => businessArchives.id),
    section: integer().notNull(),
    /** The offset of its header in the first piece of the section. */
    offset: integer().notNull(),
    name: text().notNull(),
    /** CRC-32 of its content. */
    crc: integer().notNull(),
    bytes: integer().notNull(),
    modifiedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.archiveId, t.section, t.offset] })],
);

const ofBackups = "about the store of backups, which has its own manifests";
const ofArchive = "about a file that passes in a day, and is made anew";

export const copiesFacts = [
  factsOf(imports, { copied: "the way of rows that are there themselves" }),
  factsOf(importRows, { copied: "the way of rows that are there themselves" }),
  factsOf(backups, { copied: ofBackups, backup: ofBackups }),
  factsOf(backupParts, { copied: ofBackups, backup: ofBackups }),
  factsOf(backupFiles, { copied: ofBackups, backup: "written anew by restoring" }),
  factsOf(backupChunks, { copied: ofBackups, backup: "written anew by restoring" }),
  factsOf(restores, { copied: ofDeployment, backup: "about the deployment that was restored" }),
  factsOf(businessArchives, { copied: ofArchive, backup: ofArchive }),
  factsOf(businessArchivePieces, { copied: ofArchive, backup: ofArchive }),
  factsOf(businessArchiveEntries, { copied: ofArchive, backup: ofArchive }),
];
