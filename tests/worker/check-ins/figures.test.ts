import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type { CheckInFigures } from "../../../domain/contract/check-ins/figures.ts";
import type { CheckInReview } from "../../../domain/contract/check-ins/review.ts";
import { newId } from "../../../domain/id.ts";
import { problemOf } from "../../support/access.ts";
import { makeCheckIn, makeForm, makeOpenCheckIn } from "../../support/check-ins.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const hourMs = 60 * 60_000;

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
beforeEach(async () => {
  await env.DB.prepare("delete from check_ins").run();
  await env.DB.prepare("delete from check_in_schedules").run();
  [trainer, trainee] = [await makeTrainer(), await makeTrainee()];
});

const figures = async () =>
  (await call("/api/admin/check-in-figures", { token: trainer.token })).json<CheckInFigures>();
const end = (id: string, body: object) =>
  call(`/api/admin/trainees/${trainee.id}/check-ins/${id}/reply`, {
    method: "PUT",
    token: trainer.token,
    body: { replyId: newId(), text: "أحسنت", ...body },
  });
/** A check-in that was answered some hours after its sending. */
async function answered(hours: number, reply: string | null = "أحسنت"): Promise<void> {
  const id = await makeCheckIn(trainee.id, { daysAgo: 10 });
  await env.DB.prepare(
    "update check_ins set reviewing_at = ?1, reviewed_at = ?1, reply = ?2, sent_at = ?1 - ?3 where id = ?4",
  )
    .bind(Date.now() - hourMs, reply, hours * hourMs, id)
    .run();
}
/** The person's week of some weeks from now, last written some time ago. */
async function writeWeek(ahead: number, writtenAgoMs: number): Promise<void> {
  const week = addDays(weekStart(localDateAt(Date.now(), "Asia/Hebron")), 7 * ahead);
  await env.DB.prepare(
    `insert into weekly_schedules (id, trainee_id, week_start_date, created_at, updated_at)
     values (?1, ?2, ?3, 1, ?4)`,
  )
    .bind(newId(), trainee.id, week, Date.now() - writtenAgoMs)
    .run();
}
const reviews = async () => (await figures()).reviews;

describe("GET /api/admin/check-in-figures", () => {
  it("is empty before the first check-in", async () => {
    expect(await figures()).toMatchObject({
      replies: { count: 0, median: null, ninthDecile: null, withinDay: 0 },
      waitingSince: null,
      reviews: { seconds: null, known: 0, changedPlan: 0 },
    });
    expect((await figures()).weeks).toHaveLength(8);
  });

  it("measures replies from the sending to the words, and not an end without any", async () => {
    for (const hours of [3, 5, 30]) await answered(hours);
    await answered(400, null);
    expect((await figures()).replies).toEqual({
      count: 3,
      median: 5 * hourMs,
      ninthDecile: 30 * hourMs,
      withinDay: 2,
    });
  });

  it("names the oldest that waits", async () => {
    const oldest = await makeCheckIn(trainee.id, { daysAgo: 4 });
    await makeCheckIn(trainee.id, { daysAgo: 1 });
    const sentAt = await env.DB.prepare("select sent_at from check_ins where id = ?1")
      .bind(oldest)
      .first<number>("sent_at");
    expect((await figures()).waitingSince).toBe(sentAt);
  });

  it("counts what was owed and sent in closed weeks", async () => {
    const { formId, dueOn } = await makeOpenCheckIn(trainee.id, { ahead: -3 });
    const before = await figures();
    const owed = before.weeks.reduce((sum, week) => sum + week.owed, 0);
    expect(owed).toBeGreaterThanOrEqual(7);
    const id = await makeCheckIn(trainee.id, { formId });
    await env.DB.prepare("update check_ins set due_on = ?1 where id = ?2").bind(dueOn, id).run();
    const week = (await figures()).weeks.find(({ startsOn }) => startsOn === weekStart(dueOn));
    expect(week).toMatchObject({ owed: 1, sent: 1 });
  });

  it("is not for trainees", async () => {
    const answer = await call("/api/admin/check-in-figures", { token: trainee.token });
    expect(answer.status).toBe(403);
  });
});

