import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { app } from "../../../worker/app.ts";
import { problemOf } from "../../support/access.ts";
import { bytesOf } from "../../support/conversation-routes.ts";
import { lookOfNumber, makeProof, newProof, proofDesk } from "../../support/payment-proofs.ts";
import { jpeg, png, segment } from "../../support/pictures.ts";
import { makePlans } from "../../support/trainees.ts";
import {
  call,
  makePlatform,
  makeTrainee,
  makeTrainer,
  origin,
  type SignedInTrainee,
} from "../../support/worker.ts";

let trainee: SignedInTrainee;
let trainer: SignedInTrainee;
const desk = proofDesk(
  () => trainee,
  () => trainer,
);
beforeEach(async () => {
  await env.DB.exec("delete from payment_proofs");
  await makePlans();
  trainee = await makeTrainee();
  trainer = await makeTrainer();
});

const files = async (of = trainee) =>
  (await env.VIDEOS.list({ prefix: `trainees/${of.id}/payment-proofs/` })).objects;

/** The stored picture's own print, and the one in its row. */
async function prints(id: string) {
  const [file] = await files();
  const row = await env.DB.prepare("select content_hash hash from payment_proofs where id = ?1")
    .bind(id)
    .first<{ hash: string }>();
  return { etag: file?.etag, hash: row?.hash };
}

/** A proof with its picture, as its person sends it. */
async function send(overrides: object = {}, bytes = bytesOf(jpeg())) {
  const body = newProof(overrides);
  const announced = await desk.announce(body);
  expect(announced.status, await announced.clone().text()).toBe(200);
  const stored = await desk.put(body.id, bytes);
  expect(stored.status, await stored.clone().text()).toBe(200);
  return body.id;
}

