import { env, exports } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { MessagesPage } from "../../../domain/contract/conversations/conversation.ts";
import type { Profile } from "../../../domain/contract/people/profile.ts";
import { newId } from "../../../domain/id.ts";
import { photoBytes, photoTicket } from "../../../domain/people/photo.ts";
import { makeProduct, problemOf } from "../../support/access.ts";
import { bytesOf, heads } from "../../support/conversation-routes.ts";
import { chunk, headOfPng, png } from "../../support/pictures.ts";
import { makeListed, readTrainee, readTraineesPage } from "../../support/trainees.ts";
import {
  call,
  endSession,
  makeTrainee,
  makeTrainer,
  origin,
  type SignedInTrainee,
} from "../../support/worker.ts";

const path = "/api/trainee/profile/photo";
const picture = bytesOf(heads.webp);

let trainee: SignedInTrainee;
beforeEach(async () => {
  trainee = await makeListed();
});

const requestOf = (bytes: Uint8Array, { token } = trainee, length = bytes.byteLength) =>
  new Request(new URL(path, origin), {
    method: "PUT",
    headers: {
      "sec-fetch-site": "same-origin",
      authorization: `Bearer ${token}`,
      "content-type": "application/octet-stream",
      "content-length": String(length),
    },
    body: bytes,
  });
const put = (...request: Parameters<typeof requestOf>) =>
  exports.default.fetch(requestOf(...request));

async function stored(bytes = picture, who = trainee): Promise<string> {
  const answer = await put(bytes, who);
  if (answer.status !== 200) throw new Error(await answer.text());
  return (await answer.json<{ photo: string }>()).photo;
}

const show = (url: string) => exports.default.fetch(new Request(new URL(url, origin)));
const shownPhoto = async ({ token } = trainee) =>
  (await (await call("/api/trainee/profile", { token })).json<Profile>()).photo;
const storedKeys = async () =>
  (await env.VIDEOS.list({ prefix: `trainees/${trainee.id}/` })).objects.map(({ key }) => key);

describe("a trainee's photo", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "is accepted as %s and served",
    async (head) => {
      const url = await stored(bytesOf(heads[head]));
      const answer = await show(url);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe(`image/${head}`);
      expect(answer.headers.get("cache-control")).toContain(`max-age=${photoTicket.seconds}`);
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytesOf(heads[head]));
      expect(await shownPhoto()).toBe(url);
    },
  );

  it("is stored without the camera's metadata", async () => {
    const secret = "GPS 31.7683 N 35.2137 E";
    const told = `\x89PNG\r\n\x1a\n${headOfPng()}${chunk("tEXt", secret)}${chunk("IDAT", "pixels")}${chunk("IEND", "")}`;
    const url = await stored(bytesOf(told, told.length));
    expect(await (await show(url)).text()).not.toContain(secret);
  });

  it.each([
    ["a page with the type of a picture", bytesOf(heads.html)],
    ["a drawing with a script", bytesOf(heads.svg)],
    [
      "a picture's first bytes with a page after them",
      bytesOf(`${heads.png.slice(0, 8)}<!doctype html>`),
    ],
    ["a recording", bytesOf(heads.m4a)],
  ])("is refused as %s, and the earlier one stays", async (_name, bytes) => {
    const url = await stored();
    const before = await storedKeys();
    const answer = await put(bytes);
    expect(answer.status).toBe(400);
    expect((await problemOf(answer)).fields).toEqual({ file: { code: "not_a_picture" } });
    expect(await shownPhoto()).toBe(url);
    expect(await storedKeys()).toEqual(before);
  });

  it.each([
    ["six bytes of a picture", bytesOf(heads.jpeg, 6), { code: "broken_picture" }],
    ["a truncated picture", bytesOf(heads.webp, 30), { code: "broken_picture" }],
    [
      "60,000 by 60,000 pixels",
      bytesOf(png({ width: 60_000, height: 60_000 })),
      { code: "too_many_pixels", max: 10_000 },
    ],
  ])(
    "is refused with its reason for %s, and the earlier one stays",
    async (_name, bytes, problem) => {
      const url = await stored();
      const answer = await put(bytes);
      expect(answer.status).toBe(400);
      expect((await problemOf(answer)).fields).toEqual({ file: problem });
      expect(await shownPhoto()).toBe(url);
    },
  );

  it("is refused if too large, before it is read, and if empty", async () => {
    expect((await put(picture, trainee, 40 * 1024 * 1024)).status).toBe(413);
    expect((await put(picture, trainee, photoBytes + 1)).status).toBe(413);
    expect((await put(new Uint8Array())).status).toBe(400);
    expect(await storedKeys()).toEqual([]);
  });

  it("replaces and erases the earlier one; repeated deletion answers alike", async () => {
    const { call: through, settle, platform } = makeProduct();
    const { app } = await import("../../../worker/app.ts");
    const send = () => app.fetch(requestOf(picture), { platform });
    const first = await (await send()).json<{ photo: string }>();
    await send();
    await settle();
    expect(await storedKeys()).toHaveLength(1);
    expect((await show(first.photo)).status).toBe(404);
    for (const _ of [1, 2]) {
      const gone = await through(path, { token: trainee.token, method: "DELETE", body: {} });
      expect(gone.status).toBe(200);
    }
    await settle();
    expect(await storedKeys()).toEqual([]);
    expect(await shownPhoto()).toBeNull();
  });

  it("is erased with the account", async () => {
    const { call: through, settle } = makeProduct();
    const trainer = await makeTrainer();
    const url = await stored();
    const gone = { token: trainer.token, method: "DELETE", body: {} };
    await through(`/api/admin/trainees/${trainee.id}`, gone);
    await settle();
    expect(await storedKeys()).toEqual([]);
    expect((await show(url)).status).toBe(401);
  });

  it("leaves nothing after the session ended", async () => {
    await endSession(trainee.actor.sessionId);
    expect((await put(picture)).status).toBe(401);
    expect(await storedKeys()).toEqual([]);
  });
});

