import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { VideoState } from "../../../domain/contract/libraries/videos.ts";
import { newId } from "../../../domain/id.ts";
import { maxVideoBytes, videoPartBytes } from "../../../domain/libraries/video.ts";
import { problemOf } from "../../support/access.ts";
import {
  beginUpload,
  mp4Bytes,
  objectOf,
  partOf,
  putPart,
  rowOf,
  uploadVideo,
} from "../../support/videos.ts";
import { call, endSession, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare("delete from exercises"),
    env.DB.prepare("delete from videos"),
  ]);
  trainer = await makeTrainer();
});

const post = (path: string, body: unknown = {}) =>
  call(`/api/admin/videos${path}`, { body, token: trainer.token });
const remove = (id: string) =>
  call(`/api/admin/videos/${id}`, { method: "DELETE", token: trainer.token });
const stateOf = async (id: string): Promise<VideoState> =>
  (await call(`/api/admin/videos/${id}`, { token: trainer.token })).json();

// Vitest's comparison of ten million numbers exceeds a Worker's memory.
const sameBytes = (some: Uint8Array, others: Uint8Array) =>
  some.length === others.length && some.every((byte, at) => byte === others[at]);

const small = mp4Bytes(1000);
const large = mp4Bytes(videoPartBytes + 1000);

