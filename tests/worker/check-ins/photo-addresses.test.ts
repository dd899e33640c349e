import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { PhotoAddresses } from "../../../domain/contract/check-ins/progress-photos.ts";
import { newId } from "../../../domain/id.ts";
import { addressIn, openPhotoDesk, type PhotoDesk } from "../../support/photo-desk.ts";
import { makeConsent, makeProgressPhoto } from "../../support/progress-photos.ts";
import { call, makeTrainee } from "../../support/worker.ts";

let desk: PhotoDesk;
beforeEach(async () => {
  desk = await openPhotoDesk();
});

describe("the addresses of photos", () => {
  it("are tickets of ten minutes to one photo, and nothing stores the bytes", async () => {
    const [id, other] = [
      await makeProgressPhoto(desk.trainee.id),
      await makeProgressPhoto(desk.trainee.id),
    ];
    const answer = await desk.ownTickets([id, other]);
    const { photos, expiresAt } = await answer.json<PhotoAddresses>();
    expect(expiresAt - Date.now()).toBeLessThanOrEqual(600_000);
    const [first = { address: "" }] = photos;
    const shown = await desk.show(first.address);
    expect(shown.headers.get("cache-control")).toContain("no-store");
    expect((await desk.show(first.address.replace(id, other))).status).toBe(401);
  });

  it("are in no list", async () => {
    await makeProgressPhoto(desk.trainee.id);
    expect(JSON.stringify(await desk.own())).not.toContain("ticket");
  });

  it("end with the session", async () => {
    const id = await makeProgressPhoto(desk.trainee.id);
    const address = await addressIn(await desk.ownTickets([id]));
    await env.DB.prepare("update sessions set ended_at = 1 where account_id = ?1")
      .bind(desk.trainee.id)
      .run();
    expect((await desk.show(address)).status).toBe(401);
  });

  it("are refused for photos of another person", async () => {
    const other = await makeTrainee();
    const id = await makeProgressPhoto(other.id);
    expect((await desk.ownTickets([id])).status).toBe(404);
    await makeConsent(desk.trainee.id);
    expect((await desk.trainersTickets([id])).status).toBe(404);
  });

  it("are refused to the trainer for a photo that was not sent", async () => {
    const id = await makeProgressPhoto(desk.trainee.id, { checkInId: null });
    expect((await desk.trainersTickets([id])).status).toBe(404);
  });

  it("are hidden while the trainer views the trainee's screens", async () => {
    const headers = { "x-view-as": desk.trainee.id };
    const path = "/api/trainee/progress-photos";
    expect((await call(path, { token: desk.trainer.token, headers })).status).toBe(403);
  });
});

describe("a view by the trainer", () => {
  it("is of photos that were given: none if one of them is gone", async () => {
    const id = await makeProgressPhoto(desk.trainee.id);
    expect((await desk.trainersTickets([id, newId()])).status).toBe(404);
    expect((await desk.own()).photos[0]?.viewedAt).toBeNull();
  });

  it("is noted once in five minutes, and shown to the person", async () => {
    const id = await makeProgressPhoto(desk.trainee.id);
    expect((await desk.own()).photos[0]?.viewedAt).toBeNull();
    await desk.trainersTickets([id]);
    await desk.trainersTickets([id]);
    const viewedAt = (await desk.own()).photos[0]?.viewedAt;
    expect(Date.now() - (viewedAt ?? 0)).toBeLessThan(60_000);
    const noted = await env.DB.prepare(
      "select count(*) as views from progress_photo_views where photo_id = ?1",
    )
      .bind(id)
      .first<number>("views");
    expect(noted).toBe(1);
  });
});