describe("a photo's address", () => {
  it("is the same for the trainer in lists, on the page and in the conversation", async () => {
    const trainer = await makeTrainer();
    const own = await stored();
    const { trainees } = await readTraineesPage(trainer.token);
    const seen = trainees.find(({ id }) => id === trainee.id)?.photo;
    expect(seen).toBe((await readTrainee(trainer.token, trainee.id)).photo);
    const { other } = await (
      await call(`/api/admin/conversations/${trainee.id}`, { token: trainer.token })
    ).json<MessagesPage>();
    expect(other.photo).toBe(seen);
    const { conversations } = await (
      await call("/api/admin/conversations", { token: trainer.token })
    ).json<{ conversations: { traineeId: string; photo: string | null }[] }>();
    expect(conversations.find(({ traineeId }) => traineeId === trainee.id)?.photo).toBe(seen);
    expect(seen).not.toBe(own);
    expect((await show(seen ?? "")).status).toBe(200);
  });

  it("is refused to other trainees, with any ticket, and after the session", async () => {
    const url = await stored();
    const other = await makeTrainee();
    const ticket = (await stored(picture, other)).split("?ticket=")[1];
    const [address] = url.split("?");
    expect((await show(`${address}?ticket=${ticket}`)).status).toBe(401);
    expect((await show(`${address}?ticket=x`)).status).toBe(401);
    const unknown = `/api/media/photos/${trainee.id}/${newId()}?${url.split("?")[1]}`;
    expect((await show(unknown)).status).toBe(404);
    await endSession(trainee.actor.sessionId);
    expect((await show(url)).status).toBe(401);
  });

  it("stays the same for half an hour and is valid for an hour at most", async () => {
    await stored();
    const { call: through, pass } = makeProduct({});
    const shown = async () =>
      (await (await through("/api/trainee/profile", { token: trainee.token })).json<Profile>())
        .photo;
    const first = await shown();
    expect(await shown()).toBe(first);
    pass(photoTicket.sameForSeconds * 1000);
    expect(await shown()).not.toBe(first);
  });
});
