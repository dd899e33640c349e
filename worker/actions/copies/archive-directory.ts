import {
  archivedFiles,
  archivePieceBytes,
  directorySection,
  readmeSection,
} from "../../../domain/copies/business-archive.ts";
import type {
  ArchivePiece,
  ArchiveProgress,
  ArchiveState,
  ArchiveStep,
} from "../../data/copies/archive-progress.ts";
import { listArchiveEntries, sumPieces } from "../../data/copies/business-archives.ts";
import { archivedCsvName } from "../../data/copies/copied-tables.ts";
import { directoryEnd, directoryRecord } from "../../files/zip.ts";
import { archiveReadme } from "../../texts/business-archive.ts";
import { type ArchiveWork, Growing, storePiece } from "./archive-entries.ts";
import { listedTables } from "./shown-tables.ts";

type Progress = Extract<ArchiveProgress, { phase: "directory" }>;

/** Begins the directory after all other entries, whose offsets are known now. */
export async function beginDirectory(
  work: ArchiveWork,
  { id, createdAt, counts }: ArchiveState,
): Promise<ArchiveStep> {
  const { business, timeZone } = work.reader;
  const { missing } = counts;
  const tables = listedTables("business", archivedCsvName);
  const about = { business, timeZone, madeAt: createdAt, tables, missing };
  const readme = new Growing(readmeSection, { crc: 0, bytes: 0, pieces: 0 });
  readme.add(archiveReadme(about));
  const facts = { name: archivedFiles.readme, modifiedAt: createdAt };
  const { pieces, entry } = await readme.end(work, facts);
  const before = await sumPieces(work.platform.database, id);
  return {
    pieces,
    entries: [entry],
    next: {
      phase: "directory",
      after: { section: -1, offset: 0 },
      startsAt: before + bytesIn(pieces),
      written: { bytes: 0, entries: 0, pieces: 0 },
    },
  };
}

const bytesIn = (pieces: readonly ArchivePiece[]) =>
  pieces.reduce((sum, { bytes }) => sum + bytes, 0);

const maxEntriesAtOnce = 1000;

/** The last piece of an archive, and the archive's size. */
interface LastPiece {
  piece: ArchivePiece;
  size: number;
}

/** Writes one more piece of the directory; the last one has the archive's end record. */
export async function writeDirectory(
  work: ArchiveWork,
  { after, startsAt, written }: Progress,
): Promise<ArchiveStep | LastPiece> {
  const { database } = work.platform;
  const records: Uint8Array<ArrayBuffer>[] = [];
  let [bytes, last, isOver] = [0, after, false];
  while (bytes < archivePieceBytes && !isOver) {
    const page = { after: last, limit: maxEntriesAtOnce };
    const entries = await listArchiveEntries(database, work.archive, page);
    for (const entry of entries) {
      const record = directoryRecord(entry, entry.startsAt);
      records.push(record);
      bytes += record.length;
      last = { section: entry.section, offset: entry.offset };
    }
    isOver = entries.length < maxEntriesAtOnce;
  }
  const sum = {
    bytes: written.bytes + bytes,
    entries: written.entries + records.length,
    pieces: written.pieces + 1,
  };
  if (isOver) {
    records.push(directoryEnd({ entries: sum.entries, offset: startsAt, bytes: sum.bytes }));
  }
  const place = { section: directorySection, place: written.pieces };
  const content = new Uint8Array(await new Blob(records).arrayBuffer());
  const piece = {
    ...(await storePiece(work, place, content)),
    startsAt: startsAt + written.bytes,
  };
  if (isOver) return { piece, size: piece.startsAt + piece.bytes };
  return { pieces: [piece], next: { phase: "directory", after: last, startsAt, written: sum } };
}
