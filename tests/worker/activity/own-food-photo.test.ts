import { env, exports } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { undoableMs } from "../../../domain/changes/undo.ts";
import type { OwnFoods } from "../../../domain/contract/activity/own-foods.ts";
import { newId } from "../../../domain/id.ts";
import { deleteAllExpired } from "../../../worker/actions/operations/delete-expired.ts";
import { drainOutbox } from "../../../worker/actions/plumbing/drain-outbox.ts";
import { makeProduct } from "../../support/access.ts";
import { bytesOf, heads } from "../../support/conversation-routes.ts";
import { downloadMyData } from "../../support/my-data.ts";
import { newLabel } from "../../support/own-foods.ts";
import {
  call,
  makePlatform,
  makeTrainee,
  makeTrainer,
  origin,
  type SignedInTrainee,
} from "../../support/worker.ts";

const picture = bytesOf(heads.webp);

let trainee: SignedInTrainee;
let id: string;
const path = () => `/api/trainee/own-foods/${id}`;
beforeEach(async () => {
  trainee = await makeTrainee();
  id = newId();
  await call(path(), { method: "PUT", token: trainee.token, body: newLabel() });
});

const requestOf = (bytes: Uint8Array, { token } = trainee) =>
  new Request(new URL(`${path()}/photo`, origin), {
    method: "PUT",
    headers: {
      "sec-fetch-site": "same-origin",
      authorization: `Bearer ${token}`,
      "content-type": "application/octet-stream",
      "content-length": String(bytes.byteLength),
    },
    body: bytes,
  });
const put = (bytes = picture, who = trainee) => exports.default.fetch(requestOf(bytes, who));
const show = (url: string) => exports.default.fetch(new Request(new URL(url, origin)));
const remove = () => call(path(), { method: "DELETE", token: trainee.token, body: {} });
const shown = async (headers = {}, { token } = trainee) =>
  (await (await call("/api/trainee/own-foods", { token, headers })).json<OwnFoods>()).foods;
const keys = async () =>
  (await env.VIDEOS.list({ prefix: `trainees/${trainee.id}/` })).objects.map(({ key }) => key);

describe("the photo of a label", () => {
  it("is shown to its owner and to the trainer", async () => {
    const { photo } = await (await put()).json<{ photo: string }>();
    expect((await shown()).map((food) => food.photo)).toEqual([photo]);
    expect(new Uint8Array(await (await show(photo)).arrayBuffer())).toEqual(picture);
    const trainer = await makeTrainer();
    const [food] = await shown({ "x-view-as": trainee.id }, trainer as never);
    expect((await show(food?.photo ?? "")).status).toBe(200);
  });

  it("is refused for something else than a picture, and for another trainee's food", async () => {
    expect((await put(bytesOf(heads.html))).status).toBe(400);
    expect((await put(picture, await makeTrainee())).status).toBe(404);
    expect(await keys()).toEqual([]);
    expect(await shown()).toMatchObject([{ photo: null }]);
  });

  it("is erased when it is replaced or removed", async () => {
    const { call: through, settle, platform } = makeProduct();
    const { app } = await import("../../../worker/app.ts");
    const send = (bytes: Uint8Array) => app.fetch(requestOf(bytes), { platform });
    await send(picture);
    const [first] = await keys();
    await send(bytesOf(heads.png));
    await settle();
    const after = await keys();
    expect(after).toHaveLength(1);
    expect(after).not.toContain(first);
    const gone = { token: trainee.token, method: "DELETE", body: {} };
    expect((await through(`${path()}/photo`, gone)).status).toBe(200);
    await settle();
    expect(await keys()).toEqual([]);
  });

  it("lives as long as the deletion of its food can be undone", async () => {
    await put();
    await remove();
    const later = (ms: number) => ({ ...makePlatform(), now: () => Date.now() + ms });
    await deleteAllExpired(later(undoableMs.removal - 60_000));
    await call(path(), { method: "PUT", token: trainee.token, body: newLabel() });
    expect(await shown()).toMatchObject([{ photo: expect.any(String) }]);
    await remove();
    const over = later(undoableMs.removal + 60_000);
    await deleteAllExpired(over);
    await drainOutbox(over);
    expect(await keys()).toEqual([]);
  });

  it("is in the owner's copy, by the name in the row", async () => {
    await put();
    const { files, json } = await downloadMyData(trainee);
    expect(files.get("pictures/label-1.webp")).toEqual(picture);
    expect(json.ownFoods).toMatchObject([
      { name: "لبنة الدار", foodKind: "label", labelPhoto: "pictures/label-1.webp" },
    ]);
  });
});
