import { newId } from "../../../domain/id.ts";
import {
  type ArchiveReader,
  archivedFilesAtOnce,
  archiveFolder,
  archivePieceBytes,
} from "../../../domain/operations/business-archive.ts";
import type {
  ArchiveEntry,
  ArchivePiece,
  CopiedFile,
  GrowingEntry,
} from "../../data/operations/archive-progress.ts";
import { bytesOf } from "../../files/sha256.ts";
import { crc32, localHeader } from "../../files/zip.ts";
import type { Platform } from "../../platform.ts";

export interface ArchiveWork {
  platform: Platform;
  archive: string;
  reader: ArchiveReader;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Stores bytes in their place. Under a name of its own: who does a step twice takes nothing from the other. */
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
 * An entry that grows from step to step. Its header, which tells what it has become, is written last and
 * stands in the first piece of its section.
 */
export class Growing {
  readonly #section: number;
  readonly #parts: Bytes[] = [];
  #so: GrowingEntry;
  /** Bytes that are not stored yet. */
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

  /** Stores what was added; how far the entry is then. */
  async store(work: ArchiveWork): Promise<{ pieces: ArchivePiece[]; so: GrowingEntry }> {
    if (this.waiting === 0) return { pieces: [], so: this.#so };
    const bytes = joined(this.#parts);
    const { crc, pieces } = this.#so;
    this.#so = {
      crc: crc32(bytes, crc),
      bytes: this.#so.bytes + bytes.length,
      pieces: pieces + 1,
    };
    this.#parts.length = 0;
    this.waiting = 0;
    const place = { section: this.#section, place: pieces + 1 };
    return { pieces: [await storePiece(work, place, bytes)], so: this.#so };
  }

  /** Stores the rest, and the header. */
  async end(
    work: ArchiveWork,
    { name, modifiedAt }: { name: string; modifiedAt: number },
  ): Promise<{ pieces: ArchivePiece[]; entry: ArchiveEntry }> {
    const { pieces } = await this.store(work);
    const { crc, bytes } = this.#so;
    const entry = { section: this.#section, offset: 0, name, crc, bytes, modifiedAt };
    const header = await storePiece(work, { section: this.#section, place: 0 }, localHeader(entry));
    return { pieces: [...pieces, header], entry };
  }
}

/** Small files that are stored together, each behind its header. */
class Bundle {
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

/**
 * The files that a step takes into the archive: small ones together, a large one by itself from the next
 * step on. Never more than a piece of them is in memory, and one small file.
 */
export class GatheredFiles {
  readonly #work: ArchiveWork;
  readonly #section: number;
  readonly #bundle: Bundle;
  copying: CopiedFile | undefined;
  missing = 0;
  #opened = 0;

  constructor(work: ArchiveWork, section: number) {
    this.#work = work;
    this.#section = section;
    this.#bundle = new Bundle(section);
  }

  get isFull(): boolean {
    const { bytes } = this.#bundle;
    return (
      this.copying !== undefined ||
      bytes >= archivePieceBytes ||
      this.#opened >= archivedFilesAtOnce
    );
  }

  /**
   * Takes the file under a key in; not once it is full.
   * @param nameOf its name in the archive, by its media type
   * @returns that name; null where there is no such file any more
   */
  async add(key: string, nameOf: (contentType: string) => string): Promise<string | null> {
    this.#opened += 1;
    const found = await this.#work.platform.files.open(key);
    if (!found) {
      this.missing += 1;
      return null;
    }
    const { size, modifiedAt, content } = found;
    const name = nameOf(found.contentType);
    if (size > archivePieceBytes) {
      await content.cancel();
      this.copying = { key, name, size, modifiedAt, crc: 0, bytes: 0, pieces: 0 };
    } else {
      const bytes = new Uint8Array(await new Response(content).arrayBuffer());
      this.#bundle.add(name, bytes, modifiedAt);
    }
    return name;
  }

  /** Stores them; which section the next file may have. */
  async store() {
    const stored = await this.#bundle.store(this.#work);
    const { files } = this.#bundle;
    return {
      ...stored,
      section: this.#section + Number(files > 0),
      added: { files, missing: this.missing },
    };
  }
}
