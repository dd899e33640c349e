import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { pushMessage } from "../../../worker/actions/notifications/push-message.ts";
import { drainOutbox } from "../../../worker/actions/plumbing/drain-outbox.ts";
import {
  createNotification,
  typedContent,
} from "../../../worker/data/notifications/notification-sending.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import type { Platform } from "../../../worker/platform.ts";
import { makeNotification } from "../../support/notifications.ts";
import {
  choose,
  decrypt,
  makePushService,
  makeSubscribed,
  noon,
  subscriptions,
} from "../../support/push.ts";
import {
  endSession,
  makePlatform,
  makeTrainer,
  type SignedInTrainee,
} from "../../support/worker.ts";

let trainer: SignedInTrainee;
beforeEach(async () => {
  await env.DB.exec("delete from accounts");
  await env.DB.exec("delete from notifications");
  await env.DB.exec("delete from outbox");
  trainer = await makeTrainer();
});

/** Sends from the trainer and drains the outbox over a platform with a push service, at noon by default. */
async function sendAndDrain(
  body: ReturnType<typeof makeNotification> & { type: string },
  overrides: Partial<Platform>,
) {
  const platform = makePlatform({ log: () => {}, now: () => noon, ...overrides });
  const scope = trainerScope(platform.database, trainer.actor, platform.now());
  await createNotification(scope, {
    id: body.id,
    audience: body.audience,
    content: typedContent(body as Parameters<typeof typedContent>[0], "/trainee/weight"),
  });
  await drainOutbox(platform);
}

describe("a sent notification", () => {
  it("alerts subscribers of its type, in their language, without its content", async () => {
    const wanted = await makeSubscribed(["weight"]);
    await makeSubscribed(["chat", "info"]);
    await env.DB.prepare("update account_settings set language = 'en' where account_id = ?")
      .bind(wanted.trainee.id)
      .run();
    const { push, requests } = await makePushService();
    const body = makeNotification({ type: "weight", title: "سرّ", message: "وزنك 91.3" });
    await sendAndDrain(body, { push });
    expect(requests.map(({ endpoint }) => endpoint)).toEqual([wanted.browser.endpoint]);
    const told = await decrypt(wanted.browser, requests[0]?.body ?? new Uint8Array());
    expect(JSON.parse(told)).toEqual({
      title: "Miran",
      body: "A new notification about weight",
      lang: "en",
      dir: "ltr",
      link: `/trainee/notifications?open=${body.id}`,
      tag: body.id.replaceAll("-", ""),
    });
  });

  it("sends no alert in the quiet hours of the reader's zone, over midnight", async () => {
    await makeSubscribed(["info"], { from: "22:00", until: "07:00" });
    const { push, requests } = await makePushService();
    const at = (utc: string) => ({ push, now: () => Date.parse(utc) });
    // Hebron is two hours ahead in November.
    await sendAndDrain(makeNotification(), at("2026-11-21T20:00:00Z"));
    await sendAndDrain(makeNotification(), at("2026-11-22T04:59:00Z"));
    expect(requests).toHaveLength(0);
    await sendAndDrain(makeNotification(), at("2026-11-22T05:00:00Z"));
    expect(requests).toHaveLength(1);
  });

  it("sends no alert to a browser with an ended session", async () => {
    const { trainee } = await makeSubscribed(["info"]);
    await endSession(trainee.actor.sessionId);
    const { push, requests } = await makePushService();
    await sendAndDrain(makeNotification(), { push });
    expect(requests).toHaveLength(0);
  });

  it("deletes a subscription that the push service reports as gone", async () => {
    const { trainee } = await makeSubscribed(["info"]);
    const { push } = await makePushService(() => 410);
    await sendAndDrain(makeNotification(), { push });
    expect(await subscriptions(trainee.id)).toEqual([]);
  });

  it("deletes a repeatedly failing browser, and resets its failures after a success", async () => {
    const { trainee } = await makeSubscribed(["info"]);
    let status = 500;
    const { push } = await makePushService(() => status);
    for (let time = 0; time < 7; time++) await sendAndDrain(makeNotification(), { push });
    expect(await subscriptions(trainee.id)).toMatchObject([{ failures: 7 }]);
    status = 201;
    await sendAndDrain(makeNotification(), { push });
    expect(await subscriptions(trainee.id)).toMatchObject([{ failures: 0 }]);
    status = 503;
    for (let time = 0; time < 8; time++) await sendAndDrain(makeNotification(), { push });
    expect(await subscriptions(trainee.id)).toEqual([]);
  });
});

describe("a chat message", () => {
  const live = (online: boolean) => ({
    ...makePlatform().live,
    presence: async () => ({ online, lastActiveAt: null }),
  });

  it("alerts a subscribed phone whose owner has the app closed", async () => {
    const { trainee, browser } = await makeSubscribed(["chat"]);
    const { push, requests } = await makePushService();
    const message = { to: trainee.id, traineeId: trainee.id };
    await pushMessage(makePlatform({ push, now: () => noon, live: live(true) }), message);
    expect(requests).toHaveLength(0);
    await pushMessage(makePlatform({ push, now: () => noon, live: live(false) }), message);
    const told = await decrypt(browser, requests[0]?.body ?? new Uint8Array());
    expect(JSON.parse(told)).toMatchObject({
      body: "رسالة جديدة بانتظارك",
      dir: "rtl",
      link: "/trainee/chat",
    });
    await choose(trainee, ["info"]);
    await pushMessage(makePlatform({ push, now: () => noon, live: live(false) }), message);
    expect(requests).toHaveLength(1);
  });
});
