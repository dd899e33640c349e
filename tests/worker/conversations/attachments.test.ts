import { env, exports } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { StoredAttachment } from "../../../domain/contract/conversations/conversation.ts";
import { unsentFiles } from "../../../domain/conversations/attachments.ts";
import { attachmentBytes } from "../../../domain/conversations/conversation.ts";
import { newId } from "../../../domain/id.ts";
import { attachmentKey } from "../../../worker/data/conversations/attachments.ts";
import { makeProduct, problemOf } from "../../support/access.ts";
import {
  bytesOf,
  type ChatAccess,
  chatWith,
  heads,
  ownChat,
  postTo,
  putFile,
  readPage,
} from "../../support/conversation-routes.ts";
import {
  endSession,
  makeTrainee,
  makeTrainer,
  origin,
  type SignedInTrainee,
} from "../../support/worker.ts";

let trainee: SignedInTrainee;
let own: ChatAccess;
beforeEach(async () => {
  trainee = await makeTrainee();
  own = ownChat(trainee);
});

const get = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  exports.default.fetch(new Request(new URL(url, origin), { method, headers }));

async function urlOf(fileId: string, side = own, traineeId = trainee.id): Promise<string> {
  const { files } = await readPage(side);
  return `/api/media/conversations/${traineeId}/${fileId}?ticket=${files.ticket}`;
}

describe("uploading an attachment", () => {
  it.each([
    ["image", "jpeg", "image/jpeg"],
    ["image", "png", "image/png"],
    ["image", "gif", "image/gif"],
    ["image", "webp", "image/webp"],
    ["image", "avif", "image/avif"],
    ["voice", "webm", "audio/webm"],
    ["voice", "ogg", "audio/ogg"],
    ["voice", "m4a", "audio/mp4"],
    ["voice", "wav", "audio/wav"],
    ["file", "pdf", "application/pdf"],
    ["file", "html", "application/octet-stream"],
    ["file", "svg", "application/octet-stream"],
  ] as const)(
    "accepts as %s a %s, and serves it with the type of its bytes",
    async (kind, head, type) => {
      const bytes = bytesOf(heads[head]);
      const fileId = newId();
      const stored = await putFile(own, kind, bytes, { fileId });
      expect(await stored.json<StoredAttachment>()).toEqual({ fileId, bytes: 1000, type });
      const shown = await get(await urlOf(fileId));
      expect(shown.status).toBe(200);
      expect(Object.fromEntries(shown.headers)).toMatchObject({
        "content-type": type,
        "x-content-type-options": "nosniff",
        "content-disposition": kind === "file" ? "attachment" : "inline",
        "cache-control": "private, max-age=3600, no-transform",
        "content-security-policy": expect.stringContaining("default-src 'none'"),
      });
      expect(new Uint8Array(await shown.arrayBuffer())).toEqual(bytes);
    },
  );

  it.each([
    ["image", "svg", "not_a_picture"],
    ["image", "html", "not_a_picture"],
    ["image", "webm", "not_a_picture"],
    ["image", "m4a", "not_a_picture"],
    ["voice", "jpeg", "not_a_recording"],
    ["voice", "avif", "not_a_recording"],
    ["voice", "webp", "not_a_recording"],
    ["voice", "html", "not_a_recording"],
  ] as const)("refuses as %s a %s, and stores nothing", async (kind, head, code) => {
    const fileId = newId();
    const response = await putFile(own, kind, bytesOf(heads[head]), { fileId });
    expect(response.status).toBe(400);
    expect((await problemOf(response)).fields).toEqual({ file: { code } });
    expect(await env.VIDEOS.head(attachmentKey(trainee.id, fileId))).toBeNull();
    expect((await get(await urlOf(fileId))).status).toBe(404);
  });

  it("refuses a large file before reading it, and an empty one", async () => {
    const large = { length: attachmentBytes.image + 1 };
    expect((await putFile(own, "image", bytesOf(heads.png), large)).status).toBe(413);
    const larger = { length: attachmentBytes.file + 1 };
    expect((await putFile(own, "file", bytesOf(heads.pdf), larger)).status).toBe(413);
    expect((await putFile(own, "file", new Uint8Array())).status).toBe(400);
  });

  it("answers a repetition alike, and refuses another file under the same id", async () => {
    const fileId = newId();
    const bytes = bytesOf(heads.png);
    const first = await (await putFile(own, "image", bytes, { fileId })).json();
    const again = await putFile(own, "image", bytes, { fileId });
    expect(await again.json()).toEqual(first);
    expect((await putFile(own, "image", bytesOf(heads.png, 999), { fileId })).status).toBe(409);
    expect((await putFile(own, "file", bytes, { fileId })).status).toBe(409);
  });

  it("is refused beyond the limit of unsent files, with a reason; sending makes room", async () => {
    const bytes = bytesOf(heads.pdf);
    const fileIds = Array.from({ length: unsentFiles.count }, () => newId());
    for (const fileId of fileIds) {
      expect((await putFile(own, "file", bytes, { fileId })).status).toBe(200);
    }
    const oneMore = newId();
    const refused = await putFile(own, "file", bytes, { fileId: oneMore });
    expect(await problemOf(refused)).toEqual({ status: 409, code: "too_many_unsent_files" });
    expect(await env.VIDEOS.head(attachmentKey(trainee.id, oneMore))).toBeNull();
    const body = { kind: "file", fileId: fileIds[0], name: "خطة.pdf", bytes: 1000 };
    expect((await postTo(own, "/messages", { clientId: newId(), body })).status).toBe(200);
    expect((await putFile(own, "file", bytes, { fileId: oneMore })).status).toBe(200);
  });

  it("needs no room when refused", async () => {
    for (let time = 0; time <= unsentFiles.count; time++) {
      expect((await putFile(own, "image", bytesOf(heads.html))).status).toBe(400);
    }
    expect((await putFile(own, "image", bytesOf(heads.png))).status).toBe(200);
  });

  it("is erased with its trainee, even if unsent", async () => {
    const fileId = newId();
    await putFile(own, "image", bytesOf(heads.png), { fileId });
    const product = makeProduct();
    const { token } = await makeTrainer();
    const path = `/api/admin/trainees/${trainee.id}`;
    expect((await product.call(path, { method: "DELETE", token })).status).toBe(200);
    await product.settle();
    expect(await env.VIDEOS.head(attachmentKey(trainee.id, fileId))).toBeNull();
  });

  it("allows messages of this conversation to show it, and of no other", async () => {
    const fileId = newId();
    await putFile(own, "voice", bytesOf(heads.webm), { fileId });
    const body = { kind: "voice", fileId, seconds: 3.5, waveform: [1, 31, 0] };
    const message = { clientId: newId(), body };
    expect((await postTo(own, "/messages", message)).status).toBe(200);
    const other = ownChat(await makeTrainee());
    const stolen = await postTo(other, "/messages", { ...message, clientId: newId() });
    expect((await problemOf(stolen)).fields).toEqual({ "body.fileId": { code: "no_such_file" } });
  });
});

