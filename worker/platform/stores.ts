/** A file in the store, with its metadata. */
export interface StoredFile {
  size: number;
  /** A strong etag, without quotes. */
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
  /** The same for a key without a file. @returns false if it has one, which stays */
  putNew(...file: Parameters<Files["put"]>): Promise<boolean>;
  find(key: string): Promise<StoredFile | undefined>;
  /** Opens a whole file with its metadata, in one operation of the store. */
  open(key: string): Promise<OpenedFile | undefined>;
  /** @returns undefined if the file does not exist */
  read(
    key: string,
    range: { offset: number; length: number },
  ): Promise<ReadableStream<Uint8Array> | undefined>;
  /** A stream of a fixed length, which its reader knows in advance. */
  passage(length: number): TransformStream<Uint8Array, Uint8Array>;
  /** A page of the files, in the order of keys after a given one. */
  list(
    after: string | undefined,
  ): Promise<{ found: { key: string; size: number; etag: string }[]; more: boolean }>;
  /** Deletes these objects, if they exist. */
  erase(keys: readonly string[]): Promise<void>;
  /** Deletes all objects with a prefix. */
  eraseAll(prefix: string): Promise<void>;
}

/** The second store, for backups alone: objects written as a whole. */
export interface Backups {
  /** @param sha256 in hexadecimal digits; the store refuses bytes with another hash */
  put(key: string, bytes: Uint8Array<ArrayBuffer>, sha256: string): Promise<void>;
  read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** The hash that was given with the bytes. */
  find(key: string): Promise<{ size: number; sha256: string | undefined } | undefined>;
  /** The names directly below a prefix, in order. */
  folders(prefix: string): Promise<string[]>;
  /** Deletes these objects, if they exist. */
  erase(keys: readonly string[]): Promise<void>;
  /** Deletes all objects with a prefix. */
  eraseAll(prefix: string): Promise<void>;
}

/** An upload of a file, part by part. */
interface VideoUpload {
  key: string;
  uploadId: string;
}

/** Large files, written in parts and read in ranges, never in memory as a whole. */
export interface Videos {
  /** @returns the upload's id */
  begin(key: string, contentType: string): Promise<string>;
  /** @returns the part's etag, for `complete` */
  putPart(
    upload: VideoUpload,
    part: { partNumber: number; size: number },
    body: ReadableStream<Uint8Array>,
  ): Promise<string>;
  /** @returns undefined if the parts can no longer become the file */
  complete(
    upload: VideoUpload,
    parts: readonly { partNumber: number; etag: string }[],
  ): Promise<{ etag: string; size: number } | undefined>;
  /** Deletes the parts, if there are any. */
  abort(upload: VideoUpload): Promise<void>;
  /** @returns undefined if the file does not exist */
  read(
    key: string,
    range?: { offset: number; length: number },
  ): Promise<ReadableStream<Uint8Array> | undefined>;
  exists(key: string): Promise<boolean>;
}
