import type { Files, OpenedFile, StoredFile, Videos } from "../../worker/platform/stores.ts";

/** A file with its content. */
export interface PersistedFile extends StoredFile {
  content: Blob;
}

/** The demo's files by their keys. */
export interface FileShelf {
  files: Map<string, PersistedFile>;
  changed(key: string): void;
}

async function blobOf(body: ReadableStream<Uint8Array>, size: number): Promise<Blob> {
  const blob = await new Response(body as unknown as BodyInit).blob();
  if (blob.size !== size) throw new Error(`${blob.size} bytes came instead of ${size}`);
  return blob;
}

const streamOf = (blob: Blob) => blob.stream() as unknown as ReadableStream<Uint8Array>;
const newTag = () => crypto.randomUUID().replaceAll("-", "");

function keep(
  shelf: FileShelf,
  key: string,
  file: Omit<PersistedFile, "etag" | "modifiedAt" | "size">,
) {
  const kept = { ...file, size: file.content.size, etag: newTag(), modifiedAt: Date.now() };
  shelf.files.set(key, kept);
  shelf.changed(key);
  return kept;
}

function forget(shelf: FileShelf, key: string): void {
  if (shelf.files.delete(key)) shelf.changed(key);
}

function tell({ content: _, ...told }: PersistedFile): StoredFile {
  return told;
}

const maxInPage = 1000;

/** The store of files in this browser. */
export function demoFiles(shelf: FileShelf): Files {
  const { files } = shelf;
  return {
    async put(key, { size, contentType, notes }, body) {
      keep(shelf, key, { content: await blobOf(body, size), contentType, notes });
    },

    async putNew(key, { size, contentType, notes }, body) {
      const content = await blobOf(body, size);
      if (files.has(key)) return false;
      keep(shelf, key, { content, contentType, notes });
      return true;
    },

    async find(key) {
      const file = files.get(key);
      return file && tell(file);
    },

    async open(key): Promise<OpenedFile | undefined> {
      const file = files.get(key);
      return file && { ...tell(file), content: streamOf(file.content) };
    },

    passage: () => new TransformStream<Uint8Array, Uint8Array>(),

    async read(key, { offset, length }) {
      const file = files.get(key);
      return file && streamOf(file.content.slice(offset, offset + length));
    },

    async list(after) {
      const keys = [...files.keys()].filter((key) => after === undefined || key > after).sort();
      const found = keys.slice(0, maxInPage).map((key) => {
        const { size = 0, etag = "" } = files.get(key) ?? {};
        return { key, size, etag };
      });
      return { found, more: keys.length > found.length };
    },

    async erase(keys) {
      for (const key of keys) forget(shelf, key);
    },

    async eraseAll(prefix) {
      for (const key of [...files.keys()]) if (key.startsWith(prefix)) forget(shelf, key);
    },
  };
}

interface Arriving {
  contentType: string;
  parts: Map<number, { etag: string; content: Blob }>;
}

/** The store of videos, which arrive in parts. */
export function demoVideos(shelf: FileShelf): Videos {
  const { files } = shelf;
  const arriving = new Map<string, Arriving>();
  return {
    async begin(_key, contentType) {
      const uploadId = newTag();
      arriving.set(uploadId, { contentType, parts: new Map() });
      return uploadId;
    },

    async putPart({ uploadId }, { partNumber, size }, body) {
      const content = await blobOf(body, size);
      const upload = arriving.get(uploadId);
      if (!upload) throw new Error("the upload was given up, or has come to its end");
      const etag = newTag();
      upload.parts.set(partNumber, { etag, content });
      return etag;
    },

    async complete({ key, uploadId }, parts) {
      const upload = arriving.get(uploadId);
      const found = parts.map(({ partNumber, etag }) => {
        const part = upload?.parts.get(partNumber);
        return part?.etag === etag ? part.content : undefined;
      });
      if (!upload || found.includes(undefined)) return files.get(key);
      arriving.delete(uploadId);
      const content = new Blob(found as Blob[], { type: upload.contentType });
      return keep(shelf, key, { content, contentType: upload.contentType, notes: {} });
    },

    async abort({ uploadId }) {
      arriving.delete(uploadId);
    },

    async read(key, range) {
      const file = files.get(key);
      if (!file) return undefined;
      const { offset, length } = range ?? { offset: 0, length: file.size };
      return streamOf(file.content.slice(offset, offset + length));
    },

    exists: async (key) => files.has(key),
  };
}
