/** A file in the store, and what was noted when it was put there. */
export interface StoredFile {
  size: number;
  /** Strong, without its quotes. */
  etag: string;
  /** UTC milliseconds. */
  modifiedAt: number;
  contentType: string;
  notes: Record<string, string>;
}

/** A file with its content, which can be read once. */
export interface OpenedFile extends StoredFile {
  content: ReadableStream<Uint8Array>;
}

export interface Files {
  /** Stores exactly `size` bytes while they arrive. */
  put(
    key: string,
    file: Pick<StoredFile, "size" | "contentType" | "notes">,
    body: ReadableStream<Uint8Array>,
  ): Promise<void>;
  find(key: string): Promise<StoredFile | undefined>;
  /** What `find` and `read` tell of a whole file, in one operation of the store. */
  open(key: string): Promise<OpenedFile | undefined>;
  /** @returns undefined when there is no such file */
  read(
    key: string,
    range: { offset: number; length: number },
  ): Promise<ReadableStream<Uint8Array> | undefined>;
  /** A passage for exactly so many bytes, which whoever reads it is told ahead. */
  passage(length: number): TransformStream<Uint8Array, Uint8Array>;
  /** A page of what is there, in the order of the keys behind one. */
  list(
    after: string | undefined,
  ): Promise<{ found: { key: string; size: number; etag: string }[]; more: boolean }>;
  /** Deletes these objects, as far as they are there. */
  erase(keys: readonly string[]): Promise<void>;
  /** Deletes every object whose key starts with the prefix. */
  eraseAll(prefix: string): Promise<void>;
}

/** The second store, which holds nothing but backups: objects that are written whole. */
export interface Backups {
  /** @param sha256 in hexadecimal digits; the store refuses bytes that have another */
  put(key: string, bytes: Uint8Array<ArrayBuffer>, sha256: string): Promise<void>;
  read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** The hash as it was given with the bytes. */
  find(key: string): Promise<{ size: number; sha256: string | undefined } | undefined>;
  /** The names right below a prefix, in their order. */
  folders(prefix: string): Promise<string[]>;
  /** Deletes these objects, as far as they are there. */
  erase(keys: readonly string[]): Promise<void>;
  /** Deletes every object whose key starts with the prefix. */
  eraseAll(prefix: string): Promise<void>;
}

/** A file on its way into the store, part by part. */
interface VideoUpload {
  key: string;
  uploadId: string;
}

/** Large files, written in parts and read in ranges; nothing of them is held in memory. */
export interface Videos {
  /** @returns the upload's id */
  begin(key: string, contentType: string): Promise<string>;
  /** @returns the part's etag, by which it is put in its place at the end */
  putPart(
    upload: VideoUpload,
    part: { partNumber: number; size: number },
    body: ReadableStream<Uint8Array>,
  ): Promise<string>;
  /** @returns undefined when the parts cannot become that file any more */
  complete(
    upload: VideoUpload,
    parts: readonly { partNumber: number; etag: string }[],
  ): Promise<{ etag: string; size: number } | undefined>;
  /** Forgets the parts; harmless when there are none. */
  abort(upload: VideoUpload): Promise<void>;
  /** @returns undefined when there is no such file */
  read(
    key: string,
    range?: { offset: number; length: number },
  ): Promise<ReadableStream<Uint8Array> | undefined>;
  exists(key: string): Promise<boolean>;
}
