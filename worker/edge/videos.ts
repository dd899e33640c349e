import { arriving } from "../files/arriving.ts";
import type { Videos } from "../platform/stores.ts";

/** Videos in an R2 bucket, by its multipart uploads. */
export function r2Videos(bucket: R2Bucket): Videos {
  return {
    async begin(key, contentType) {
      return (await bucket.createMultipartUpload(key, { httpMetadata: { contentType } })).uploadId;
    },

    async putPart({ key, uploadId }, { partNumber, size }, body) {
      const upload = bucket.resumeMultipartUpload(key, uploadId);
      const { readable, writable } = new FixedLengthStream(size);
      const piped = arriving((body as unknown as ReadableStream<Uint8Array>).pipeTo(writable));
      const [{ etag }] = await Promise.all([upload.uploadPart(partNumber, readable), piped]);
      return etag;
    },

    async complete({ key, uploadId }, parts) {
      try {
        const upload = bucket.resumeMultipartUpload(key, uploadId);
        return whole(await upload.complete([...parts]));
      } catch (error) {
        // An earlier attempt may have succeeded with a lost answer.
        const object = await bucket.head(key);
        if (object) return whole(object);
        if (saysOne(error, neverMore)) return undefined;
        throw error;
      }
    },

    async abort({ key, uploadId }) {
      try {
        await bucket.resumeMultipartUpload(key, uploadId).abort();
      } catch (error) {
        if (!saysOne(error, [noSuchUpload])) throw error;
      }
    },

    async read(key, range) {
      const object = await bucket.get(key, range ? { range } : {});
      return (object?.body as unknown as Awaited<ReturnType<Videos["read"]>>) ?? undefined;
    },

    async exists(key) {
      return (await bucket.head(key)) !== null;
    },
  };
}

const whole = ({ etag, size }: R2Object) => ({ etag, size });

const noSuchUpload = 10024;
/** R2's codes for parts too small, missing, unequal, or an upload that has gone. */
const neverMore = [noSuchUpload, 10011, 10025, 10048];

const saysOne = (error: unknown, codes: readonly number[]) =>
  codes.some((code) => String(error).includes(`(${code})`));
