import { Inflate } from "fflate";
import {
  type ArchivedFile,
  bytesStart,
  findDirectory,
  localHeader,
  readFiles,
  readLargeEnd,
  type ZipPart,
  zipTail,
} from "../../../domain/copies/past/health/zip-directory.ts";
import { crcOf } from "../../../domain/copies/workbook/directory.ts";

/** Bytes read at once, inflated at once (at most 16 MB then), and of the largest directory. */
const steps = { read: 256 * 1024, inflate: 16 * 1024, directory: 32 * 1024 * 1024 } as const;

/** Takes a chunk; false ends the reading. */
type Take = (chunk: Uint8Array) => boolean;

async function bytesOf(file: Blob, { at, length }: ZipPart): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(at, at + length).arrayBuffer());
}

/** The files of a zip by its directory, which alone is read; undefined for a truncated or damaged one. */
export async function filesOfZip(file: Blob): Promise<ArchivedFile[] | undefined> {
  const at = Math.max(0, file.size - zipTail);
  const found = findDirectory(await bytesOf(file, { at, length: file.size - at }));
  if (!found) return undefined;
  const directory =
    "directory" in found ? found.directory : readLargeEnd(await bytesOf(file, found.end));
  if (!directory || directory.length > steps.directory) return undefined;
  const bytes = await bytesOf(file, directory);
  return bytes.length === directory.length ? readFiles(bytes) : undefined;
}

/** Hands out the bytes of a file in chunks. */
export async function readChunks(
  file: Blob,
  take: Take,
  report: (done: number, total: number) => void,
): Promise<void> {
  for (let at = 0; at < file.size; at += steps.read) {
    const chunk = await bytesOf(file, { at, length: steps.read });
    if (!take(chunk)) return;
    report(Math.min(at + steps.read, file.size), file.size);
  }
}

/**
 * Hands out a file of a zip in chunks, as it is inflated; it never is in memory as a whole.
 * @returns false if it is not as the directory says; true also after `take` ended it
 */
export async function unzip(
  zip: Blob,
  file: ArchivedFile,
  take: Take,
  report: (done: number, total: number) => void,
): Promise<boolean> {
  const start = bytesStart(await bytesOf(zip, { at: file.at, length: localHeader }), file.at);
  if (start === undefined || start + file.stored > zip.size) return false;
  const checked = new CheckedChunks(file, take);
  const inflating = file.isDeflated ? new Inflate((chunk) => checked.take(chunk)) : undefined;
  let left = file.stored;
  const push = (chunk: Uint8Array): boolean => {
    left -= chunk.length;
    if (!inflating) return checked.take(chunk);
    for (let at = 0; at < chunk.length && checked.goesOn; at += steps.inflate) {
      const isLast = left === 0 && at + steps.inflate >= chunk.length;
      inflating.push(chunk.subarray(at, at + steps.inflate), isLast);
    }
    return checked.goesOn;
  };
  try {
    await readChunks(zip.slice(start, start + file.stored), push, report);
  } catch (error) {
    // Errors of fflate have numbers as codes; others are of the browser.
    if (typeof (error as { code?: unknown }).code === "number") return false;
    throw error;
  }
  return checked.isRight;
}

/** Compares chunks with the size and the checksum of their file. */
class CheckedChunks {
  readonly #file: ArchivedFile;
  readonly #take: Take;
  #length = 0;
  #crc = 0;
  #isEnded = false;

  constructor(file: ArchivedFile, take: Take) {
    this.#file = file;
    this.#take = take;
  }

  get goesOn(): boolean {
    return !this.#isEnded && this.#length <= this.#file.size;
  }

  get isRight(): boolean {
    const { size, crc } = this.#file;
    return this.#isEnded || (this.#length === size && this.#crc === crc);
  }

  take(chunk: Uint8Array): boolean {
    this.#length += chunk.length;
    if (!this.goesOn) return false;
    this.#crc = crcOf(chunk, this.#crc);
    this.#isEnded = !this.#take(chunk);
    return this.goesOn;
  }
}
