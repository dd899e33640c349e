import type { ClientResponse } from "hono/client";
import { readAnswer, readProblem } from "./api-error.ts";

type GoodBody<R> =
  R extends ClientResponse<infer Body, infer Status, "json">
    ? Status extends 200
      ? Body
      : never
    : never;

/** The body of a successful answer; a refusal is thrown as an ApiError. */
export async function answer<R extends ClientResponse<unknown, number, string>>(
  request: Promise<R>,
): Promise<GoodBody<R>> {
  const response = (await request) as unknown as Response;
  if (!response.ok) throw await readProblem(response);
  return readAnswer(response);
}