describe("a proof of a transfer", () => {
  it("waits for the trainer once its picture is stored, without its metadata", async () => {
    const picture = jpeg();
    const dirty = `${picture.slice(0, 2)}${segment("\xe1", "Exif\0\0II*\0GPS 31.53")}${picture.slice(2)}`;
    const body = newProof({ note: " عن شهرين " });
    await desk.announce(body);
    expect((await desk.own()).proofs).toMatchObject([{ id: body.id, hasArrived: false }]);
    expect((await desk.show(body.id)).status).toBe(404);
    await desk.put(body.id, bytesOf(dirty));
    expect((await desk.own()).proofs).toMatchObject([
      {
        id: body.id,
        hasArrived: true,
        decision: null,
        planName: "الخطة الأساسية",
        note: "عن شهرين",
      },
    ]);
    const [file] = await files();
    const stored = await (await env.VIDEOS.get(file?.key ?? ""))?.arrayBuffer();
    const text = new TextDecoder("latin1").decode(stored);
    expect(text).toContain("JFIF");
    expect(text).not.toContain("GPS");
    expect(await desk.shown(body.id)).toMatchObject({ planId: "basic", agorot: 9900, like: null });
  });

  it("is stored once for repeated and simultaneous requests", async () => {
    const body = newProof();
    const answers = await Promise.all([desk.announce(body), desk.announce(body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const puts = await Promise.all([desk.put(body.id), desk.put(body.id)]);
    puts.push(await desk.put(body.id, bytesOf(jpeg({ width: 9 }))));
    expect(puts.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await desk.own()).proofs).toHaveLength(1);
    expect(await files()).toHaveLength(1);
  });

  it("is refused with other values under its id, and is the same one after its plan was deleted", async () => {
    const body = newProof({ plan: "premium", note: "عن شهرين" });
    await desk.announce(body);
    const others = [{ plan: "basic" }, { plan: null }, { note: null }, { note: "غيره" }];
    for (const other of [...others, { agorot: 1 }]) {
      const answer = await desk.announce({ ...body, ...other });
      expect(await problemOf(answer), JSON.stringify(other)).toMatchObject({ code: "conflict" });
    }
    expect((await desk.announce({ ...body, note: " عن شهرين " })).status).toBe(200);
    await env.DB.exec("delete from plans where id = 'premium'");
    expect((await desk.announce(body)).status).toBe(200);
    expect(await problemOf(await desk.announce({ ...body, plan: null }))).toMatchObject({
      code: "conflict",
    });
  });

  it("keeps a picture that came while another one was being stored", async () => {
    const body = newProof();
    await desk.announce(body);
    const platform = makePlatform();
    const { files: store } = platform;
    const [storing, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const putNew: typeof store.putNew = async (...file) => {
      storing.resolve();
      await rest.promise;
      return store.putNew(...file);
    };
    const late = desk.put(body.id, bytesOf(jpeg({ width: 9 })), trainee, {
      ...platform,
      files: { ...store, putNew },
    });
    await storing.promise;
    await desk.put(body.id);
    const before = await prints(body.id);
    await desk.decide(body.id, "refusal", { id: newId(), reason: "unreadable", text: null });
    rest.resolve();
    expect((await late).status).toBe(200);
    expect(await prints(body.id)).toEqual(before);
  });

  it("keeps its picture while a slower one of the same id arrives", async () => {
    const body = newProof();
    await desk.announce(body);
    const late = bytesOf(jpeg({ width: 9 }));
    const [reading, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slowly = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          // The body is read once the proof was looked up.
          reading.resolve();
          await rest.promise;
          controller.enqueue(late);
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const url = `${origin}/api/trainee/payment-proofs/${body.id}/picture`;
    const request = {
      method: "PUT",
      headers: {
        "sec-fetch-site": "same-origin",
        authorization: `Bearer ${trainee.token}`,
        "content-type": "application/octet-stream",
        "content-length": String(late.byteLength),
      },
      body: slowly,
      duplex: "half",
    };
    const slow = app.fetch(new Request(url, request), { platform: makePlatform() });
    await reading.promise;
    await desk.put(body.id);
    const before = await prints(body.id);
    await desk.decide(body.id, "refusal", { id: newId(), reason: "unreadable", text: null });
    rest.resolve();
    expect((await slow).status).toBe(200);
    expect(await prints(body.id)).toEqual(before);
  });

  it("tells the trainer without an amount, once", async () => {
    const id = await send();
    await desk.put(id);
    const told = await env.DB.prepare(
      "select title, message from notifications where sender_id = ?1",
    )
      .bind(trainee.id)
      .all<{ title: string; message: string }>();
    expect(told.results).toHaveLength(1);
    expect(JSON.stringify(told.results)).not.toMatch(/99|₪/);
  });

  it("refuses an unknown or archived plan, another format and too many pixels", async () => {
    await env.DB.exec("update plans set status = 'inactive' where id = 'premium'");
    for (const plan of ["premium", "nothing"]) {
      const problem = await problemOf(await desk.announce(newProof({ plan })));
      expect(problem).toMatchObject({ fields: { plan: { code: "unknown_choice" } } });
    }
    const { id } = newProof();
    await desk.announce(newProof({ id }));
    expect(await problemOf(await desk.put(id, bytesOf(png())))).toMatchObject({
      fields: { file: { code: "not_a_picture" } },
    });
    expect(await problemOf(await desk.put(id, bytesOf(jpeg({ width: 1601 }))))).toMatchObject({
      fields: { file: { code: "too_many_pixels" } },
    });
    expect(await files()).toEqual([]);
  });

  it("waits beside two others at most, and is one of ten a day", async () => {
    const [first = ""] = [await send(), await send(), await send()];
    expect(await problemOf(await desk.announce(newProof()))).toMatchObject({
      code: "payment_proofs_full",
    });
    await desk.withdraw(first);
    await send();
    await env.DB.prepare(
      `update payment_proofs set decision = 'refused', decided_at = 1 where trainee_id = ?1`,
    )
      .bind(trainee.id)
      .run();
    for (let more = 0; more < 7; more += 1) await makeProof(trainee.id);
    await env.DB.prepare(
      `update payment_proofs set decision = 'refused', decided_at = 1 where trainee_id = ?1`,
    )
      .bind(trainee.id)
      .run();
    expect(await problemOf(await desk.announce(newProof()))).toMatchObject({
      code: "payment_proofs_full",
    });
  });

  it("is withdrawn with its picture, but not after a decision", async () => {
    const id = await send();
    expect((await desk.withdraw(id)).status).toBe(200);
    expect((await desk.own()).proofs).toEqual([]);
    expect((await desk.withdraw(id)).status).toBe(404);
    const other = await send();
    await desk.decide(other, "refusal", { id: newId(), reason: "unreadable", text: null });
    expect(await problemOf(await desk.withdraw(other))).toMatchObject({
      code: "payment_proof_decided",
    });
  });

  it("is nobody else's to see, fill or withdraw", async () => {
    const id = await send();
    const stranger = await makeTrainee();
    expect((await desk.own(stranger)).proofs).toEqual([]);
    expect((await desk.ownTicket(id, stranger)).status).toBe(404);
    expect((await desk.put(id, bytesOf(jpeg()), stranger)).status).toBe(404);
    expect((await desk.withdraw(id, stranger)).status).toBe(404);
    expect((await desk.announce(newProof({ id }), stranger)).status).toBe(409);
    const { address } = await (await desk.ownTicket(id)).json<{ address: string }>();
    const shown = await call(address);
    expect(shown.status).toBe(200);
    expect(shown.headers.get("cache-control")).toContain("no-store");
    const elsewhere = address.replace(trainee.id, stranger.id);
    expect((await call(elsewhere)).status).toBe(401);
    expect((await call(new URL(address, origin).pathname)).status).toBe(400);
  });

  it("is gone with its account, and its ticket with it", async () => {
    const id = await send();
    const { picture } = await desk.shown(id);
    await call(`/api/admin/trainees/${trainee.id}`, {
      method: "DELETE",
      token: trainer.token,
      body: {},
    });
    expect((await call(picture?.address ?? "")).status).toBe(404);
    const accepted = { id: newId(), plan: null, agorot: 100, paidOn: "2026-03-05" };
    expect((await desk.decide(id, "acceptance", accepted)).status).toBe(404);
  });
});

describe("the same picture again", () => {
  it("is told to the trainer with the person and the day of the first", async () => {
    const other = await makeTrainee({ name: "هالة" });
    await makeProof(other.id, { sourceHash: "cd".repeat(32), createdAt: 1_790_000_000_000 });
    const id = await send({ sourceHash: "cd".repeat(32) });
    expect((await desk.shown(id)).like).toEqual({
      name: "هالة",
      isOwn: false,
      isSame: true,
      createdAt: 1_790_000_000_000,
    });
  });

  it("is known by its stored bytes too, and by the own list before it is sent", async () => {
    const first = await send({ sourceHash: "11".repeat(32), look: lookOfNumber(1) });
    const again = await send({ sourceHash: "22".repeat(32), look: lookOfNumber(2) });
    expect((await desk.shown(again)).like).toMatchObject({ isOwn: true, isSame: true });
    const { proofs } = await desk.own();
    expect(proofs.find(({ id }) => id === first)?.sourceHash).toBe("11".repeat(32));
  });

  it("is known by its look after it was drawn anew, and a different receipt is not", async () => {
    const other = await makeTrainee({ name: "رنا" });
    await makeProof(other.id, { look: lookOfNumber(5) });
    const drawn = lookOfNumber(5).replace("f", "d").replaceAll("0", "1");
    const again = await send({ look: drawn }, bytesOf(jpeg({ width: 40 })));
    expect((await desk.shown(again)).like).toMatchObject({ name: "رنا", isSame: false });
    const different = await send(
      { look: lookOfNumber(6), sourceHash: "66".repeat(32) },
      bytesOf(jpeg({ width: 41 })),
    );
    expect((await desk.shown(different)).like).toBeNull();
  });
});
