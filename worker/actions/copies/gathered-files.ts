import {
  archivePieceBytes,
  maxArchivedFilesAtOnce,
} from "../../../domain/copies/business-archive.ts";
import { concurrently } from "../../concurrently.ts";
import type { CopiedFile } from "../../data/copies/archive-progress.ts";
import type { OpenedFile } from "../../platform/stores.ts";
import { type ArchiveWork, Bundle } from "./archive-entries.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Facts = Pick<OpenedFile, "size" | "modifiedAt" | "contentType">;

/** An opened file; a large one's content is not read yet. Null for a missing file. */
type Found = { facts: Facts; bytes: Bytes | null } | null;

/** Maximum bytes of a file's content to cache. */
const maxCachedBytes = 1024 ** 2;

/**
 * The files of one archive step: small ones together, a large one alone from the next step on. At most one
 * piece of them is in memory, and a few cached ones.
 */
export class GatheredFiles {
  readonly #work: ArchiveWork;
  readonly #section: number;
  readonly #bundle: Bundle;
  readonly #ahead = new Map<string, Found>();
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
      this.#opened >= maxArchivedFilesAtOnce
    );
  }

  /** Opens some of the next files at once; already opened ones cost no request. */
  async lookAhead(keys: readonly string[]): Promise<void> {
    const unknown = keys.filter((key) => !this.#ahead.has(key));
    const found = await concurrently(unknown, (key) => this.#look(key, maxCachedBytes));
    for (const [at, key] of unknown.entries()) this.#ahead.set(key, found[at] ?? null);
  }

  isKnown(key: string): boolean {
    return this.#ahead.has(key);
  }

  /**
   * Adds a key's file; not to be called when full.
   * @param nameOf its name in the archive, by its media type
   * @returns that name; null if the file is missing
   */
  async add(key: string, nameOf: (contentType: string) => string): Promise<string | null> {
    this.#opened += 1;
    const found = await this.#whole(key);
    if (!found) {
      this.missing += 1;
      return null;
    }
    const { size, modifiedAt, contentType } = found.facts;
    const name = nameOf(contentType);
    if (found.bytes) this.#bundle.add(name, found.bytes, modifiedAt);
    else this.copying = { key, name, size, modifiedAt, crc: 0, bytes: 0, pieces: 0 };
    return name;
  }

  /** Stores the files, and returns the next file's section. */
  async store() {
    const stored = await this.#bundle.store(this.#work);
    const { files } = this.#bundle;
    return {
      ...stored,
      section: this.#section + Number(files > 0),
      added: { files, missing: this.missing },
    };
  }

  /** Opens a file with its content, unless it is copied alone. */
  async #whole(key: string): Promise<Found> {
    const ahead = this.#ahead.get(key);
    this.#ahead.delete(key);
    const isAllKnown =
      ahead === null || ahead?.bytes || (ahead?.facts.size ?? 0) > archivePieceBytes;
    return ahead !== undefined && isAllKnown ? ahead : this.#look(key, archivePieceBytes);
  }

  async #look(key: string, most: number): Promise<Found> {
    const file = await this.#work.platform.files.open(key);
    if (!file) return null;
    const { content, ...facts } = file;
    if (facts.size <= most) {
      return { facts, bytes: new Uint8Array(await new Response(content).arrayBuffer()) };
    }
    await content.cancel();
    return { facts, bytes: null };
  }
}