describe("an attachment", () => {
  it("is served in ranges, for seeking in recordings", async () => {
    const fileId = newId();
    await putFile(own, "voice", bytesOf(heads.ogg), { fileId });
    const url = await urlOf(fileId);
    const part = await get(url, { range: "bytes=0-1" });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, "bytes 0-1/1000"]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(new Uint8Array([0x4f, 0x67]));
    const none = await get(url, { range: "bytes=5000-" });
    expect([none.status, none.headers.get("content-range")]).toEqual([416, "bytes */1000"]);
    const etag = part.headers.get("etag") ?? "";
    expect((await get(url, { "if-none-match": etag })).status).toBe(304);
    const head = await get(url, {}, "HEAD");
    expect([head.status, head.headers.get("content-length")]).toEqual([200, "1000"]);
  });

  it("is visible to both sides only", async () => {
    const fileId = newId();
    await putFile(own, "image", bytesOf(heads.png), { fileId });
    const trainer = await makeTrainer();
    const asTrainer = await urlOf(fileId, chatWith(trainer, trainee.id));
    expect((await get(asTrainer)).status).toBe(200);
    const other = await makeTrainee();
    const stolen = await urlOf(fileId, ownChat(other), trainee.id);
    expect((await get(stolen)).status).toBe(401);
    const otherFile = await urlOf(fileId, ownChat(other), other.id);
    expect((await get(otherFile)).status).toBe(404);
    expect((await get(`/api/media/conversations/${trainee.id}/${fileId}?ticket=x`)).status).toBe(
      401,
    );
  });

  it("is visible as long as its ticket and its session", async () => {
    const fileId = newId();
    await putFile(own, "image", bytesOf(heads.png), { fileId });
    const url = await urlOf(fileId);
    const product = makeProduct();
    expect((await product.call(url)).status).toBe(200);
    product.pass(3_601_000);
    expect((await product.call(url)).status).toBe(401);
    await endSession(trainee.actor.sessionId);
    expect((await get(url)).status).toBe(401);
  });

  it("has the same address for a while, for the browser's cache", async () => {
    const [one, two] = [await readPage(own), await readPage(own)];
    expect(one.files).toEqual(two.files);
    expect(one.files.expiresAt).toBeGreaterThan(Date.now() + 29 * 60_000);
  });
});
