import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { CheckInListPage, CheckInReview } from "../../../domain/contract/check-ins/review.ts";
import type { MessagesPage } from "../../../domain/contract/conversations/conversation.ts";
import { newId } from "../../../domain/id.ts";
import { problemOf } from "../../support/access.ts";
import {
  makeCheckIn,
  makeEdit,
  makeForm,
  makeOpenCheckIn,
  newAnswers,
  questions,
} from "../../support/check-ins.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
beforeEach(async () => {
  await env.DB.prepare("delete from check_ins").run();
  await env.DB.prepare("delete from check_in_schedules").run();
  [trainer, trainee] = [await makeTrainer(), await makeTrainee()];
});

const today = () => localDateAt(Date.now(), "Asia/Hebron");
const list = async (show = "waiting") =>
  (
    await call(`/api/admin/check-ins?show=${show}`, { token: trainer.token })
  ).json<CheckInListPage>();
const read = async (id: string) =>
  (await call(`/api/admin/check-ins/${id}`, { token: trainer.token })).json<CheckInReview>();
const step = (id: string, name: string, body: unknown, of = trainee.id) =>
  call(`/api/admin/trainees/${of}/check-ins/${id}/${name}`, {
    method: "PUT",
    token: trainer.token,
    body,
  });
const reply = (id: string, text: string | null, replyId = newId()) =>
  step(id, "reply", { replyId, text });
const messages = async () =>
  (await call("/api/trainee/conversation", { token: trainee.token })).json<MessagesPage>();

describe("GET /api/admin/check-ins", () => {
  it("lists waiting ones, the oldest first", async () => {
    const newer = await makeCheckIn(trainee.id, { daysAgo: 1 });
    const older = await makeCheckIn(trainee.id, { daysAgo: 3 });
    const { rows, counts } = await list();
    expect(rows.map((row) => row.kind === "sent" && row.id)).toEqual([older, newer]);
    expect(counts).toMatchObject({ waiting: 2, late: 0, missed: 0, done: 0 });
  });

  it("lists a late one past its hour, and a missed one after its end", async () => {
    await makeOpenCheckIn(trainee.id, { ahead: -1 });
    await makeOpenCheckIn(trainee.id, { ahead: -3 });
    const [late, missed] = [await list("late"), await list("missed")];
    expect(late.counts).toMatchObject({ late: 1, waiting: 0 });
    expect(late.rows).toMatchObject([{ kind: "owed", dueOn: addDays(today(), -1) }]);
    expect(missed.rows.map(({ dueOn }) => dueOn)).toContain(addDays(today(), -3));
  });

  it("counts open ones before their hour, and lists none", async () => {
    await makeOpenCheckIn(trainee.id, { ahead: 1 });
    const { counts, rows } = await list("late");
    expect([counts.open, rows.length]).toEqual([1, 0]);
  });

  it("owes nothing by people who are away", async () => {
    await makeOpenCheckIn(trainee.id, { ahead: -1 });
    await env.DB.prepare(
      `insert into absences (id, trainee_id, kind, starts_on, ends_on, status, created_at)
       values (?1, ?2, 'travelling', ?3, ?4, 'granted', 1)`,
    )
      .bind(newId(), trainee.id, addDays(today(), -60), today())
      .run();
    expect((await list("late")).counts).toMatchObject({ late: 0, missed: 0 });
  });

  it("does not count one that was sent", async () => {
    const due = await makeOpenCheckIn(trainee.id, { ahead: -1 });
    const sent = await call(`/api/trainee/check-ins/${newId()}`, {
      method: "PUT",
      token: trainee.token,
      body: newAnswers(due),
    });
    expect(sent.status).toBe(200);
    expect((await list()).counts).toMatchObject({ waiting: 1, late: 0 });
  });

  it("counts the marked answers, and tells none", async () => {
    const id = await makeCheckIn(trainee.id);
    const [energy] = questions;
    await env.DB.prepare("update check_ins set flags = ?1 where id = ?2")
      .bind(JSON.stringify([energy?.id]), id)
      .run();
    await makeCheckIn(trainee.id, { daysAgo: 0 });
    const { rows } = await list();
    const flags = rows.map((row) => (row.kind === "sent" ? row.flags : undefined));
    expect(flags).toEqual([1, 0]);
  });

  it("puts delayed ones last", async () => {
    const older = await makeCheckIn(trainee.id, { daysAgo: 3 });
    const newer = await makeCheckIn(trainee.id, { daysAgo: 1 });
    const { timeZone } = { timeZone: "Asia/Hebron" };
    const until = addDays(localDateAt(Date.now(), timeZone), 2);
    expect((await step(older, "delay", { until })).status).toBe(200);
    const { rows } = await list();
    expect(rows.map((row) => row.kind === "sent" && row.id)).toEqual([newer, older]);
  });
});

