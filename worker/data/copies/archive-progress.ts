import type { ArchiveReader } from "../../../domain/accounts/file-reader.ts";
import type { ArchiveCounts } from "../../../domain/contract/copies/business-archive.ts";
import { archivedTables } from "../../../domain/copies/business-archive.ts";
import type { StoredTable } from "../../../domain/copies/copied-columns.ts";
import type { PageKey } from "../keyed-page.ts";

/** An entry that is being written: what is stored of it so far. */
export interface GrowingEntry {
  crc: number;
  bytes: number;
  pieces: number;
}

/** A table as it is being written, for spreadsheets and for programs. */
export interface GrowingTable {
  csv: GrowingEntry;
  json: GrowingEntry;
}

/** A large file on its way into the archive, a piece a step. */
export interface CopiedFile extends GrowingEntry {
  key: string;
  name: string;
  size: number;
  modifiedAt: number;
}

/** How far an archive came. `section` is the next one that a file may have. */
export type ArchiveProgress =
  | { phase: "tables"; table: StoredTable; after: PageKey | null; growing: GrowingTable }
  | {
      phase: "people";
      /** Who was written whole last, and how far whoever follows them came. */
      after: string;
      person: { id: string; seq: number } | null;
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
      /** Where the directory begins, and what is written of it. */
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

/** What one step of an archive adds. */
export interface ArchiveStep {
  pieces?: readonly ArchivePiece[];
  entries?: readonly ArchiveEntry[];
  /** A file that vanished while it was copied: nothing of it is in the archive. */
  dropped?: { section: number };
  added?: Partial<ArchiveCounts>;
  next: ArchiveProgress;
}

/** What is in an archive that was only ordered. */
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
