import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import {
  countRows,
  deliver,
  makeNotification,
  readNotification,
  readNotifications,
  resend,
  sendNotification,
} from "../../support/notifications.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
beforeEach(async () => {
  await env.DB.exec("delete from accounts");
  await env.DB.exec("delete from notifications");
  trainer = await makeTrainer();
});

describe("POST /api/admin/notifications", () => {
  it("reaches all active trainees, and is read in the trainer's list", async () => {
    const [first, second] = [await makeTrainee(), await makeTrainee()];
    const inactive = await makeTrainee({ status: "inactive" });
    const sent = await readNotification(
      await sendNotification(trainer, makeNotification({ type: "weight" })),
    );
    expect(sent).toMatchObject({
      type: "weight",
      link: null,
      sentTo: { audience: "all", recipients: 2, reads: 0, name: null },
    });
    expect(sent.readAt).not.toBeNull();
    for (const trainee of [first, second]) {
      expect(await readNotifications(trainee, "trainee")).toMatchObject({
        unread: 1,
        notifications: [{ id: sent.id, readAt: null, sentTo: null, link: "/trainee/weight" }],
      });
    }
    expect((await readNotifications(inactive, "trainee")).notifications).toEqual([]);
    expect(await readNotifications(trainer, "admin")).toMatchObject({
      unread: 0,
      notifications: [sent],
    });
  });

  it("reaches chosen trainees once each, and names a single one", async () => {
    const [chosen, also, other] = [
      await makeTrainee({ name: "سمر" }),
      await makeTrainee(),
      await makeTrainee(),
    ];
    const to = (...traineeIds: string[]) =>
      makeNotification({ audience: { kind: "chosen", traineeIds } });
    const both = await readNotification(
      await sendNotification(trainer, to(chosen.id, also.id, chosen.id, newId())),
    );
    expect(both.sentTo).toMatchObject({ audience: "chosen", recipients: 2, name: null });
    const single = await readNotification(await sendNotification(trainer, to(chosen.id)));
    expect(single.sentTo).toMatchObject({ audience: "one", recipients: 1, name: "سمر" });
    expect((await readNotifications(chosen, "trainee")).unread).toBe(2);
    expect((await readNotifications(also, "trainee")).unread).toBe(1);
    expect((await readNotifications(other, "trainee")).unread).toBe(0);
  });

  it("sends once, and orders one fan-out, for ten rapid taps", async () => {
    await makeTrainee();
    const body = makeNotification();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendNotification(trainer, body)),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    // A repeated request does not reach later trainees.
    const late = await makeTrainee();
    await sendNotification(trainer, body);
    expect((await readNotifications(late, "trainee")).notifications).toEqual([]);
    expect(await countRows("select count(*) as n from notifications")).toBe(1);
    expect(await countRows("select count(*) as n from notification_deliveries")).toBe(2);
  });

  it("refuses an audience of deleted trainees", async () => {
    const audience = { kind: "chosen", traineeIds: [newId()] };
    const response = await sendNotification(trainer, makeNotification({ audience }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      fields: { "audience.traineeIds": { code: "choose_one" } },
    });
    expect(await countRows("select count(*) as n from notifications")).toBe(0);
  });

  it("to everyone is refused without trainees, and sent once there are some", async () => {
    await makeTrainee({ status: "inactive" });
    const body = makeNotification();
    const refused = await sendNotification(trainer, body);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ fields: { audience: { code: "choose_one" } } });
    expect(await countRows("select count(*) as n from notifications")).toBe(0);
    await makeTrainee();
    expect(await readNotification(await sendNotification(trainer, body))).toMatchObject({
      sentTo: { recipients: 1 },
    });
  });

  it.each([
    { title: " " },
    { message: "" },
    { title: "ع".repeat(121) },
    { message: "ع".repeat(1001) },
    { title: "عنوان\u202eمقلوب" },
    { type: "chat" },
    { id: "1" },
    { audience: { kind: "chosen", traineeIds: [] } },
    { audience: { kind: "chosen", traineeIds: Array.from({ length: 1001 }, () => newId()) } },
    { link: "https://example.com" },
  ])("refuses %j and sends nothing", async (overrides) => {
    const response = await sendNotification(trainer, makeNotification(overrides));
    expect(response.status).toBe(400);
    expect(await countRows("select count(*) as n from notifications")).toBe(0);
  });

  it("is the trainer's alone", async () => {
    const trainee = await makeTrainee();
    expect((await sendNotification(trainee, makeNotification())).status).toBe(403);
    expect(await countRows("select count(*) as n from notifications")).toBe(0);
  });
});

describe("the trainer's resending", () => {
  it("broadcasts the same text again to everyone of today", async () => {
    const early = await makeTrainee();
    const sent = await readNotification(
      await sendNotification(trainer, makeNotification({ type: "success" })),
    );
    const late = await makeTrainee();
    const id = newId();
    await Promise.all(Array.from({ length: 5 }, () => resend(trainer, "admin", sent.id, id)));
    const again = (await readNotifications(trainer, "admin")).notifications;
    expect(again.map((each) => each.id)).toEqual([id, sent.id]);
    expect(again[0]).toMatchObject({
      title: sent.title,
      message: sent.message,
      type: "success",
      sentTo: { audience: "all", recipients: 2 },
    });
    expect((await readNotifications(early, "trainee")).unread).toBe(2);
    expect((await readNotifications(late, "trainee")).unread).toBe(1);
  });

  it("reaches the same chosen trainees, whatever they did with the first", async () => {
    const [chosen, other] = [await makeTrainee({ name: "سمر" }), await makeTrainee()];
    const audience = { kind: "chosen", traineeIds: [chosen.id] };
    const sent = await readNotification(
      await sendNotification(trainer, makeNotification({ audience })),
    );
    await call(`/api/trainee/notifications/${sent.id}`, { method: "DELETE", token: chosen.token });
    const again = await readNotification(await resend(trainer, "admin", sent.id));
    expect(again.sentTo).toMatchObject({ audience: "one", recipients: 1, name: "سمر" });
    expect((await readNotifications(chosen, "trainee")).unread).toBe(1);
    expect((await readNotifications(other, "trainee")).unread).toBe(0);
  });

  it("copies received notifications for the trainer only", async () => {
    const trainee = await makeTrainee();
    const [received = ""] = await deliver(trainer.id, 1);
    const copy = await readNotification(await resend(trainer, "admin", received));
    expect(copy).toMatchObject({ sentTo: null, readAt: null });
    expect((await readNotifications(trainee, "trainee")).notifications).toEqual([]);
  });

  it("answers 404 for notifications of other lists", async () => {
    const trainee = await makeTrainee();
    const [theirs = ""] = await deliver(trainee.id, 1);
    expect((await resend(trainer, "admin", theirs)).status).toBe(404);
  });
});
