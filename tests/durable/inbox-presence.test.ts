import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { inboxOf, makeInbox } from "../support/inbox.ts";
import { makeTrainee, makeTrainer } from "../support/worker.ts";

describe("presence", () => {
  let trainerId: string;
  beforeEach(async () => {
    trainerId = (await makeTrainer()).id;
  });

  const seenAt = async (id: string) =>
    (
      await env.DB.prepare("select trainee_seen_at as at from conversations where trainee_id = ?1")
        .bind(id)
        .first<{ at: number }>()
    )?.at;

  it("starts with the first window, for the trainer and for the lists", async () => {
    const trainee = await makeTrainee();
    const { inbox, open } = makeInbox({ accountId: trainee.id });
    const trainer = makeInbox({ accountId: trainerId, side: "trainer" });
    const panel = await trainer.open();
    await panel.next();
    expect(await inbox.presence()).toEqual({ online: false, lastActiveAt: null });
    await open();
    await runDurableObjectAlarm(inbox);
    const frame = await panel.next();
    expect(frame).toMatchObject({
      type: "event",
      event: { type: "presence", traineeId: trainee.id, online: true },
    });
    expect(await seenAt(trainee.id)).toBeGreaterThan(Date.now() - 10_000);
    expect((await inbox.presence()).online).toBe(true);
    expect(await trainer.inbox.presentTrainees()).toContain(trainee.id);
  });

  it("is said by the clock of a server on a later day", async () => {
    const week = 7 * 86_400_000;
    const trainee = await makeTrainee();
    const { inbox, open } = makeInbox({ accountId: trainee.id });
    await runInDurableObject(inbox, (object) => {
      const bindings = (object as unknown as { env: object }).env;
      Object.assign(object, {
        env: { ...bindings, ENVIRONMENT: "development", DAYS_AHEAD: "7" },
      });
    });
    await open();
    await runDurableObjectAlarm(inbox);
    expect(await seenAt(trainee.id)).toBeGreaterThan(Date.now() + week - 10_000);
    expect((await inbox.presence()).lastActiveAt).toBeGreaterThan(Date.now() + week - 10_000);
  });

  it("does not change during a page change", async () => {
    const trainee = await makeTrainee();
    const { inbox, open } = makeInbox({ accountId: trainee.id });
    const trainer = makeInbox({ accountId: trainerId, side: "trainer" });
    const panel = await trainer.open();
    const { seq: before } = (await panel.next()) as { seq: number };
    const first = await open();
    await runDurableObjectAlarm(inbox);
    expect(await panel.next()).toMatchObject({ seq: before + 1, event: { online: true } });
    first.socket.close(1000);
    await expect.poll(async () => (await inbox.presence()).online).toBe(false);
    await open();
    await runDurableObjectAlarm(inbox);
    expect(await (await trainer.open()).next()).toMatchObject({ type: "hello", seq: before + 1 });
    expect(await trainer.inbox.presentTrainees()).toContain(trainee.id);
  });

  it("ends once the last window stays closed", async () => {
    const trainee = await makeTrainee();
    const { inbox, open } = makeInbox({ accountId: trainee.id });
    const trainer = inboxOf(trainerId);
    const [one, other] = [await open(), await open()];
    // The alarm may have run by itself, so only its result is checked.
    await runDurableObjectAlarm(inbox);
    await expect.poll(() => trainer.presentTrainees()).toContain(trainee.id);
    one.socket.close(1000);
    await runDurableObjectAlarm(inbox);
    expect(await trainer.presentTrainees()).toContain(trainee.id);
    other.socket.close(1000);
    await expect.poll(async () => (await inbox.presence()).online).toBe(false);
    await runDurableObjectAlarm(inbox);
    await expect.poll(() => trainer.presentTrainees()).not.toContain(trainee.id);
    expect((await inbox.presence()).lastActiveAt).toBeGreaterThan(Date.now() - 10_000);
  });

  it("is retried until it arrives", async () => {
    const trainee = await makeTrainee();
    const { inbox, open } = makeInbox({ accountId: trainee.id });
    await env.DB.exec("alter table conversations rename to conversations_away");
    await open();
    await runDurableObjectAlarm(inbox);
    expect(await inboxOf(trainerId).presentTrainees()).not.toContain(trainee.id);
    await env.DB.exec("alter table conversations_away rename to conversations");
    await runDurableObjectAlarm(inbox);
    await expect.poll(() => inboxOf(trainerId).presentTrainees()).toContain(trainee.id);
  });

  it("of a trainee deleted meanwhile is not sent", async () => {
    const { inbox, open, identity } = makeInbox();
    await open();
    await runDurableObjectAlarm(inbox);
    expect(await inboxOf(trainerId).presentTrainees()).not.toContain(identity.accountId);
  });
});
