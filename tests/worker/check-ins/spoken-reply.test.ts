import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { OpenedCheckIn, OwnCheckIns } from "../../../domain/contract/check-ins/check-ins.ts";
import type { CheckInReview } from "../../../domain/contract/check-ins/review.ts";
import type {
  FilesTicket,
  MessagesPage,
} from "../../../domain/contract/conversations/conversation.ts";
import { newId } from "../../../domain/id.ts";
import { problemOf } from "../../support/access.ts";
import { makeCheckIn } from "../../support/check-ins.ts";
import { bytesOf, chatWith, heads, ownChat, putFile } from "../../support/conversation-routes.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
beforeEach(async () => {
  [trainer, trainee] = [await makeTrainer(), await makeTrainee()];
});

const note = (fileId: string) => ({ fileId, seconds: 3.5, waveform: [1, 31, 0] });

async function record(of = trainee): Promise<string> {
  const fileId = newId();
  const stored = await putFile(chatWith(trainer, of.id), "voice", bytesOf(heads.webm), { fileId });
  expect(stored.status).toBe(200);
  return fileId;
}

interface Spoken {
  fileId: string;
  text?: string | null;
  replyId?: string;
}

const reply = (id: string, { fileId, text = null, replyId = newId() }: Spoken) =>
  call(`/api/admin/trainees/${trainee.id}/check-ins/${id}/reply`, {
    method: "PUT",
    token: trainer.token,
    body: { replyId, text, voice: note(fileId) },
  });
const messages = async () =>
  (await call("/api/trainee/conversation", { token: trainee.token })).json<MessagesPage>();
const bodies = async () => (await messages()).messages.map(({ body }) => body);
const review = async (id: string) =>
  (await call(`/api/admin/check-ins/${id}`, { token: trainer.token })).json<CheckInReview>();
const own = async (id: string) =>
  (await call(`/api/trainee/check-ins/${id}`, { token: trainee.token })).json<OpenedCheckIn>();
const play = (fileId: string, files: FilesTicket | undefined, of = trainee.id) =>
  call(
    `/api/media/conversations/${of}/${fileId}?ticket=${encodeURIComponent(files?.ticket ?? "")}`,
  );

describe("a spoken reply", () => {
  it("ends the review, and arrives once as a message that leads back", async () => {
    const id = await makeCheckIn(trainee.id);
    const spoken = { fileId: await record(), replyId: newId() };
    expect((await reply(id, spoken)).status).toBe(200);
    expect((await reply(id, spoken)).status).toBe(200);
    expect(await bodies()).toEqual([{ kind: "voice", ...note(spoken.fileId), checkInId: id }]);
    const list = await call("/api/admin/check-ins?show=done", { token: trainer.token });
    expect(await list.text()).toContain(id);
  });

  it("follows the words of the same reply", async () => {
    const id = await makeCheckIn(trainee.id);
    const spoken = { fileId: await record(), text: "اسمعي هذا", replyId: newId() };
    await Promise.all([reply(id, spoken), reply(id, spoken)]);
    // One of the two requests may still be sending.
    await expect.poll(bodies).toEqual([
      { kind: "text", text: "اسمعي هذا", checkInId: id },
      { kind: "voice", ...note(spoken.fileId), checkInId: id },
    ]);
    expect(await own(id)).toMatchObject({ reply: "اسمعي هذا", replyVoice: note(spoken.fileId) });
  });

  it("is played by both sides with the ticket of their screens", async () => {
    const id = await makeCheckIn(trainee.id);
    expect((await own(id)).files).toBeUndefined();
    const fileId = await record();
    await reply(id, { fileId });
    const [{ files }, { files: trainers }] = [await own(id), await review(id)];
    for (const ticket of [files, trainers]) {
      const played = await play(fileId, ticket);
      expect([played.status, played.headers.get("content-type")]).toEqual([200, "audio/webm"]);
    }
    const other = await makeTrainee();
    expect((await play(fileId, files, other.id)).status).toBe(401);
    expect((await play(fileId, undefined)).status).toBe(401);
    const page = await call("/api/trainee/check-ins", { token: trainee.token });
    const { sent } = await page.json<OwnCheckIns>();
    expect(sent).toMatchObject([{ reply: null, replyVoice: { fileId } }]);
  });

  it("comes after an end without any, and no second one does", async () => {
    const id = await makeCheckIn(trainee.id);
    await call(`/api/admin/trainees/${trainee.id}/check-ins/${id}/reply`, {
      method: "PUT",
      token: trainer.token,
      body: { replyId: newId(), text: null },
    });
    expect((await reply(id, { fileId: await record() })).status).toBe(200);
    expect((await reply(id, { fileId: await record() })).status).toBe(409);
    expect(await bodies()).toHaveLength(1);
  });

  it("is refused without its recording, and nothing ends", async () => {
    const id = await makeCheckIn(trainee.id);
    const picture = newId();
    await putFile(chatWith(trainer, trainee.id), "image", bytesOf(heads.png), { fileId: picture });
    const ofAnother = await record(await makeTrainee());
    for (const fileId of [newId(), picture, ofAnother]) {
      const refused = await reply(id, { fileId, text: "مع صوت" });
      expect((await problemOf(refused)).fields).toEqual({
        "voice.fileId": { code: "no_such_file" },
      });
    }
    expect((await review(id)).checkIn).toMatchObject({ reviewedAt: null, replyVoice: null });
    expect(await bodies()).toEqual([]);
  });

  it.each([
    { seconds: 0 },
    { seconds: 601 },
    { waveform: [] },
    { waveform: [32] },
    { waveform: Array(49).fill(1) },
    { fileId: "../1" },
  ])("is refused as malformed: %o", async (change) => {
    const id = await makeCheckIn(trainee.id);
    const voice = { ...note(await record()), ...change };
    const refused = await call(`/api/admin/trainees/${trainee.id}/check-ins/${id}/reply`, {
      method: "PUT",
      token: trainer.token,
      body: { replyId: newId(), text: null, voice },
    });
    expect(refused.status).toBe(400);
  });

  it("cannot claim a check-in by an ordinary message", async () => {
    const fileId = newId();
    await putFile(ownChat(trainee), "voice", bytesOf(heads.webm), { fileId });
    const body = { kind: "voice", ...note(fileId), checkInId: await makeCheckIn(trainee.id) };
    const sent = await call("/api/trainee/conversation/messages", {
      method: "POST",
      token: trainee.token,
      body: { clientId: newId(), body },
    });
    expect(sent.status).toBe(400);
  });

  it("counts as a reply in the trainer's figures", async () => {
    await env.DB.prepare("delete from check_ins").run();
    await reply(await makeCheckIn(trainee.id), { fileId: await record() });
    const figures = await call("/api/admin/check-in-figures", { token: trainer.token });
    expect(await figures.json()).toMatchObject({ replies: { count: 1 } });
  });
});
