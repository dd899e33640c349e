import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { deleteAllExpired } from "../../../worker/actions/operations/delete-expired.ts";
import { drainOutbox } from "../../../worker/actions/plumbing/drain-outbox.ts";
import { problemOf } from "../../support/access.ts";
import { makeRecording, sendRecording } from "../../support/answer-recordings.ts";
import { makeConsent, makeProgressPhoto, sendPhoto } from "../../support/progress-photos.ts";
import { makePlatform, makeTrainee, type SignedInTrainee } from "../../support/worker.ts";

let trainee: SignedInTrainee;
beforeEach(async () => {
  trainee = await makeTrainee();
  await makeConsent(trainee.id);
});

const keys = async () =>
  (await env.VIDEOS.list({ prefix: `trainees/${trainee.id}/` })).objects.map(({ key }) => key);

const kinds = [
  { kind: "photo", table: "progress_photos", make: makeProgressPhoto, send: sendPhoto },
  { kind: "recording", table: "answer_recordings", make: makeRecording, send: sendRecording },
];

describe.each(kinds)("a $kind that was never sent", ({ table, make, send }) => {
  const isKnown = async (id: string) =>
    (await env.DB.prepare(`select 1 from ${table} where id = ?1`).bind(id).first()) !== null;
  const put = (id: string) => send({ token: trainee.token, id });

  it("goes after a week, and a younger one stays", async () => {
    const [left, kept] = [await make(trainee.id, { checkInId: null }), newId()];
    expect((await put(kept)).status).toBe(200);
    await deleteAllExpired(makePlatform());
    expect([await isKnown(left), await isKnown(kept)]).toEqual([false, true]);
  });

  it("arrives as new with its id, once the bytes of the first are gone", async () => {
    const id = await make(trainee.id, { checkInId: null });
    await deleteAllExpired(makePlatform());
    expect(await problemOf(await put(id))).toMatchObject({ code: "unavailable" });
    expect(await isKnown(id)).toBe(false);
    await drainOutbox(makePlatform());
    expect(await keys()).toEqual([]);
    expect((await put(id)).status).toBe(200);
    await drainOutbox(makePlatform());
    expect(await isKnown(id)).toBe(true);
    expect(await keys()).toHaveLength(1);
  });
});

it("a photo and a recording of one id go in one night", async () => {
  const id = await makeRecording(trainee.id, { checkInId: null });
  await makeProgressPhoto(trainee.id, { id, checkInId: null });
  await deleteAllExpired(makePlatform());
  await drainOutbox(makePlatform());
  expect(await keys()).toEqual([]);
});