describe("an upload", () => {
  it("arrives in parts, and becomes one file", async () => {
    const begun = await beginUpload(trainer.token, large.length);
    expect(begun).toMatchObject({ status: "uploading", partSize: videoPartBytes, parts: [] });
    const { id } = begun;
    expect(await (await putPart(trainer.token, id, 2, partOf(large, 2))).json()).toEqual({
      partNumber: 2,
      size: 1000,
    });
    expect((await stateOf(id)).parts).toEqual([2]);
    expect(await problemOf(await post(`/${id}/complete`))).toMatchObject({
      status: 409,
      code: "upload_incomplete",
    });
    expect((await putPart(trainer.token, id, 1, partOf(large, 1))).status).toBe(200);
    const whole: VideoState = await (await post(`/${id}/complete`)).json();
    expect(whole).toMatchObject({ id, status: "ready", size: large.length });
    expect(await (await post(`/${id}/complete`)).json()).toEqual(whole);
    const stored = await env.VIDEOS.get(`videos/${id}.mp4`);
    expect(stored?.size).toBe(large.length);
    const same = sameBytes(new Uint8Array((await stored?.arrayBuffer()) ?? []), large);
    expect(same).toBe(true);
  });

  it("is the same one when started again, also meanwhile", async () => {
    const { id } = await beginUpload(trainer.token, large.length);
    const upload = (await rowOf(id))?.upload_id;
    await putPart(trainer.token, id, 2, partOf(large, 2));
    const again = await beginUpload(trainer.token, large.length, id);
    expect(again).toMatchObject({ id, parts: [2] });
    expect((await rowOf(id))?.upload_id).toBe(upload);
    expect(await problemOf(await post("", { id, fileName: "x.mp4", size: 5 }))).toMatchObject({
      status: 409,
    });
  });

  it("accepts a repeated part, and answers alike", async () => {
    const { id } = await beginUpload(trainer.token, small.length);
    const first = await (await putPart(trainer.token, id, 1, small)).json();
    const again = await (await putPart(trainer.token, id, 1, small)).json();
    expect(again).toEqual(first);
    expect((await stateOf(id)).parts).toEqual([1]);
    await post(`/${id}/complete`);
    expect(await (await putPart(trainer.token, id, 1, small)).json()).toEqual(first);
    expect((await objectOf(id))?.size).toBe(1000);
  });

  it("refuses bytes other than mp4, and stores nothing", async () => {
    const page = new Uint8Array(mp4Bytes(40)).fill(60, 4, 8);
    const { id } = await beginUpload(trainer.token, page.length);
    const refused = await problemOf(await putPart(trainer.token, id, 1, page));
    expect(refused).toEqual({
      status: 400,
      code: "invalid_request",
      fields: { fileName: { code: "not_an_mp4" } },
    });
    expect(await rowOf(id)).toBeNull();
    expect(await objectOf(id)).toBeNull();
  });

  it.each([
    [{ fileName: "squat.mov" }, "fileName", "not_an_mp4"],
    [{ fileName: "squat.mp4.exe" }, "fileName", "not_an_mp4"],
    [{ fileName: `${"س".repeat(260)}.mp4` }, "fileName", "too_long"],
    [{ size: 0 }, "size", "out_of_range"],
    [{ size: maxVideoBytes + 1 }, "size", "out_of_range"],
    [{ size: 1.5 }, "size", "not_whole"],
    [{ id: "1" }, "id", "not_an_id"],
  ])("is refused before its start: %j", async (wrong, field, code) => {
    const response = await post("", { id: newId(), fileName: "squat.mp4", size: 10, ...wrong });
    expect(response.status).toBe(400);
    expect((await problemOf(response)).fields).toMatchObject({ [field]: { code } });
  });

  it.each([
    ["too short", 999],
    ["too long", 1001],
    ["empty", 0],
  ])("refuses a part that is %s", async (_, length) => {
    const { id } = await beginUpload(trainer.token, small.length);
    const response = await putPart(
      trainer.token,
      id,
      1,
      mp4Bytes(Math.max(length, 16)).slice(0, length),
    );
    expect(response.status).toBe(400);
    expect((await stateOf(id)).parts).toEqual([]);
  });

  it("refuses an oversized part, or one without a length, unread", async () => {
    const { id } = await beginUpload(trainer.token, large.length);
    const length = { "content-length": String(videoPartBytes + 1) };
    expect((await putPart(trainer.token, id, 1, small, length)).status).toBe(413);
    expect((await putPart(trainer.token, id, 1, small, { "content-length": "x" })).status).toBe(
      400,
    );
  });

  it("answers 404 for other parts and other uploads", async () => {
    const { id } = await beginUpload(trainer.token, small.length);
    expect((await putPart(trainer.token, id, 2, small)).status).toBe(404);
    expect((await putPart(trainer.token, id, 0, small)).status).toBe(400);
    expect((await putPart(trainer.token, id, 999, small)).status).toBe(400);
    expect((await putPart(trainer.token, newId(), 1, small)).status).toBe(404);
    expect((await post(`/${newId()}/complete`)).status).toBe(404);
  });

  it("leaves nothing after it is cancelled", async () => {
    const { id } = await beginUpload(trainer.token, large.length);
    const upload = String((await rowOf(id))?.upload_id);
    await putPart(trainer.token, id, 1, partOf(large, 1));
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(200);
    expect(await rowOf(id)).toBeNull();
    const parts = await env.DB.prepare("select count(*) as n from video_parts").first("n");
    expect(parts).toBe(0);
    expect((await putPart(trainer.token, id, 2, partOf(large, 2))).status).toBe(404);
    const gone = env.VIDEOS.resumeMultipartUpload(`videos/${id}.mp4`, upload);
    await expect(gone.uploadPart(2, small)).rejects.toThrow();
  });

  it("stores nothing of parts that cannot become one file", async () => {
    const { id } = await beginUpload(trainer.token, small.length);
    await putPart(trainer.token, id, 1, small);
    await env.DB.prepare("update video_parts set etag = 'ffffffffffffffffffffffffffffffff'").run();
    expect(await problemOf(await post(`/${id}/complete`))).toMatchObject({ code: "upload_failed" });
    expect(await rowOf(id)).toBeNull();
    expect(await objectOf(id)).toBeNull();
  });

  it("finishes after a lost answer of the store", async () => {
    const { id } = await beginUpload(trainer.token, small.length);
    await putPart(trainer.token, id, 1, small);
    const row = await rowOf(id);
    const part = await env.DB.prepare("select etag from video_parts").first<{ etag: string }>();
    await env.VIDEOS.resumeMultipartUpload(String(row?.key), String(row?.upload_id)).complete([
      { partNumber: 1, etag: part?.etag ?? "" },
    ]);
    expect(await (await post(`/${id}/complete`)).json()).toMatchObject({ status: "ready" });
  });
});

