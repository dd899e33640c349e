import type { ArchiveReader } from "../../../domain/accounts/file-reader.ts";
import { archiveFolder } from "../../../domain/copies/business-archive.ts";
import { newId } from "../../../domain/id.ts";
import { concurrently } from "../../concurrently.ts";
import type {
  ArchiveEntry,
  ArchivePiece,
  GrowingEntry,
} from "../../data/copies/archive-progress.ts";
import { bytesOf } from "../../files/sha256.ts";
import { crc32, localHeader } from "../../files/zip.ts";
import type { Platform } from "../../platform.ts";
import type { Turn } from "../plumbing/turn.ts";

export interface ArchiveWork {
  platform: Platform;
  turn: Turn;
  archive: string;
  reader: ArchiveReader;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Stores a piece under its own name, so that two runs of a step do not overwrite each other. */
export async function storePiece(
  { platform, archive }: ArchiveWork,
  { section, place }: { section: number; place: number },
  bytes: Bytes,
): Promise<ArchivePiece> {
  const key = `${archiveFolder(archive)}${newId(platform.now())}`;
  const file = { size: bytes.length, contentType: "application/octet-stream", notes: {} };
  await platform.files.put(key, file, new Blob([bytes]).stream());
  return { section, place, key, bytes: bytes.length };
}

interface UnstoredPiece {
  section: number;
  place: number;
  bytes: Bytes;
}

const storePieces = (work: ArchiveWork, pieces: readonly UnstoredPiece[]) =>
  concurrently(pieces, ({ bytes, ...place }) => storePiece(work, place, bytes));

function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * An entry that grows from step to step. Its header contains the final size, so it is written last, into the
 * first piece of its section.
 */
export class Growing {
  readonly #section: number;
  readonly #parts: Bytes[] = [];
  #so: GrowingEntry;
  /** Number of unstored bytes. */
  waiting = 0;

  constructor(section: number, so: GrowingEntry) {
    this.#section = section;
    this.#so = so;
  }

  get isEmpty(): boolean {
    return this.#so.bytes === 0 && this.waiting === 0;
  }

  add(content: string | Bytes): void {
    const bytes = typeof content === "string" ? bytesOf(content) : content;
    if (bytes.length === 0) return;
    this.#parts.push(bytes);
    this.waiting += bytes.length;
  }

  /** Stores the added bytes, and returns the entry's progress. */
  async store(work: ArchiveWork): Promise<{ pieces: ArchivePiece[]; so: GrowingEntry }> {
    const pieces = await storePieces(work, this.#closePiece());
    return { pieces, so: this.#so };
  }

  /** Stores the rest, and the header. */
  async end(
    work: ArchiveWork,
    { name, modifiedAt }: { name: string; modifiedAt: number },
  ): Promise<{ pieces: ArchivePiece[]; entry: ArchiveEntry }> {
    const rest = this.#closePiece();
    const { crc, bytes } = this.#so;
    const entry = { section: this.#section, offset: 0, name, crc, bytes, modifiedAt };
    const header = { section: this.#section, place: 0, bytes: localHeader(entry) };
    return { pieces: await storePieces(work, [...rest, header]), entry };
  }

  /** Makes a piece of the added bytes, and counts it in the entry. */
  #closePiece(): UnstoredPiece[] {
    if (this.waiting === 0) return [];
    const bytes = joined(this.#parts);
    const { crc, pieces } = this.#so;
    this.#so = {
      crc: crc32(bytes, crc),
      bytes: this.#so.bytes + bytes.length,
      pieces: pieces + 1,
    };
    this.#parts.length = 0;
    this.waiting = 0;
    return [{ section: this.#section, place: pieces + 1, bytes }];
  }
}

/** Small files in one piece, each after its header. */
export class Bundle {
  readonly #section: number;
  readonly #parts: Bytes[] = [];
  readonly #entries: ArchiveEntry[] = [];
  bytes = 0;

  constructor(section: number) {
    this.#section = section;
  }

  get files(): number {
    return this.#entries.length;
  }

  add(name: string, content: Bytes, modifiedAt: number): void {
    const facts = { name, crc: crc32(content), bytes: content.length, modifiedAt };
    const header = localHeader(facts);
    this.#entries.push({ section: this.#section, offset: this.bytes, ...facts });
    this.#parts.push(header, content);
    this.bytes += header.length + content.length;
  }

  async store(work: ArchiveWork): Promise<{ pieces: ArchivePiece[]; entries: ArchiveEntry[] }> {
    if (this.files === 0) return { pieces: [], entries: [] };
    const place = { section: this.#section, place: 0 };
    return { pieces: [await storePiece(work, place, joined(this.#parts))], entries: this.#entries };
  }
}