describe("the end of a review", () => {
  it("adds up its active seconds, and a repetition adds nothing", async () => {
    const id = await makeCheckIn(trainee.id, { formId: await makeForm() });
    await end(id, { text: null, seconds: 40 });
    const words = { replyId: newId(), seconds: 50 };
    await end(id, words);
    await end(id, words);
    expect((await reviews()).seconds).toBe(90);
  });

  it("takes an end without seconds, and refuses impossible ones", async () => {
    const id = await makeCheckIn(trainee.id);
    expect((await problemOf(await end(id, { seconds: 3601 }))).fields).toHaveProperty("seconds");
    expect((await problemOf(await end(id, { seconds: -1 }))).fields).toHaveProperty("seconds");
    expect((await end(id, {})).status).toBe(200);
    expect((await reviews()).seconds).toBeNull();
  });

  it("keeps the seconds of two ends below an hour", async () => {
    const id = await makeCheckIn(trainee.id);
    await end(id, { text: null, seconds: 3000 });
    await end(id, { seconds: 3000 });
    expect((await reviews()).seconds).toBe(3600);
  });

  it.each([
    ["a coming week in this hour", 1, 30 * 60_000, 1],
    ["this week in this hour", 0, 30 * 60_000, 1],
    ["a coming week hours ago", 1, 3 * hourMs, 0],
    ["a week that is over", -2, 60_000, 0],
  ])("tells whether it changed the plan: %s", async (_name, ahead, agoMs, changedPlan) => {
    await writeWeek(ahead, agoMs);
    await end(await makeCheckIn(trainee.id), {});
    expect(await reviews()).toMatchObject({ known: 1, changedPlan });
  });

  it("does not take a week that the plan's repetition filled for a change", async () => {
    await writeWeek(8, 60_000);
    await env.DB.prepare(
      "update weekly_schedules set created_at = updated_at, meals_applied_from = '2026-01-04' where trainee_id = ?1",
    )
      .bind(trainee.id)
      .run();
    await end(await makeCheckIn(trainee.id), {});
    expect(await reviews()).toMatchObject({ known: 1, changedPlan: 0 });
    await env.DB.prepare(
      "update weekly_schedules set updated_at = updated_at + 1 where trainee_id = ?1",
    )
      .bind(trainee.id)
      .run();
    await end(await makeCheckIn(trainee.id), {});
    expect(await reviews()).toMatchObject({ known: 2, changedPlan: 1 });
  });

  it("looks back to the beginning of a long review, and stays as it was", async () => {
    const id = await makeCheckIn(trainee.id);
    await env.DB.prepare("update check_ins set reviewing_at = ?1 where id = ?2")
      .bind(Date.now() - 5 * hourMs, id)
      .run();
    await writeWeek(1, 3 * hourMs);
    await end(id, { text: null });
    await env.DB.prepare("update weekly_schedules set updated_at = 1").run();
    await end(id, {});
    expect(await reviews()).toMatchObject({ known: 1, changedPlan: 1 });
  });

  it("keeps the figures from the trainee", async () => {
    const id = await makeCheckIn(trainee.id);
    const ended = await (await end(id, { seconds: 40 })).json<CheckInReview["checkIn"]>();
    expect(ended).not.toHaveProperty("reviewSeconds");
    const own = await call(`/api/trainee/check-ins/${id}`, { token: trainee.token });
    expect(await own.text()).not.toMatch(/seconds|changedPlan/i);
  });
});

describe("«usually replies within a day»", () => {
  const own = async () =>
    (await call("/api/trainee/check-ins", { token: trainee.token })).json<{
      repliesWithinDay: boolean;
    }>();

  it("is said from the fifth quick reply on", async () => {
    for (const hours of [1, 2, 3, 4]) await answered(hours);
    await answered(1, null);
    expect((await own()).repliesWithinDay).toBe(false);
    await answered(5);
    expect((await own()).repliesWithinDay).toBe(true);
  });

  it("is not said of slow ones", async () => {
    for (const hours of [1, 2, 30, 40, 50]) await answered(hours);
    expect((await own()).repliesWithinDay).toBe(false);
  });
});