describe("the protection of uploads", () => {
  const refusals: [string, Record<string, string>, number, string][] = [
    ["from another site", { "sec-fetch-site": "cross-site" }, 403, "cross_site"],
    ["from another origin of this site", { "sec-fetch-site": "same-site" }, 403, "cross_site"],
    ["as a form", { "content-type": "multipart/form-data" }, 415, "unsupported_media_type"],
    ["as text", { "content-type": "text/plain" }, 415, "unsupported_media_type"],
    ["as JSON", { "content-type": "application/json" }, 415, "unsupported_media_type"],
  ];
  it.each(refusals)("refuses a part %s", async (_, headers, status, code) => {
    const { id } = await beginUpload(trainer.token, small.length);
    const response = await putPart(trainer.token, id, 1, small, headers);
    expect(await problemOf(response)).toMatchObject({ status, code });
    expect((await stateOf(id)).parts).toEqual([]);
  });

  it("accepts bytes on no other route", async () => {
    const headers = { "content-type": "application/octet-stream" };
    const response = await call("/api/admin/videos", { body: {}, token: trainer.token, headers });
    expect(response.status).toBe(415);
  });

  it("stores no part of an ended session", async () => {
    const { id } = await beginUpload(trainer.token, small.length);
    await endSession(trainer.actor.sessionId);
    expect((await putPart(trainer.token, id, 1, small)).status).toBe(401);
  });
});

describe("the file of an exercise", () => {
  const addExercise = async (videoId: string | null) => {
    const id = newId();
    const body = { id, name: "قرفصاء", category: "legs", videoId };
    const response = await call("/api/admin/exercises", { body, token: trainer.token });
    expect(response.status, await response.clone().text()).toBe(200);
    return id;
  };
  const patch = (id: string, body: unknown) =>
    call(`/api/admin/exercises/${id}`, { method: "PATCH", body, token: trainer.token });
  const ordered = async () => {
    const { results } = await env.DB.prepare("select topic, payload from outbox").all();
    return results.map(({ topic, payload }) => [topic, JSON.parse(String(payload)).prefix]);
  };
  beforeEach(async () => {
    await env.DB.exec("delete from outbox");
  });

  it("is shown with the exercise, and cannot be erased under it", async () => {
    const videoId = await uploadVideo(trainer.token, small);
    const id = await addExercise(videoId);
    const details = await call(`/api/admin/exercises/${id}`, { token: trainer.token });
    expect(await details.json()).toMatchObject({
      videoId,
      video: { id: videoId, fileName: "squat.mp4", size: 1000 },
    });
    expect((await remove(videoId)).status).toBe(409);
    expect(await objectOf(videoId)).not.toBeNull();
  });

  it("must be complete", async () => {
    const { id: videoId } = await beginUpload(trainer.token, small.length);
    const body = { id: newId(), name: "قرفصاء", category: "legs", videoId };
    const response = await call("/api/admin/exercises", { body, token: trainer.token });
    expect((await problemOf(response)).fields).toEqual({ videoId: { code: "not_a_video" } });
  });

  it.each([
    [
      "another file replaces it",
      async () => ({ videoId: await uploadVideo(trainer.token, small) }),
    ],
    ["a link replaces it", async () => ({ videoUrl: "https://youtu.be/dQw4w9WgXcQ" })],
    ["it is removed", async () => ({ videoId: null })],
  ])("is erased when %s", async (_, changes) => {
    const old = await uploadVideo(trainer.token, small);
    const id = await addExercise(old);
    expect((await patch(id, await changes())).status).toBe(200);
    expect(await rowOf(old)).toBeNull();
    await expect.poll(() => objectOf(old)).toBeNull();
  });

  it("stays when other fields change, or another exercise uses it", async () => {
    const videoId = await uploadVideo(trainer.token, small);
    const [one, two] = [await addExercise(videoId), await addExercise(videoId)];
    await patch(one, { sets: 3 });
    await patch(one, { videoId: null });
    expect(await rowOf(videoId)).not.toBeNull();
    await patch(two, { videoId: null });
    expect(await rowOf(videoId)).toBeNull();
    expect(await ordered()).toBeDefined();
  });
});
