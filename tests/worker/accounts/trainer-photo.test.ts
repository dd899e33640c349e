import { env, exports } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { photoBytes } from "../../../domain/people/photo.ts";
import { bytesOf, heads } from "../../support/conversation-routes.ts";
import {
  call,
  endSession,
  makeTrainee,
  makeTrainer,
  origin,
  type SignedInTrainee,
} from "../../support/worker.ts";

const path = "/api/admin/profile/photo";
let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
const storedKeys = async () =>
  (await env.VIDEOS.list({ prefix: "trainer/" })).objects.map(({ key }) => key);

beforeEach(async () => {
  await env.DB.exec("delete from settings");
  await env.VIDEOS.delete(await storedKeys());
  trainer = await makeTrainer();
  trainee = await makeTrainee();
});

const put = (bytes: Uint8Array, { token } = trainer, length = bytes.byteLength) =>
  exports.default.fetch(
    new Request(new URL(path, origin), {
      method: "PUT",
      headers: {
        "sec-fetch-site": "same-origin",
        authorization: `Bearer ${token}`,
        "content-type": "application/octet-stream",
        "content-length": String(length),
      },
      body: bytes,
    }),
  );
const show = (url: string) => exports.default.fetch(new Request(new URL(url, origin)));
const photoAt = async (address: string, { token }: SignedInTrainee, of = "") => {
  const body = await (await call(address, { token })).json<Record<string, unknown>>();
  return ((of ? body[of] : body) as { photo: string | null }).photo;
};
const seenByTrainee = () => photoAt("/api/trainee/contact", trainee);
const seenByTrainer = () => photoAt("/api/admin/profile", trainer);

describe("the trainer's photo", () => {
  it("is visible to the trainer, and to trainees in the conversation and with the contact", async () => {
    expect((await put(bytesOf(heads.webp))).status).toBe(200);
    for (const url of [
      await seenByTrainer(),
      await seenByTrainee(),
      await photoAt("/api/trainee/conversation", trainee, "other"),
    ]) {
      const answer = await show(url ?? "");
      expect(answer.status).toBe(200);
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytesOf(heads.webp));
    }
  });

  it("is single: a replaced and a removed one are erased", async () => {
    await put(bytesOf(heads.webp));
    await put(bytesOf(heads.png));
    await expect.poll(async () => (await storedKeys()).length).toBe(1);
    for (let times = 0; times < 2; times++) {
      const answer = await call(path, { method: "DELETE", body: {}, token: trainer.token });
      expect(answer.status).toBe(200);
    }
    await expect.poll(storedKeys).toEqual([]);
    expect(await seenByTrainee()).toBeNull();
  });

  it("refuses other files and pictures that are too large, and stays", async () => {
    await put(bytesOf(heads.webp));
    const before = await storedKeys();
    expect((await put(bytesOf(heads.html))).status).toBe(400);
    expect((await put(bytesOf(heads.webp), trainer, photoBytes + 1)).status).toBe(413);
    expect((await put(bytesOf(heads.webp), trainee)).status).toBe(403);
    expect(await storedKeys()).toEqual(before);
  });

  it("is refused without a ticket, and with an ended session's", async () => {
    await put(bytesOf(heads.webp));
    const url = (await seenByTrainee()) ?? "";
    expect((await show(url.replace(/ticket=.*/, "ticket=x"))).status).toBe(401);
    await endSession(trainee.actor.sessionId);
    expect((await show(url)).status).toBe(401);
  });
});
