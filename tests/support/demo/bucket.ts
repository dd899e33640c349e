import type { Platform } from "../../../worker/platform.ts";

const bytesOf = (body: string | Uint8Array<ArrayBuffer>) =>
  typeof body === "string" ? Uint8Array.from(new TextEncoder().encode(body)) : body;

const streamOf = (bytes: Uint8Array<ArrayBuffer>) =>
  new Blob([bytes]).stream() as unknown as ReadableStream<Uint8Array>;

/** The bucket's methods that tests use, on the demo's files. */
export const bucketOf = (platform: () => Platform) => ({
  head: async (key: string) => (await platform().files.find(key)) ?? null,

  async get(key: string) {
    const file = await platform().files.open(key);
    if (!file) return null;
    const body = new Response(file.content as unknown as BodyInit);
    return {
      ...file,
      httpMetadata: { contentType: file.contentType },
      customMetadata: file.notes,
      arrayBuffer: () => body.arrayBuffer(),
      bytes: async () => new Uint8Array(await body.arrayBuffer()),
    };
  },

  async put(
    key: string,
    body: string | Uint8Array<ArrayBuffer>,
    { httpMetadata }: { httpMetadata?: { contentType?: string } } = {},
  ) {
    const bytes = bytesOf(body);
    const contentType = httpMetadata?.contentType ?? "application/octet-stream";
    const file = { size: bytes.length, contentType, notes: {} };
    await platform().files.put(key, file, streamOf(bytes));
  },

  delete: (keys: string | string[]) => platform().files.erase([keys].flat()),

  async list({ prefix = "" }) {
    const { found } = await platform().files.list(undefined);
    return { objects: found.filter(({ key }) => key.startsWith(prefix)) };
  },

  resumeMultipartUpload: (key: string, uploadId: string) => ({
    async uploadPart(partNumber: number, body: string | Uint8Array<ArrayBuffer>) {
      const bytes = bytesOf(body);
      const part = { partNumber, size: bytes.length };
      const etag = await platform().videos.putPart({ key, uploadId }, part, streamOf(bytes));
      return { partNumber, etag };
    },
    async complete(parts: { partNumber: number; etag: string }[]) {
      const file = await platform().videos.complete({ key, uploadId }, parts);
      if (!file) throw new Error("no such upload");
      return file;
    },
    abort: () => platform().videos.abort({ key, uploadId }),
  }),
});
