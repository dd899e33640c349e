import type { LocalDate } from "../../../domain/calendar.ts";
import { AppleScanner } from "../../../domain/copies/past/health/apple-scanner.ts";
import { findExport, healthLimits } from "../../../domain/copies/past/health/archive.ts";
import type { ArchivedFile } from "../../../domain/copies/past/health/zip-directory.ts";
import type { PastRead } from "../../../domain/copies/past/past.ts";
import { readPast } from "../../../domain/copies/past/read-past.ts";
import { formatOf } from "./format.ts";
import { filesOfZip, readChunks, unzip } from "./unzip.ts";

/** What an archive has: daily totals, or a database of them. */
export type ArchiveRead =
  | { read: PastRead }
  /** Health Connect's database. */
  | { database: Uint8Array<ArrayBuffer> };

interface Reading {
  today: LocalDate;
  /** Bytes of the file as it is stored. */
  report(done: number, total: number): void;
}

const refuse = (refused: Extract<PastRead, { refused: unknown }>["refused"]): ArchiveRead => ({
  read: { refused },
});

/** Reads an archive of health data, or the file inside one. */
export async function readArchive(file: Blob, reading: Reading): Promise<ArchiveRead> {
  if (file.size === 0) return refuse("empty");
  const format = await formatOf(file);
  if (format === "zip") return readZip(file, reading);
  if (format === "database") {
    if (file.size > healthLimits.database) return refuse("too_large");
    return { database: new Uint8Array(await file.arrayBuffer()) };
  }
  if (file.size > healthLimits.export) return refuse("too_large");
  const scanner = new AppleScanner(reading.today);
  await readChunks(file, (chunk) => scanner.push(chunk), reading.report);
  return { read: scanner.finish() };
}

async function readZip(zip: Blob, reading: Reading): Promise<ArchiveRead> {
  if (zip.size > healthLimits.file) return refuse("too_large");
  const files = await filesOfZip(zip);
  if (!files) return refuse("broken");
  const found = findExport(files);
  if ("refused" in found) return refuse(found.refused);
  const { archive, file } = found;
  if (archive === "apple_health") {
    const scanner = new AppleScanner(reading.today);
    const isWhole = await unzip(zip, file, (chunk) => scanner.push(chunk), reading.report);
    return isWhole ? { read: scanner.finish() } : refuse("broken");
  }
  const bytes = await wholeFile(zip, file, reading);
  if (!bytes) return refuse("broken");
  if (archive === "health_connect") return { database: bytes };
  const { today } = reading;
  return { read: readPast(new TextDecoder().decode(bytes), { today, fileName: file.name }) };
}

async function wholeFile(
  zip: Blob,
  file: ArchivedFile,
  { report }: Reading,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = new Uint8Array(file.size);
  let length = 0;
  const add = (chunk: Uint8Array) => {
    bytes.set(chunk, length);
    length += chunk.length;
    return true;
  };
  return (await unzip(zip, file, add, report)) ? bytes : undefined;
}
