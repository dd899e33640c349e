import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import { photoPoses } from "../../../domain/check-ins/progress-photos.ts";
import { newId } from "../../../domain/id.ts";
import { app } from "../../../worker/app.ts";
import { interceptCalls, interceptDatabase } from "../../../worker/interceptor.ts";
import type { Platform } from "../../../worker/platform.ts";
import { problemOf } from "../../support/access.ts";
import { bytesOf } from "../../support/conversation-routes.ts";
import { gif, jpeg, png, webp } from "../../support/pictures.ts";
import { makeConsent, sendPhoto } from "../../support/progress-photos.ts";
import { makePlatform, makeTrainee, origin, type SignedInTrainee } from "../../support/worker.ts";

const today = () => localDateAt(Date.now(), "Asia/Hebron");

let trainee: SignedInTrainee;
beforeEach(async () => {
  trainee = await makeTrainee();
  await makeConsent(trainee.id);
});

const put = (photo: Omit<Parameters<typeof sendPhoto>[0], "token"> = {}, platform?: Platform) =>
  sendPhoto({ token: trainee.token, ...photo }, platform);

const keys = async () =>
  (await env.VIDEOS.list({ prefix: `trainees/${trainee.id}/progress/` })).objects.map(
    ({ key }) => key,
  );
const noted = async () =>
  (
    await env.DB.prepare("select id, pose, stored_at from progress_photos where trainee_id = ?1")
      .bind(trainee.id)
      .all<{ id: string; pose: string; stored_at: number | null }>()
  ).results;

describe("an arriving photo", () => {
  it.each([
    ["a PNG", png()],
    ["a GIF", gif()],
    ["a WebP", webp()],
    ["a web page", "<!doctype html><script>alert(1)</script>".padEnd(200)],
    ["a web page behind the mark of a JPEG", `\xff\xd8<html>${"x".repeat(200)}`],
  ])("is refused if it is %s", async (_, content) => {
    expect(await problemOf(await put({ bytes: bytesOf(content) }))).toMatchObject({
      code: "invalid_request",
      fields: { file: { code: expect.stringMatching(/^(not_a|broken)_picture$/) } },
    });
    expect(await noted()).toEqual([]);
    expect(await keys()).toEqual([]);
  });

  it("of 40 MB is refused by its length, and so is one byte above the maximum", async () => {
    for (const length of [40 * 1024 * 1024, 2 * 1024 * 1024 + 1])
      expect(await problemOf(await put({ length }))).toMatchObject({ code: "payload_too_large" });
    expect(await noted()).toEqual([]);
  });

  it("of the largest side is stored, and one pixel more is refused", async () => {
    const largest = bytesOf(jpeg({ width: 1200, height: 1600 }));
    expect((await put({ bytes: largest })).status).toBe(200);
    const larger = bytesOf(jpeg({ width: 1200, height: 1601 }));
    expect(await problemOf(await put({ bytes: larger }))).toMatchObject({
      fields: { file: { code: "too_many_pixels", max: 1600 } },
    });
  });

  it("is stored once if it is sent twice at once", async () => {
    const id = newId();
    const answers = await Promise.all([put({ id }), put({ id })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await noted()).toMatchObject([{ id, pose: "front", stored_at: expect.any(Number) }]);
    expect(await keys()).toHaveLength(1);
  });
});

describe("the maximum of photos", () => {
  it("is three of a pose a day, also if four arrive at once", async () => {
    const answers = await Promise.all([put(), put(), put(), put()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await noted()).toHaveLength(3);
    expect(await keys()).toHaveLength(3);
  });

  it("is nine that arrive in a day, of whatever day they are", async () => {
    for (const pose of [...photoPoses, ...photoPoses, ...photoPoses])
      expect((await put({ pose })).status).toBe(200);
    expect(await problemOf(await put({ date: addDays(today(), -1) }))).toMatchObject({
      code: "progress_photos_full",
    });
  });
});

const withdraw = () =>
  env.DB.prepare("update photo_consents set withdrawn_at = 9 where trainee_id = ?1")
    .bind(trainee.id)
    .run();

describe("a photo on its way", () => {
  it("is not stored if the consent is withdrawn after it was checked", async () => {
    const platform = makePlatform();
    let batches = 0;
    const database = interceptDatabase(platform.database, async (send, { name }) => {
      // The first batch checks, the second notes the photo.
      if (name === "batch" && ++batches === 2) await withdraw();
      return send();
    });
    const answer = await put({}, { ...platform, database });
    expect(await problemOf(answer)).toMatchObject({ code: "conflict" });
    expect(await noted()).toEqual([]);
    expect(await keys()).toEqual([]);
  });

  it("leaves no bytes if it is erased before they are stored", async () => {
    const platform = makePlatform();
    const files = interceptCalls(platform.files, async (send, { name }) => {
      if (name === "put")
        await env.DB.prepare("delete from progress_photos where trainee_id = ?1")
          .bind(trainee.id)
          .run();
      return send();
    });
    expect((await put({}, { ...platform, files })).status).toBe(404);
    expect(await keys()).toEqual([]);
  });

  it("is in no list and has no address until its bytes are stored", async () => {
    const platform = makePlatform();
    const files = interceptCalls(platform.files, async (send, { name }) => {
      if (name === "put") throw new Error("the store is gone");
      return send();
    });
    const id = newId();
    expect((await put({ id }, { ...platform, files })).status).toBeGreaterThanOrEqual(500);
    expect(await noted()).toMatchObject([{ id, stored_at: null }]);
    const asked = (path: string, init = {}) =>
      app.fetch(
        new Request(`${origin}${path}`, {
          headers: {
            "sec-fetch-site": "same-origin",
            authorization: `Bearer ${trainee.token}`,
            "content-type": "application/json",
          },
          ...init,
        }),
        { platform },
      );
    expect(await (await asked("/api/trainee/progress-photos")).json()).toMatchObject({
      photos: [],
    });
    const tickets = { method: "POST", body: JSON.stringify({ ids: [id] }) };
    expect((await asked("/api/trainee/progress-photos/tickets", tickets)).status).toBe(404);
    expect((await put({ id })).status).toBe(200);
    expect(await noted()).toMatchObject([{ id, stored_at: expect.any(Number) }]);
  });
});
