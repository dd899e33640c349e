import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { app } from "../../../worker/app.ts";
import { attachmentKey } from "../../../worker/data/conversations/attachments.ts";
import { problemOf } from "../../support/access.ts";
import { makePlatform, makeTrainee, origin } from "../../support/worker.ts";

const platform = makePlatform();
const megabyte = 1024 * 1024;

/** The answer to a request, with the read bytes of its body. */
async function refusalOf(path: string, method: string, type: string, length: number) {
  let sent = 0;
  let isCancelled = false;
  const chunk = 64 * 1024;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const size = Math.min(chunk, length - sent);
        sent += size;
        if (size === 0) controller.close();
        else controller.enqueue(new Uint8Array(size));
      },
      cancel: () => {
        isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { origin, "content-type": type, "content-length": String(length) };
  const answer = await app.fetch(new Request(`${origin}${path}`, { method, headers, body }), {
    platform,
  });
  return { status: answer.status, sent, isCancelled };
}

describe("an unread body after a refusal", () => {
  it("is read to its end, so that the connection serves the next request", async () => {
    const refusal = refusalOf("/api/trainee/weight", "POST", "application/json", 100_000);
    expect(await refusal).toEqual({ status: 413, sent: 100_000, isCancelled: false });
    const visitor = refusalOf("/api/trainee/weight", "POST", "application/json", 30_000);
    expect(await visitor).toEqual({ status: 401, sent: 30_000, isCancelled: false });
  });

  it("is read up to the route's limit of bytes, because its client sends them again", async () => {
    const path = `/api/trainee/conversation/files/${newId()}?kind=file`;
    const length = 3 * megabyte;
    const refusal = refusalOf(path, "PUT", "application/octet-stream", length);
    expect(await refusal).toEqual({ status: 401, sent: length, isCancelled: false });
  });

  it("is abandoned if larger than any limit", async () => {
    const refusal = refusalOf("/api/trainee/weight", "POST", "application/json", 50 * megabyte);
    const { status, sent, isCancelled } = await refusal;
    expect({ status, isCancelled }).toEqual({ status: 413, isCancelled: true });
    expect(sent).toBeLessThanOrEqual(2 * megabyte);
  });
});

describe("an interrupted upload", () => {
  it.each(["image", "file"])(
    "is answered without an error in the log, and leaves nothing: %s",
    async (kind) => {
      const { id, token } = await makeTrainee();
      const logged: unknown[] = [];
      const fileId = newId();
      let isFirst = true;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (!isFirst) return controller.error(new Error("Network connection lost."));
          isFirst = false;
          controller.enqueue(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, ...new Array(80).fill(0)));
        },
      });
      const headers = {
        origin,
        authorization: `Bearer ${token}`,
        "content-type": "application/octet-stream",
        "content-length": "5000",
      };
      const url = `${origin}/api/trainee/conversation/files/${fileId}?kind=${kind}`;
      const answer = await app.fetch(new Request(url, { method: "PUT", headers, body }), {
        platform: makePlatform({ log: (entry) => void logged.push(entry) }),
      });
      expect(await problemOf(answer)).toEqual({ status: 409, code: "upload_incomplete" });
      expect(logged).toEqual([]);
      expect(await env.VIDEOS.head(attachmentKey(id, fileId))).toBeNull();
    },
  );
});
