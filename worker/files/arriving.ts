import { type FieldProblem, MiranError } from "../../domain/errors.ts";

/**
 * Work that ends once a request's bytes have arrived. It fails if the sender has gone, which is no fault of ours, and
 * nobody reads the answer.
 */
export async function arriving<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch {
    throw new MiranError("upload_incomplete");
  }
}

/** Reads to the end, so that the connection is intact for the answer. */
export const drain = (body: ReadableStream<Uint8Array>): Promise<void> =>
  arriving(body.pipeTo(new WritableStream()));

/** Refuses a file after reading all of it; a sender would otherwise see a broken connection. */
export async function refuseArriving(
  rest: ReadableStream<Uint8Array>,
  problem: MiranError,
): Promise<never> {
  await drain(rest);
  throw problem;
}

/** The refusal of an arriving file. */
export const refusedFile = (file: FieldProblem) =>
  new MiranError("invalid_request", { fields: { file } });
