import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { deleteAllExpired } from "../../../worker/actions/operations/delete-expired.ts";
import { drainOutbox } from "../../../worker/actions/plumbing/drain-outbox.ts";
import { makeProduct, problemOf } from "../../support/access.ts";
import { bytesOf } from "../../support/conversation-routes.ts";
import { addressIn, openPhotoDesk, type PhotoDesk } from "../../support/photo-desk.ts";
import { jpeg, segment } from "../../support/pictures.ts";
import { makeConsent, makeProgressPhoto } from "../../support/progress-photos.ts";
import { makePlatform, makeTrainee } from "../../support/worker.ts";

const today = () => localDateAt(Date.now(), "Asia/Hebron");
const dayMs = 86_400_000;

let desk: PhotoDesk;
beforeEach(async () => {
  desk = await openPhotoDesk();
});

describe("PUT /api/trainee/progress-photos/{id}", () => {
  beforeEach(() => makeConsent(desk.trainee.id));

  it("stores the picture without Exif, XMP, thumbnails, comments and data after the end", async () => {
    const secrets = ["Exif\0\0II*\0GPS 31.53 thumb", "http://ns.adobe.com/xap/1.0/\0<x/>"];
    const picture = jpeg();
    const dirty = [
      picture.slice(0, 2),
      segment("\xe0", "JFIF\0\x01\x01\0\0\x01\0\x01\x02\x02jfif thumb"),
      segment("\xee", "Adobe\0d\0\0\0\0\0Adobe MotionPhoto"),
      segment("\xf5", "reserved GPS"),
      ...secrets.map((each) => segment("\xe1", each)),
      segment("\xed", "Photoshop 3.0\0thumb"),
      segment("\xfe", "Layan's phone"),
      picture.slice(2),
      "MotionPhoto_Data",
    ].join("");
    expect((await desk.put({ bytes: bytesOf(dirty) })).status).toBe(200);
    const [file] = await desk.stored();
    const text = await (await env.VIDEOS.get(file?.key ?? ""))?.arrayBuffer();
    const kept = new TextDecoder("latin1").decode(text);
    for (const secret of ["Exif", "GPS", "xap", "thumb", "Layan", "MotionPhoto", "\xff\xe1"])
      expect(kept).not.toContain(secret);
    expect(kept).toContain("JFIF");
  });

  it("changes nothing by the same id again", async () => {
    const id = newId();
    await desk.put({ bytes: bytesOf(jpeg({ width: 9 })), id });
    const [first] = await desk.stored();
    expect((await desk.put({ bytes: bytesOf(jpeg({ width: 8 })), id, pose: "back" })).status).toBe(
      200,
    );
    const [again] = await desk.stored();
    expect(again?.etag).toBe(first?.etag);
    expect((await desk.own()).photos).toMatchObject([{ id, pose: "front", checkInId: null }]);
  });

  it("refuses another format, a larger side, a day to come, and the id of another person", async () => {
    const large = await problemOf(await desk.put({ bytes: bytesOf(jpeg({ width: 1601 })) }));
    expect(large).toMatchObject({ fields: { file: { code: "too_many_pixels", max: 1600 } } });
    const text = await problemOf(await desk.put({ bytes: bytesOf("<html>".padEnd(80)) }));
    expect(text).toMatchObject({ fields: { file: { code: "not_a_picture" } } });
    const date = addDays(today(), 1);
    expect(await problemOf(await desk.put({ date }))).toMatchObject({
      code: "date_in_future",
    });
    const id = await makeProgressPhoto((await makeTrainee()).id);
    expect((await desk.put({ id })).status).toBe(404);
    expect(await desk.stored()).toEqual([]);
  });

  it("takes three of a pose a day", async () => {
    for (let count = 0; count < 3; count += 1) expect((await desk.put()).status).toBe(200);
    expect(await problemOf(await desk.put())).toMatchObject({ code: "progress_photos_full" });
    expect((await desk.put({ pose: "back" })).status).toBe(200);
  });
});

/** Without a session, which ends before a photo does. */
async function poses(): Promise<string[]> {
  const found = await env.DB.prepare(
    "select pose from progress_photos where trainee_id = ?1 order by pose",
  )
    .bind(desk.trainee.id)
    .all<{ pose: string }>();
  return found.results.map(({ pose }) => pose);
}

describe("a photo", () => {
  it("goes with its bytes and its views when its person deletes it", async () => {
    const product = makeProduct();
    const id = await makeProgressPhoto(desk.trainee.id);
    await desk.trainersTickets([id]);
    const gone = { method: "DELETE", token: desk.trainee.token, body: {} };
    expect((await product.call(`/api/trainee/progress-photos/${id}`, gone)).status).toBe(200);
    await product.settle();
    expect(await desk.stored()).toEqual([]);
  });

  it("goes with its bytes, its views and the consents when the account is deleted", async () => {
    const product = makeProduct();
    const id = await makeProgressPhoto(desk.trainee.id);
    const address = await addressIn(await desk.trainersTickets([id]));
    const gone = { method: "DELETE", token: desk.trainer.token, body: {} };
    expect((await product.call(`/api/admin/trainees/${desk.trainee.id}`, gone)).status).toBe(200);
    await product.settle();
    expect(await desk.stored()).toEqual([]);
    expect((await desk.show(address)).status).toBe(404);
    const left = await env.DB.prepare(
      `select (select count(*) from photo_consents where trainee_id = ?1)
        + (select count(*) from progress_photos where trainee_id = ?1)
        + (select count(*) from progress_photo_views where photo_id = ?2) as rows`,
    )
      .bind(desk.trainee.id, id)
      .first<number>("rows");
    expect(left).toBe(0);
  });

  it("is erased after a week without a check-in", async () => {
    await makeConsent(desk.trainee.id);
    await makeProgressPhoto(desk.trainee.id, { pose: "side" });
    await desk.put();
    const later = (days: number) => ({ ...makePlatform(), now: () => Date.now() + days * dayMs });
    await deleteAllExpired(later(6.9));
    expect(await poses()).toEqual(["front", "side"]);
    const over = later(7.1);
    await deleteAllExpired(over);
    await drainOutbox(over);
    expect(await poses()).toEqual(["side"]);
    expect(await desk.stored()).toHaveLength(1);
  });
});
