import { beforeEach, describe, expect, it } from "vitest";
import { drainOutbox } from "../../../worker/actions/plumbing/drain-outbox.ts";
import { makeProduct, problemOf } from "../../support/access.ts";
import { addressIn, openPhotoDesk, type PhotoDesk } from "../../support/photo-desk.ts";
import { makeConsent, makeProgressPhoto, setAge } from "../../support/progress-photos.ts";
import { makePlatform } from "../../support/worker.ts";

let desk: PhotoDesk;
beforeEach(async () => {
  desk = await openPhotoDesk();
});

describe("consent to progress photos", () => {
  it("is off until the person agrees to each purpose alone", async () => {
    expect(await desk.own()).toMatchObject({ consents: [], refusal: null, photos: [] });
    expect(await problemOf(await desk.put())).toMatchObject({ code: "photo_consent_needed" });
    await desk.decide(true);
    expect((await desk.own()).consents).toEqual([
      { purpose: "coach", givenAt: expect.any(Number), withdrawnAt: null },
    ]);
    expect((await desk.put()).status).toBe(200);
  });

  it("keeps its time when it is given again, and its row when it is withdrawn", async () => {
    await makeConsent(desk.trainee.id, "coach", 5);
    await desk.decide(true);
    expect((await desk.own()).consents[0]).toMatchObject({ givenAt: 5, withdrawnAt: null });
    await desk.decide(false);
    const [withdrawn] = (await desk.own()).consents;
    expect(withdrawn).toMatchObject({ givenAt: 5, withdrawnAt: expect.any(Number) });
    await desk.decide(true);
    const [again] = (await desk.own()).consents;
    expect(again?.withdrawnAt).toBeNull();
    expect(again?.givenAt).toBeGreaterThan(5);
  });

  it("can be refused before it was ever given", async () => {
    await desk.decide(false, "keep", "public");
    expect((await desk.own()).consents).toEqual([
      { purpose: "public", givenAt: null, withdrawnAt: expect.any(Number) },
    ]);
  });

  it("leaves the trainer no reachable byte once it is withdrawn", async () => {
    const id = await makeProgressPhoto(desk.trainee.id);
    const trainersAddress = await addressIn(await desk.trainersTickets([id]));
    const ownAddress = await addressIn(await desk.ownTickets([id]));
    expect((await desk.show(trainersAddress)).status).toBe(200);
    await desk.decide(false);
    expect((await desk.show(trainersAddress)).status).toBe(404);
    expect(await problemOf(await desk.trainersTickets([id]))).toMatchObject({
      code: "photos_hidden",
    });
    expect((await desk.show(ownAddress)).status).toBe(200);
    expect((await desk.own()).photos).toHaveLength(1);
  });

  it("erases every photo with its bytes if the person says so", async () => {
    const product = makeProduct();
    await makeProgressPhoto(desk.trainee.id);
    const id = await makeProgressPhoto(desk.trainee.id, { pose: "side", checkInId: null });
    const address = await addressIn(await desk.ownTickets([id]));
    expect((await desk.decide(false, "erase", "coach", product.call)).status).toBe(200);
    expect((await desk.show(address)).status).toBe(404);
    await product.settle();
    expect(await desk.stored()).toEqual([]);
    expect((await desk.own()).photos).toEqual([]);
  });

  it("erases nothing of a later consent", async () => {
    await makeProgressPhoto(desk.trainee.id);
    await desk.decide(false, "erase");
    await desk.decide(true);
    await desk.put();
    await drainOutbox(makePlatform());
    expect(await desk.stored()).toHaveLength(1);
  });

  it.each([
    [true, "coach"],
    [false, "public"],
  ])("erases by the withdrawal of the coach's alone (%s, %s)", async (given, purpose) => {
    expect((await desk.decide(given, "erase", purpose)).status).toBe(400);
  });
});

describe("people under 18 or of unknown age", () => {
  it.each([
    [17, "under_18"],
    [null, "age_unknown"],
  ])("have no photos (%s)", async (age, refusal) => {
    const id = await makeProgressPhoto(desk.trainee.id);
    await setAge(desk.trainee.id, age);
    expect(await desk.own()).toMatchObject({ refusal });
    expect(await problemOf(await desk.put())).toMatchObject({ code: "photos_adults_only" });
    expect(await problemOf(await desk.decide(true))).toMatchObject({ code: "photos_adults_only" });
    expect((await desk.trainersTickets([id])).status).toBe(403);
    expect((await desk.decide(false)).status).toBe(200);
  });
});
