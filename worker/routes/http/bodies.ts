import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { MiranError } from "../../../domain/errors.ts";
import type { AnyContext, VisitorEnv } from "./env.ts";
import { factsOfAnswering } from "./route-facts.ts";

const binaryType = "application/octet-stream";

/** The request body of a route for bytes; the route declares the maximum. */
export const binaryBody = {
  required: true,
  content: { [binaryType]: { schema: { type: "string", format: "binary" } as const } },
} as const;

/** The maximum bytes of the request's route; undefined for JSON. */
export const byteLimit = (c: AnyContext): number | undefined => factsOfAnswering(c)?.bytes;

/** The content type of the request's route. */
export const bodyType = (c: AnyContext) =>
  byteLimit(c) === undefined ? "application/json" : binaryType;

/** The bytes of a request, with their length, which `limitedBody` has checked. */
export const bytesOf = (c: { env: VisitorEnv["Bindings"]; req: { raw: Request } }) => ({
  length: c.env.platform.requests.lengthOf(c.req.raw) ?? 0,
  body: c.req.raw.body,
});

const maxJson = 64 * 1024;

const tooLarge = () => {
  throw new MiranError("payload_too_large");
};
const limitedJson = bodyLimit({ maxSize: maxJson, onError: tooLarge });

/** Refuses bodies above their route's limit. Bytes state their length first and are never in memory as a whole. */
export const limitedBody = createMiddleware<VisitorEnv>(async (c, next) => {
  const most = byteLimit(c);
  if (most === undefined) return limitedJson(c, next);
  const length = c.env.platform.requests.lengthOf(c.req.raw);
  if (length === undefined) throw new MiranError("invalid_request");
  if (length > most) tooLarge();
  return next();
});
