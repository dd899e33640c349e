import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { followConversation } from "../../../worker/actions/conversations/follow-conversation.ts";
import { listParked } from "../../../worker/data/plumbing/parked-outbox.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import { makeProduct } from "../../support/access.ts";
import { type AlertDesk, heldAlerts, makeAlertDesk } from "../../support/alert-desk.ts";
import { chosen, greeting, makeJob, outcomeOf } from "../../support/jobs.ts";
import { countRows } from "../../support/notifications.ts";

/** Dhuhr of Jerusalem was five minutes ago; in Dubai no prayer is near. */
const inDhuhr = "2026-11-21T09:30:00Z";

let desk: AlertDesk;
beforeEach(async () => {
  desk = await makeAlertDesk();
  desk.moveTo(inDhuhr);
});

const waiting = () => countRows("select count(*) as n from outbox");

/** The conversation's object reports its new state: the messages so far, and the unread ones of the reader. */
function report(
  { id }: { id: string },
  { messages, from = "trainer" }: { messages: number; from?: "trainer" | "trainee" },
  unread = messages,
) {
  const isNews = unread > 0;
  return followConversation(desk.platform, {
    traineeId: id,
    revision: messages * 10 - unread,
    lastSeq: messages,
    last: { seq: messages, kind: "text", text: "تمام", from, at: messages },
    isNews,
    written: [],
    unread: from === "trainer" ? { trainer: 0, trainee: unread } : { trainer: unread, trainee: 0 },
    unreadSince: from === "trainer" ? null : 1,
    looking: { trainer: false, trainee: false },
  });
}

describe("an alert of messages", () => {
  it("waits for the end of the reader's prayer, one for all messages of its time", async () => {
    const trainee = await desk.addTrainee("layan");
    for (const messages of [1, 2, 3]) await report(trainee, { messages });
    expect(desk.take()).toEqual([]);
    expect(await heldAlerts()).toHaveLength(1);
    await desk.drainAt("2026-11-21T09:45:00Z");
    expect(desk.take()).toEqual(["layan 09:45"]);
    expect(await waiting()).toBe(0);
  });

  it("is not sent if they were read meanwhile", async () => {
    const trainee = await desk.addTrainee("layan");
    await report(trainee, { messages: 1 });
    await report(trainee, { messages: 1 }, 0);
    await desk.drainAt("2026-11-21T09:45:00Z");
    expect(desk.take()).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  it("is not sent while the reader has the app open", async () => {
    const trainee = await desk.addTrainee("layan");
    await report(trainee, { messages: 1 });
    desk.online.add(trainee.id);
    await desk.drainAt("2026-11-21T09:45:00Z");
    expect(desk.take()).toEqual([]);
  });

  it("is not sent about a deleted trainee", async () => {
    await desk.addTrainer();
    const trainee = await desk.addTrainee("layan");
    await report(trainee, { messages: 1, from: "trainee" });
    await env.DB.prepare("delete from accounts where id = ?").bind(trainee.id).run();
    await desk.drainAt("2026-11-21T09:45:00Z");
    expect(desk.take()).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  it("to many people obeys the city of each", async () => {
    await report(await desk.addTrainee("jerusalem"), { messages: 1 });
    await report(await desk.addTrainee("hebron", { prayers: { city: "hebron" } }), { messages: 1 });
    await report(await desk.addTrainee("dubai", { timeZone: "Asia/Dubai" }), { messages: 1 });
    expect(desk.take()).toEqual(["dubai 09:30"]);
    await desk.drainAt("2026-11-21T09:45:00Z");
    await desk.drainAt("2026-11-21T09:46:00Z");
    expect(desk.take()).toEqual(["jerusalem 09:45", "hebron 09:46"]);
  });

  it("waits for the trainer too, by the zone of the business", async () => {
    await desk.addTrainer();
    const trainee = await desk.addTrainee("adam", { timeZone: "Asia/Dubai" });
    await report(trainee, { messages: 1, from: "trainee" });
    expect(desk.take()).toEqual([]);
    await desk.drainAt("2026-11-21T09:45:00Z");
    expect(desk.take()).toEqual(["trainer 09:45"]);
  });

  it("is not sent once its trainee is muted", async () => {
    await desk.addTrainer();
    const trainee = await desk.addTrainee("layan");
    await report(trainee, { messages: 1, from: "trainee" });
    await env.DB.prepare("update conversations set muted_at = 1 where trainee_id = ?")
      .bind(trainee.id)
      .run();
    await desk.drainAt("2026-11-21T09:45:00Z");
    expect(desk.take()).toEqual([]);
  });

  it("says in no list whose prayer it waits for", async () => {
    await report(await desk.addTrainee("layan"), { messages: 1 });
    await env.DB.prepare("update outbox set parked_at = 1").run();
    const scope = trainerScope(desk.platform.database, desk.trainer.actor, Date.parse(inDhuhr));
    expect((await listParked(scope)).entries).toMatchObject([
      { topic: "push_held_alerts", whom: null, people: 0, title: null },
    ]);
  });
});

it("a job's notification obeys the city of each of its people", async () => {
  const people = [
    await desk.addTrainee("jerusalem"),
    await desk.addTrainee("hebron", { prayers: { city: "hebron" } }),
    await desk.addTrainee("dubai", { timeZone: "Asia/Dubai" }),
    await desk.addTrainee("awake", { prayers: { quiet: false } }),
  ];
  const { background: _, ...parts } = desk.platform;
  const product = makeProduct(parts);
  const job = makeJob(greeting, chosen(...people), people.length);
  const { token } = desk.trainer;
  await outcomeOf(await product.call("/api/admin/trainee-jobs", { token, body: job }));
  await product.settle();
  expect(desk.take().toSorted()).toEqual(["awake 09:30", "dubai 09:30"]);
  await desk.drainAt("2026-11-21T09:45:00Z");
  await desk.drainAt("2026-11-21T09:46:00Z");
  expect(desk.take()).toEqual(["jerusalem 09:45", "hebron 09:46"]);
  expect(await waiting()).toBe(0);
});
