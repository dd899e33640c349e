import { arriving } from "../files/arriving.ts";
import type { Files, OpenedFile, StoredFile } from "../platform/stores.ts";

/** Maximum objects that R2 deletes in one call. */
const maxAtOnce = 1000;

/** Files in an R2 bucket. */
export function r2Files(bucket: R2Bucket): Files {
  return {
    async put(...file) {
      await put(bucket, file);
    },

    async putNew(...file) {
      return (await put(bucket, file, { onlyIf: { etagDoesNotMatch: "*" } })) !== null;
    },

    async find(key) {
      const object = await bucket.head(key);
      return object ? storedFile(object) : undefined;
    },

    async open(key) {
      const object = await bucket.get(key);
      if (!object) return undefined;
      const content = object.body as unknown as OpenedFile["content"];
      return { ...storedFile(object), content };
    },

    async read(key, range) {
      const object = await bucket.get(key, { range });
      return (object?.body as unknown as Awaited<ReturnType<Files["read"]>>) ?? undefined;
    },

    passage: (length) => new FixedLengthStream(length) as unknown as ReturnType<Files["passage"]>,

    async list(after) {
      const page = await bucket.list(after === undefined ? {} : { startAfter: after });
      const found = page.objects.map(({ key, size, etag }) => ({ key, size, etag }));
      return { found, more: page.truncated };
    },

    erase: (keys) => erase(bucket, keys),

    eraseAll: (prefix) => eraseAll(bucket, prefix),
  };
}

/** @returns null if a condition does not hold */
async function put(
  bucket: R2Bucket,
  [key, { size, contentType, notes }, body]: Parameters<Files["put"]>,
  condition: Pick<R2PutOptions, "onlyIf"> = {},
): Promise<R2Object | null> {
  const { readable, writable } = new FixedLengthStream(size);
  const piped = arriving((body as unknown as ReadableStream<Uint8Array>).pipeTo(writable));
  const options = { httpMetadata: { contentType }, customMetadata: notes, ...condition };
  const [object] = await Promise.all([bucket.put(key, readable, options), piped]);
  return object;
}

/** Deletes every object whose key starts with the prefix. */
export async function eraseAll(bucket: R2Bucket, prefix: string): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix, ...(cursor ? { cursor } : {}) });
    if (page.objects.length > 0) await bucket.delete(page.objects.map((object) => object.key));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}

export async function erase(bucket: R2Bucket, keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += maxAtOnce) {
    await bucket.delete(keys.slice(at, at + maxAtOnce));
  }
}

function storedFile(object: R2Object): StoredFile {
  const { size, etag, uploaded, httpMetadata, customMetadata } = object;
  return {
    size,
    etag,
    modifiedAt: uploaded.getTime(),
    contentType: httpMetadata?.contentType ?? "application/octet-stream",
    notes: customMetadata ?? {},
  };
}