describe("GET /api/admin/check-ins/{id}", () => {
  it("shows the answers beside last time's, and the waiting ones", async () => {
    const formId = await makeForm();
    const before = await makeCheckIn(trainee.id, { daysAgo: 8, formId });
    const id = await makeCheckIn(trainee.id, { daysAgo: 1, formId });
    const review = await read(id);
    expect(review.before).toMatchObject({ id: before, answers: [{ value: 3 }] });
    expect(review.checkIn).toMatchObject({ id, flags: [], facts: { weight: 78.4 } });
    expect(review.waiting).toEqual([before, id]);
    expect(review.person).toMatchObject({ traineeId: trainee.id, absence: null });
    expect(review.weeks).toHaveLength(4);
  });

  it("tells an absence by the day of its person", async () => {
    const id = await makeCheckIn(trainee.id);
    // It is tomorrow on one of these islands when it is today on the other.
    const zones = { early: "Pacific/Kiritimati", late: "Pacific/Niue" };
    const day = localDateAt(Date.now(), zones.early);
    await env.DB.prepare(
      `insert into absences (id, trainee_id, kind, starts_on, ends_on, status, created_at)
       values (?1, ?2, 'ill', ?3, ?3, 'granted', 1)`,
    )
      .bind(newId(), trainee.id, day)
      .run();
    const absenceIn = async (zone: string) => {
      await env.DB.prepare("update trainee_profiles set time_zone = ?1 where id = ?2")
        .bind(zone, trainee.id)
        .run();
      return (await read(id)).person.absence;
    };
    expect(await absenceIn(zones.early)).toEqual({ kind: "ill", endsOn: day });
    expect(await absenceIn(zones.late)).toBeNull();
  });

  it("is not found for an unknown id", async () => {
    const answer = await call(`/api/admin/check-ins/${newId()}`, { token: trainer.token });
    expect(answer.status).toBe(404);
  });
});

describe("PUT /api/admin/trainees/{id}/check-ins/{checkInId}/reply", () => {
  it("ends the review with one message that leads back", async () => {
    const id = await makeCheckIn(trainee.id);
    const replyId = newId();
    expect((await reply(id, "أسبوع ممتاز", replyId)).status).toBe(200);
    expect((await reply(id, "أسبوع ممتاز", replyId)).status).toBe(200);
    const { messages: sent } = await messages();
    expect(sent.map(({ body, from }) => [from, body])).toEqual([
      ["trainer", { kind: "text", text: "أسبوع ممتاز", checkInId: id }],
    ]);
    const { rows, counts } = await list("done");
    expect(rows).toMatchObject([{ kind: "sent", id }]);
    expect(counts).toMatchObject({ waiting: 0, done: 1 });
    const own = await call(`/api/trainee/check-ins/${id}`, { token: trainee.token });
    expect(await own.json()).toMatchObject({ reply: "أسبوع ممتاز" });
  });

  it("ends it without words and without a message", async () => {
    const id = await makeCheckIn(trainee.id);
    expect((await reply(id, null)).status).toBe(200);
    expect((await messages()).messages).toEqual([]);
    expect((await list()).counts.waiting).toBe(0);
  });

  it("takes words after an end without any, once", async () => {
    const id = await makeCheckIn(trainee.id);
    await reply(id, null);
    expect((await reply(id, "نسيت أن أكتب")).status).toBe(200);
    expect((await reply(id, "غيرها")).status).toBe(409);
    expect((await messages()).messages).toHaveLength(1);
  });

  it("keeps the first of two ends at once", async () => {
    const id = await makeCheckIn(trainee.id);
    const ends = await Promise.all([reply(id, "أولاً"), reply(id, "ثانياً")]);
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await messages()).messages).toHaveLength(1);
  });

  it("is not found under another trainee", async () => {
    const id = await makeCheckIn(trainee.id);
    const other = await makeTrainee();
    const body = { replyId: newId(), text: "ليس لك" };
    expect((await step(id, "reply", body, other.id)).status).toBe(404);
    expect((await list()).counts.waiting).toBe(1);
  });
});

describe("PUT …/review, …/delay, …/private-note", () => {
  it("begins once", async () => {
    const id = await makeCheckIn(trainee.id);
    const first = await (await step(id, "review", {})).json<CheckInReview["checkIn"]>();
    const again = await (await step(id, "review", {})).json<CheckInReview["checkIn"]>();
    expect(first.reviewingAt).not.toBeNull();
    expect(again.reviewingAt).toBe(first.reviewingAt);
  });

  it("refuses a delay into the past or beyond two weeks", async () => {
    const id = await makeCheckIn(trainee.id);
    const delay = async (days: number) =>
      (await problemOf(await step(id, "delay", { until: addDays(today(), days) }))).fields;
    expect(await delay(-1)).toEqual({ until: { code: "in_past" } });
    expect(await delay(20)).toEqual({ until: { code: "too_far" } });
  });

  it("lets the trainee edit again while a review is put off", async () => {
    const { id, body } = await makeEdit(trainee.id);
    const edit = () =>
      call(`/api/trainee/check-ins/${id}`, { method: "PUT", token: trainee.token, body });
    await step(id, "review", {});
    expect((await edit()).status).toBe(409);
    await step(id, "delay", { until: addDays(today(), 2) });
    expect((await edit()).status).toBe(200);
  });

  it("keeps the private note from its person", async () => {
    const id = await makeCheckIn(trainee.id);
    expect((await step(id, "private-note", { text: "انتبه لركبته" })).status).toBe(200);
    expect((await read(id)).checkIn.privateNote).toBe("انتبه لركبته");
    const own = await call(`/api/trainee/check-ins/${id}`, { token: trainee.token });
    expect(await own.text()).not.toContain("انتبه");
  });
});
