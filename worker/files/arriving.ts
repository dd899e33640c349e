import { MiranError } from "../../domain/errors.ts";

/**
 * Work that ends when a request's bytes have arrived. It fails when whoever sent them has gone:
 * no fault of ours, and nobody is there to read the answer.
 */
export async function arriving<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch {
    throw new MiranError("upload_incomplete");
  }
}

/** Reads to the end, so that the answer comes over a connection that is whole. */
export const drain = (body: ReadableStream<Uint8Array>): Promise<void> =>
  arriving(body.pipeTo(new WritableStream()));

/** Refuses a file once all of it was read: who still sends would see a broken connection instead. */
export async function refuseArriving(
  rest: ReadableStream<Uint8Array>,
  problem: MiranError,
): Promise<never> {
  await drain(rest);
  throw problem;
}
