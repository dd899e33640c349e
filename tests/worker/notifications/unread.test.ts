import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { TrainerUnread } from "../../../domain/contract/notifications/unread.ts";
import { newId } from "../../../domain/id.ts";
import { getTrainerUnread } from "../../../worker/data/notifications/unread.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import { makeCheckIn } from "../../support/check-ins.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
beforeEach(async () => {
  trainer = await makeTrainer();
  await env.DB.exec("delete from conversations; delete from notifications; delete from check_ins");
});

async function readUnread(query = ""): Promise<TrainerUnread> {
  const response = await call(`/api/admin/unread${query}`, { token: trainer.token });
  expect(response.status).toBe(200);
  return response.json();
}

async function converse(unread: number): Promise<string> {
  const { id } = await makeTrainee();
  await env.DB.prepare(
    "insert into conversations (trainee_id, unread_by_trainer, created_at) values (?1, ?2, 1)",
  )
    .bind(id, unread)
    .run();
  return id;
}

async function notify(recipientId: string, readAt: number | null = null): Promise<void> {
  const id = newId();
  await env.DB.batch([
    env.DB.prepare(
      "insert into notifications (id, type, title, message, created_at) values (?1, 'info', 'خبر', 'نص', 1)",
    ).bind(id),
    env.DB.prepare(
      "insert into notification_deliveries (recipient_id, notification_id, created_at, read_at) values (?1, ?2, 1, ?3)",
    ).bind(recipientId, id, readAt),
  ]);
}

describe("GET /api/admin/unread", () => {
  it("is empty without messages", async () => {
    expect(await readUnread()).toEqual({ notifications: 0, checkIns: 0, conversations: [] });
  });

  it("counts conversations with unread messages, and the trainer's notifications", async () => {
    const [waiting] = [await converse(3), await converse(0)];
    const { id } = await makeTrainee();
    for (const [recipient, readAt] of [
      [trainer.id],
      [trainer.id],
      [trainer.id, 5],
      [id],
    ] as const) {
      await notify(recipient, readAt);
    }
    expect(await readUnread()).toEqual({
      notifications: 2,
      checkIns: 0,
      conversations: [{ traineeId: waiting, unread: 3 }],
    });
  });

  it("counts check-ins to review up to the badge's end, without those that were put off", async () => {
    const { id } = await makeTrainee();
    const [putOff] = [await makeCheckIn(id), await makeCheckIn(id)];
    const [past, coming] = ["2020-01-01", "2999-01-01"];
    const delay = (until: string) =>
      env.DB.prepare("update check_ins set put_off_until = ?1 where id = ?2")
        .bind(until, putOff)
        .run();
    await delay(coming);
    expect((await readUnread()).checkIns).toBe(1);
    await delay(past);
    expect((await readUnread()).checkIns).toBe(2);
    for (let count = 0; count < 12; count++) await makeCheckIn(id);
    expect((await readUnread()).checkIns).toBe(10);
  });

  it("counts a check-in from the day to which it was put off, where the trainer is", async () => {
    const checkIn = await makeCheckIn((await makeTrainee()).id);
    const yesterday = addDays(localDateAt(Date.now(), "UTC"), -1);
    const today = addDays(yesterday, 1);
    await env.DB.prepare("update check_ins set put_off_until = ?1 where id = ?2")
      .bind(today, checkIn)
      .run();
    expect((await readUnread(`?date=${yesterday}`)).checkIns).toBe(0);
    expect((await readUnread(`?date=${today}`)).checkIns).toBe(1);
    const noDay = await call("/api/admin/unread?date=2026-13-01", { token: trainer.token });
    expect(noDay.status).toBe(400);
  });

  it("reads no more with thousands of read conversations", async () => {
    const rows = async () => {
      const { database, counts } = countingDatabase();
      await getTrainerUnread(trainerScope(database, trainer.actor, Date.now()));
      return counts;
    };
    await converse(1);
    const few = await rows();
    for (let count = 0; count < 40; count++) await converse(0);
    expect(await rows()).toEqual(few);
    expect(few.batches).toBe(1);
  });
});
