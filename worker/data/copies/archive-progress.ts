import type { ArchiveReader } from "../../../domain/accounts/file-reader.ts";
import type { ArchiveCounts } from "../../../domain/contract/copies/business-archive.ts";
import type { PageKey } from "../keyed-page.ts";
import type { StoredTable } from "./copied-columns.ts";
import { archivedTables } from "./copied-tables.ts";

/** An unfinished entry, with its stored part. */
export interface GrowingEntry {
  crc: number;
  bytes: number;
  pieces: number;
}

/** An unfinished table, as CSV and as JSON. */
export interface GrowingTable {
  csv: GrowingEntry;
  json: GrowingEntry;
}

/** A large file that is copied into the archive, one piece a step. */
export interface CopiedFile extends GrowingEntry {
  key: string;
  name: string;
  size: number;
  modifiedAt: number;
}

/** The progress of an archive. `section` is the next possible number of a file. */
export type ArchiveProgress =
  | { phase: "tables"; table: StoredTable; after: PageKey | null; growing: GrowingTable }
  | {
      phase: "people";
      /** The last complete person, and the next one with the last message, progress photo and spoken answer. */
      after: string;
      person: { id: string; seq: number; photo?: string; recording?: string } | null;
      growing: GrowingTable;
      section: number;
      copying?: CopiedFile;
    }
  | {
      phase: "videos";
      after: string;
      section: number;
      copying?: CopiedFile;
    }
  | {
      phase: "directory";
      after: { section: number; offset: number };
      /** The offset of the directory, and its written part. */
      startsAt: number;
      written: { bytes: number; entries: number; pieces: number };
    };

export interface ArchiveState {
  id: string;
  reader: ArchiveReader;
  createdAt: number;
  step: number;
  progress: ArchiveProgress;
  counts: ArchiveCounts;
}

export interface ArchivePiece {
  section: number;
  place: number;
  key: string;
  bytes: number;
  startsAt?: number;
}

export interface ArchiveEntry {
  section: number;
  offset: number;
  name: string;
  crc: number;
  bytes: number;
  modifiedAt: number;
}

/** The result of one step. */
export interface ArchiveStep {
  pieces?: readonly ArchivePiece[];
  entries?: readonly ArchiveEntry[];
  /** A file deleted while it was copied; the archive has no part of it. */
  dropped?: { section: number };
  added?: Partial<ArchiveCounts>;
  next: ArchiveProgress;
}

/** The counts of an ordered archive. */
export const nothingArchived: ArchiveCounts = {
  rows: 0,
  people: 0,
  messages: 0,
  files: 0,
  missing: 0,
};

const newEntry = (): GrowingEntry => ({ crc: 0, bytes: 0, pieces: 0 });
export const newTable = (): GrowingTable => ({ csv: newEntry(), json: newEntry() });
export const archiveBegins: ArchiveProgress = {
  phase: "tables",
  table: archivedTables[0] as StoredTable,
  after: null,
  growing: newTable(),
};
