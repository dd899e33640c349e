import { env, exports } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { makeProduct, problemOf } from "../../support/access.ts";
import { makeExercise, planExercise } from "../../support/exercises.ts";
import { beginUpload, mp4Bytes, ticketTo, uploadVideo } from "../../support/videos.ts";
import {
  call,
  endSession,
  makeTrainee,
  makeTrainer,
  origin,
  type SignedInTrainee,
} from "../../support/worker.ts";

const bytes = mp4Bytes(1000);
let trainer: SignedInTrainee;
let id: string;
let url: string;
beforeEach(async () => {
  await env.DB.exec("delete from exercises");
  trainer = await makeTrainer();
  id = await uploadVideo(trainer.token, bytes);
  url = (await ticketTo("admin", trainer.token, id)).url;
});

const get = (headers: Record<string, string> = {}, method = "GET") =>
  exports.default.fetch(new Request(new URL(url, origin), { method, headers }));
const bytesOf = async (response: Response) => [...new Uint8Array(await response.arrayBuffer())];
const cut = (start: number, end: number) => [...bytes.subarray(start, end + 1)];
/** The status alone; the unread file is cancelled. */
async function statusOf(response: Response | Promise<Response>): Promise<number> {
  const { status, body } = await response;
  await body?.cancel();
  return status;
}
const etag = async () => (await get({}, "HEAD")).headers.get("etag") ?? "";

describe("a video", () => {
  it("is complete without a range", async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "accept-ranges": "bytes",
      "content-type": "video/mp4",
      "content-length": "1000",
      "cache-control": "private, max-age=3600, no-transform",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    expect(response.headers.get("etag")).toMatch(/^"[^"]+"$/);
    expect(await bytesOf(response)).toEqual([...bytes]);
  });

  it.each([
    ["bytes=0-1", 0, 1],
    ["bytes=0-", 0, 999],
    ["bytes=200-299", 200, 299],
    ["bytes=990-9999", 990, 999],
    ["bytes=-10", 990, 999],
    ["bytes=-5000", 0, 999],
  ])("is partial for %s", async (range, start, end) => {
    const response = await get({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe(`bytes ${start}-${end}/1000`);
    expect(response.headers.get("content-length")).toBe(String(end - start + 1));
    expect(await bytesOf(response)).toEqual(cut(start, end));
  });

  it.each(["bytes=0-1,5-6", "bytes=9-2", "bytes=x", "pages=1-2", ""])(
    "is complete for the range %s",
    async (range) => {
      const response = await get({ range });
      expect(response.status).toBe(200);
      expect(response.headers.has("content-range")).toBe(false);
      expect((await bytesOf(response)).length).toBe(1000);
    },
  );

  it.each(["bytes=1000-", "bytes=5000-6000", "bytes=-0"])("has no bytes for %s", async (range) => {
    const response = await get({ range });
    expect(response.status).toBe(416);
    expect(response.headers.get("content-range")).toBe("bytes */1000");
    expect(await bytesOf(response)).toEqual([]);
  });

  it("is not sent for a known version, nor for another required one", async () => {
    const tag = await etag();
    const known = await get({ "if-none-match": tag, range: "bytes=0-1" });
    expect([known.status, await bytesOf(known)]).toEqual([304, []]);
    expect(known.headers.get("etag")).toBe(tag);
    expect((await get({ "if-match": '"other"' })).status).toBe(412);
    expect(await statusOf(get({ "if-match": tag, range: "bytes=0-1" }))).toBe(206);
  });

  it("is partial only for the version of the player's part", async () => {
    const range = "bytes=5-9";
    expect(await statusOf(get({ range, "if-range": await etag() }))).toBe(206);
    const other = await get({ range, "if-range": '"other"' });
    expect([other.status, (await bytesOf(other)).length]).toEqual([200, 1000]);
    const date = (await get({}, "HEAD")).headers.get("last-modified") ?? "";
    expect(await statusOf(get({ range, "if-range": date }))).toBe(206);
  });

  it("answers HEAD with its headers, without its bytes", async () => {
    const response = await get({ range: "bytes=0-1" }, "HEAD");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe("1000");
    expect(response.headers.get("accept-ranges")).toBe("bytes");
    expect(await bytesOf(response)).toEqual([]);
  });

  it("is missing without its file", async () => {
    await env.VIDEOS.delete(`videos/${id}.mp4`);
    expect((await get()).status).toBe(404);
    expect((await get({}, "HEAD")).status).toBe(404);
  });
});

describe("a ticket", () => {
  const refused = async (to: string) => {
    const response = await exports.default.fetch(new Request(new URL(to, origin)));
    return [response.status, response.headers.get("content-type")];
  };
  const unauthenticated = [401, "application/problem+json"];

  it("opens its own file only", async () => {
    const other = await uploadVideo(trainer.token, bytes);
    expect(await refused(url.replace(id, other))).toEqual(unauthenticated);
  });

  it.each([
    ["no ticket", (to: string) => to.split("?")[0] ?? "", 400],
    ["an empty one", (to: string) => `${to.split("=")[0]}=`, 401],
    ["a changed one", (to: string) => `${to.slice(0, -3)}abc`, 401],
    ["an access token", (to: string) => `${to.split("=")[0]}=${trainer.token}`, 401],
  ])("refuses %s", async (_, change, status) => {
    expect((await refused(change(url)))[0]).toBe(status);
  });

  it("opens only the file: it is no access token", async () => {
    const ticket = url.split("=")[1] ?? "";
    expect((await call("/api/admin/trainees", { token: ticket })).status).toBe(401);
  });

  it("ends after an hour, and with the session", async () => {
    const product = makeProduct();
    expect(await statusOf(product.call(url))).toBe(200);
    product.pass(3_601_000);
    expect(await problemOf(await product.call(url))).toMatchObject({ code: "unauthenticated" });
    await endSession(trainer.actor.sessionId);
    expect(await refused(url)).toEqual(unauthenticated);
  });

  it("is issued for complete files only", async () => {
    const { id: under } = await beginUpload(trainer.token, 1000);
    for (const each of [under, newId()]) {
      const path = `/api/admin/videos/${each}/ticket`;
      expect((await call(path, { body: {}, token: trainer.token })).status).toBe(404);
    }
  });
});

describe("a trainee", () => {
  const ask = async ({ token }: SignedInTrainee) =>
    (await call(`/api/trainee/videos/${id}/ticket`, { body: {}, token })).status;
  const showIn = (exerciseId: string) =>
    env.DB.prepare("update exercises set video_id = ?1 where id = ?2").bind(id, exerciseId).run();

  it("gets no ticket to an unused file", async () => {
    expect(await ask(await makeTrainee())).toBe(404);
  });

  it("sees files of visible exercises, and none of hidden ones", async () => {
    const trainee = await makeTrainee();
    const exerciseId = await makeExercise();
    await showIn(exerciseId);
    url = (await ticketTo("trainee", trainee.token, id)).url;
    expect(await statusOf(get({ range: "bytes=0-1" }))).toBe(206);
    await env.DB.exec("update exercises set status = 'inactive'");
    expect(await ask(trainee)).toBe(404);
  });

  it("sees files of assigned exercises, whatever happens in the library", async () => {
    const [trainee, other] = [await makeTrainee(), await makeTrainee()];
    const item = await planExercise(trainee.id, { date: "2026-01-05" });
    await env.DB.prepare("update schedule_exercises set video_id = ?1 where id = ?2")
      .bind(id, item)
      .run();
    expect(await ask(trainee)).toBe(200);
    expect(await ask(other)).toBe(404);
  });
});
