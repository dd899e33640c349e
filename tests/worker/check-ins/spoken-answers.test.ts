import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { Question } from "../../../domain/check-ins/questions.ts";
import { answerRecording } from "../../../domain/check-ins/recordings.ts";
import type { OpenedCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";
import type { CheckInReview } from "../../../domain/contract/check-ins/review.ts";
import type { FilesTicket } from "../../../domain/contract/conversations/conversation.ts";
import { newId } from "../../../domain/id.ts";
import type { Platform } from "../../../worker/platform.ts";
import { problemOf } from "../../support/access.ts";
import {
  makeRecording,
  type SentRecording,
  sendRecording,
} from "../../support/answer-recordings.ts";
import {
  acceptedOf,
  makeCheckIn,
  makeForm,
  makeOpenCheckIn,
  questions,
  sendAnswers,
} from "../../support/check-ins.ts";
import { bytesOf, heads } from "../../support/conversation-routes.ts";
import {
  call,
  makePlatform,
  makeTrainee,
  makeTrainer,
  type SignedInTrainee,
} from "../../support/worker.ts";

const [energy] = questions as [Question];
const [firstId, secondId] = [newId(), newId()];
const spokenQuestion = (id: string): Question => ({
  id,
  kind: "voice",
  text: "أي شيء تريد قوله بصوتك؟",
  englishText: null,
  required: false,
  audience: "all",
  flag: null,
});

let trainee: SignedInTrainee;
let due: { formId: string; dueOn: string };
beforeEach(async () => {
  trainee = await makeTrainee();
  const asked = [energy, spokenQuestion(firstId), spokenQuestion(secondId)];
  due = await makeOpenCheckIn(trainee.id, { formId: await makeForm(asked) });
});

const spoken = (recordingId: string) => ({ recordingId, seconds: 3.5, waveform: [1, 31, 0] });

const record = (id: string, sent: Omit<SentRecording, "token" | "id"> = {}, platform?: Platform) =>
  sendRecording({ token: trainee.token, id, ...sent }, platform);
const recorded = async () => {
  const id = newId();
  expect((await record(id)).status).toBe(200);
  return id;
};

const send = (given: Record<string, unknown>, which = {}) =>
  sendAnswers({ token: trainee.token, due }, { [energy.id]: 4, ...given }, which);
const sent = (given: Record<string, unknown>, which = {}) => acceptedOf(send(given, which));
const opened = async (id: string) =>
  (await call(`/api/trainee/check-ins/${id}`, { token: trainee.token })).json<OpenedCheckIn>();
const stored = (id: string) => env.VIDEOS.head(`trainees/${trainee.id}/answers/${id}`);
const rowOf = (id: string) =>
  env.DB.prepare("select check_in_id from answer_recordings where id = ?1").bind(id).first();
const hear = (id: string, files: FilesTicket | undefined, of = trainee.id) =>
  call(
    `/api/media/answer-recordings/${of}/${id}?ticket=${encodeURIComponent(files?.ticket ?? "")}`,
  );

describe("PUT /api/trainee/answer-recordings/{id}", () => {
  it("stores bytes once, whatever a repetition has", async () => {
    const id = newId();
    const both = await Promise.all([record(id), record(id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await record(id, { bytes: bytesOf(heads.ogg, 50) })).status).toBe(200);
    expect((await stored(id))?.size).toBe(bytesOf(heads.webm).byteLength);
  });

  it.each(["html", "jpeg", "svg", "pdf"] as const)("refuses as a recording a %s", async (head) => {
    const id = newId();
    const refused = await record(id, { bytes: bytesOf(heads[head]) });
    expect((await problemOf(refused)).fields).toEqual({ file: { code: "not_a_recording" } });
    expect(await rowOf(id)).toBeNull();
  });

  it("refuses 40 MB before reading it, and nothing at all", async () => {
    expect((await record(newId(), { length: 40 * 1024 * 1024 })).status).toBe(413);
    const empty = await record(newId(), { bytes: new Uint8Array() });
    expect(empty.status).toBe(400);
  });

  it("does not accept another person's id, nor more than a day's", async () => {
    const other = await makeRecording((await makeTrainee()).id);
    expect((await record(other)).status).toBe(404);
    await env.DB.prepare(
      `insert into answer_recordings (id, trainee_id, key, type, bytes, created_at)
       select value, ?1, value, 'audio/webm', 1, ?2 from json_each(?3)`,
    )
      .bind(
        trainee.id,
        Date.now(),
        JSON.stringify(Array.from({ length: answerRecording.inDay }, () => newId())),
      )
      .run();
    expect(await problemOf(await record(newId()))).toMatchObject({
      code: "answer_recordings_full",
    });
  });

  it("keeps the row of an upload that the store refused, for its repetition", async () => {
    const id = newId();
    const platform = makePlatform();
    const broken = {
      ...platform,
      files: { ...platform.files, put: () => Promise.reject(new Error("full")) },
    };
    expect((await record(id, {}, broken)).status).toBe(500);
    expect((await record(id)).status).toBe(200);
    expect(await stored(id)).not.toBeNull();
  });
});

describe("a spoken answer", () => {
  it("is sent once, and heard by both sides without being cached", async () => {
    const recording = await recorded();
    const given = { [firstId]: spoken(recording) };
    const first = await sent(given);
    expect((await sent(given, { id: first.id })).updatedAt).toBe(first.updatedAt);
    const trainer = await makeTrainer();
    const review = await call(`/api/admin/check-ins/${first.id}`, { token: trainer.token });
    const tickets = [(await opened(first.id)).files, (await review.json<CheckInReview>()).files];
    for (const files of tickets) {
      const heard = await hear(recording, files);
      expect([heard.status, heard.headers.get("content-type")]).toEqual([200, "audio/webm"]);
      expect(heard.headers.get("cache-control")).toBe("private, no-store, no-transform");
    }
    expect((await hear(recording, undefined)).status).toBe(401);
    const stranger = await makeTrainee();
    expect((await hear(recording, tickets[0], stranger.id)).status).toBe(401);
  });

  it("is refused with a recording that is unknown, another's, elsewhere or there twice", async () => {
    const others = await makeRecording((await makeTrainee()).id, { checkInId: null });
    const ofEarlier = await makeRecording(trainee.id, { checkInId: await makeCheckIn(trainee.id) });
    for (const id of [newId(), others, ofEarlier]) {
      const refused = await send({ [firstId]: spoken(id) });
      expect((await problemOf(refused)).fields).toEqual({
        [`answers.${firstId}`]: { code: "no_such_file" },
      });
    }
    const own = await recorded();
    const twice = await send({ [firstId]: spoken(own), [secondId]: spoken(own) });
    expect((await problemOf(twice)).fields).toEqual({
      [`answers.${secondId}`]: { code: "no_such_file" },
    });
    const ofScale = await send({ [energy.id]: spoken(own) });
    expect((await problemOf(ofScale)).fields).toEqual({
      [`answers.${energy.id}`]: { code: "not_a_number" },
    });
  });

  it("takes the bytes of a replaced one and of an emptied one with it", async () => {
    const [one, other] = [await recorded(), await recorded()];
    const first = await sent({ [firstId]: spoken(one) });
    const second = await sent(
      { [firstId]: spoken(other) },
      { id: first.id, editOf: first.updatedAt },
    );
    expect(await rowOf(one)).toBeNull();
    await expect.poll(() => stored(one)).toBeNull();
    expect(await stored(other)).not.toBeNull();
    await sent({}, { id: first.id, editOf: second.updatedAt });
    expect(await rowOf(other)).toBeNull();
    await expect.poll(() => stored(other)).toBeNull();
  });

  it("stays as it was when an edit comes after the review began", async () => {
    const [one, other] = [await recorded(), await recorded()];
    const first = await sent({ [firstId]: spoken(one) });
    await env.DB.prepare("update check_ins set reviewing_at = 1 where id = ?1")
      .bind(first.id)
      .run();
    const late = await send(
      { [firstId]: spoken(other) },
      { id: first.id, editOf: first.updatedAt },
    );
    expect(late.status).toBe(409);
    expect(await rowOf(one)).toEqual({ check_in_id: first.id });
    expect(await stored(one)).not.toBeNull();
  });
});
