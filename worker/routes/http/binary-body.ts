import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { attachmentBytes } from "../../../domain/conversations/conversation.ts";
import { MiranError } from "../../../domain/errors.ts";
import { videoPartBytes } from "../../../domain/libraries/video.ts";
import type { AnyContext, VisitorEnv } from "./api.ts";

export const binaryType = "application/octet-stream";

/** The request body of a route that takes bytes. */
export const binaryBody = {
  required: true,
  content: { [binaryType]: { schema: { type: "string", format: "binary" } as const } },
} as const;

const largestAttachment = Math.max(...Object.values(attachmentBytes));

/** The routes that take bytes, and how many at most. */
const binaryRoutes = [
  {
    route: /^PUT \/api\/admin\/videos\/[\da-f-]{36}\/parts\/\d{1,3}$/,
    most: videoPartBytes,
  },
  {
    route: /^PUT \/api\/trainee\/conversation\/files\/[\da-f-]{36}$/,
    most: largestAttachment,
  },
  {
    route: /^PUT \/api\/admin\/conversations\/[\da-f-]{36}\/files\/[\da-f-]{36}$/,
    most: largestAttachment,
  },
];

function binaryRouteOf(c: AnyContext) {
  return binaryRoutes.find(({ route }) => route.test(`${c.req.method} ${c.req.path}`));
}

/** Whether the request is one of the few whose body is bytes instead of JSON. */
export function takesBytes(c: AnyContext): boolean {
  return binaryRouteOf(c) !== undefined;
}

const maxJson = 64 * 1024;

const tooLarge = () => {
  throw new MiranError("payload_too_large");
};
const limitedJson = bodyLimit({ maxSize: maxJson, onError: tooLarge });

/** No body is larger than its route takes. Bytes tell their length ahead and are never held. */
export const limitedBody = createMiddleware<VisitorEnv>(async (c, next) => {
  const binary = binaryRouteOf(c);
  if (!binary) return limitedJson(c, next);
  const length = c.req.header("content-length");
  if (!/^\d{1,10}$/.test(length ?? "")) throw new MiranError("invalid_request");
  if (Number(length) > binary.most) tooLarge();
  return next();
});
