import { createMiddleware } from "hono/factory";
import { byteLimit } from "./bodies.ts";
import type { VisitorEnv } from "./env.ts";

/** Maximum bytes to read of a refused body; above it the client needs a new connection. */
const most = 1024 * 1024;

/**
 * Reads the rest of a refused body, up to its route's limit. An unread rest would break the connection after
 * the response, and the client's next request.
 */
export const restRead = createMiddleware<VisitorEnv>(async (c, next) => {
  await next();
  const { body, bodyUsed } = c.req.raw;
  if (body && !bodyUsed && !body.locked) await readAway(body, byteLimit(c) ?? most);
});

async function readAway(body: ReadableStream<Uint8Array>, bytes: number): Promise<void> {
  const reader = body.getReader();
  try {
    for (let left = bytes; left > 0; ) {
      const { done, value } = await reader.read();
      if (done) return;
      left -= value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The client disconnected and needs no response.
  }
}
