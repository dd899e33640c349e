import { createMiddleware } from "hono/factory";
import { byteLimit } from "./bodies.ts";
import type { VisitorEnv } from "./env.ts";

/** How much is read of what no route takes; who sends more needs a connection of its own. */
const most = 1024 * 1024;

/**
 * Reads what a refusal left unread, as far as its route would have taken it: the connection would
 * break behind the answer otherwise, and with it the next request that a client sends over it.
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
    // Who broke off waits for no answer either.
  }
}
