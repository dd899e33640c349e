import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { PushOverview } from "../../../domain/contract/notifications/push.ts";
import { newId } from "../../../domain/id.ts";
import { pushMessage } from "../../../worker/actions/notifications/push-message.ts";
import { tryPush } from "../../../worker/actions/notifications/try-push.ts";
import { drainOutbox } from "../../../worker/actions/plumbing/drain-outbox.ts";
import {
  createNotification,
  typedContent,
} from "../../../worker/data/notifications/notification-sending.ts";
import { getPersonToTell } from "../../../worker/data/notifications/push-people.ts";
import { traineeScope, trainerScope } from "../../../worker/data/scope.ts";
import type { Platform } from "../../../worker/platform.ts";
import { makeNotification } from "../../support/notifications.ts";
import {
  choose,
  decrypt,
  makeBrowser,
  makePushService,
  subscribe,
  subscriptions,
} from "../../support/push.ts";
import {
  call,
  endSession,
  makePlatform,
  makeSession,
  makeTrainee,
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

const noon = Date.parse("2026-11-21T10:00:00Z");

/** Sends from the trainer and drains the outbox over a platform with a push service. */
async function sendAndDrain(
  body: ReturnType<typeof makeNotification> & { type: string },
  overrides: Partial<Platform>,
) {
  const platform = makePlatform({ log: () => {}, ...overrides });
  const scope = trainerScope(platform.database, trainer.actor, platform.now());
  await createNotification(scope, {
    id: body.id,
    audience: body.audience,
    content: typedContent(body as Parameters<typeof typedContent>[0], "/trainee/weight"),
  });
  await drainOutbox(platform);
}

async function subscribed(
  types: Parameters<typeof choose>[1],
  quiet?: Parameters<typeof choose>[2],
) {
  const trainee = await makeTrainee();
  const browser = await makeBrowser();
  expect((await subscribe(trainee, browser)).status).toBe(200);
  expect((await choose(trainee, types, quiet)).status).toBe(200);
  return { trainee, browser };
}

describe("a sent notification", () => {
  it("alerts subscribers of its type, in their language, without its content", async () => {
    const wanted = await subscribed(["weight"]);
    await subscribed(["chat", "info"]);
    await env.DB.prepare("update account_settings set language = 'en' where account_id = ?")
      .bind(wanted.trainee.id)
      .run();
    const { push, requests } = await makePushService();
    const body = makeNotification({ type: "weight", title: "سرّ", message: "وزنك 91.3" });
    await sendAndDrain(body, { push, now: () => noon });
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
    await subscribed(["info"], { from: "22:00", until: "07:00" });
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
    const { trainee } = await subscribed(["info"]);
    await endSession(trainee.actor.sessionId);
    const { push, requests } = await makePushService();
    await sendAndDrain(makeNotification(), { push });
    expect(requests).toHaveLength(0);
  });

  it("deletes a subscription that the push service reports as gone", async () => {
    const { trainee } = await subscribed(["info"]);
    const { push } = await makePushService(() => 410);
    await sendAndDrain(makeNotification(), { push });
    expect(await subscriptions(trainee.id)).toEqual([]);
  });

  it("deletes a repeatedly failing browser, and resets its failures after a success", async () => {
    const { trainee } = await subscribed(["info"]);
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
    const { trainee, browser } = await subscribed(["chat"]);
    const { push, requests } = await makePushService();
    const message = { to: trainee.id, traineeId: trainee.id };
    await pushMessage(makePlatform({ push, live: live(true) }), message);
    expect(requests).toHaveLength(0);
    await pushMessage(makePlatform({ push, live: live(false) }), message);
    const told = await decrypt(browser, requests[0]?.body ?? new Uint8Array());
    expect(JSON.parse(told)).toMatchObject({
      body: "رسالة جديدة بانتظارك",
      dir: "rtl",
      link: "/trainee/chat",
    });
    await choose(trainee, ["info"]);
    await pushMessage(makePlatform({ push, live: live(false) }), message);
    expect(requests).toHaveLength(1);
  });
});

describe("the settings of alerts", () => {
  const overview = async ({ token }: SignedInTrainee): Promise<PushOverview> =>
    (await call("/api/trainee/push", { token })).json();

  it("are empty by default, stored with other settings, and belong to one person", async () => {
    const [trainee, other] = [await makeTrainee(), await makeTrainee()];
    expect(await overview(trainee)).toEqual({
      publicKey: null,
      settings: { types: [], quiet: null },
      devices: 0,
    });
    await env.DB.prepare(
      `insert into account_settings (account_id, notifications, updated_at) values (?, '{"mail":true}', 1)`,
    )
      .bind(trainee.id)
      .run();
    const quiet = { from: "23:30", until: "06:00" };
    await choose(trainee, ["chat", "meal"], quiet);
    expect((await overview(trainee)).settings).toEqual({ types: ["meal", "chat"], quiet });
    expect((await overview(other)).settings.types).toEqual([]);
    const row = await env.DB.prepare(
      "select notifications ->> 'mail' as mail from account_settings where account_id = ?",
    )
      .bind(trainee.id)
      .first();
    expect(row).toEqual({ mail: 1 });
  });

  it("use the trainer's zone from the settings", async () => {
    await env.DB.prepare(
      `insert or replace into settings (section, value, updated_at) values ('general', '{"timeZone":"Asia/Dubai"}', 1)`,
    ).run();
    const person = await getPersonToTell(makePlatform().database, trainer.id);
    expect(person).toMatchObject({ role: "trainer", timeZone: "Asia/Dubai", language: "ar" });
  });

  it.each([
    { types: ["sms"], quiet: null },
    { types: ["chat"], quiet: { from: "24:00", until: "07:00" } },
    { types: Array.from({ length: 10 }, () => "chat"), quiet: null },
    { types: ["chat"] },
  ])("refuse %j", async (body) => {
    const { token } = await makeTrainee();
    const response = await call("/api/trainee/push/settings", { method: "PUT", token, body });
    expect(response.status).toBe(400);
  });
});

describe("a browser's subscription", () => {
  it("is stored once for repeated requests, and moves to the next account in that browser", async () => {
    const [first, second] = [await makeTrainee(), await makeTrainee()];
    const browser = await makeBrowser();
    await Promise.all(Array.from({ length: 5 }, () => subscribe(first, browser)));
    expect(await subscriptions(first.id)).toHaveLength(1);
    await subscribe(second, browser);
    expect(await subscriptions(first.id)).toEqual([]);
    expect(await subscriptions(second.id)).toMatchObject([
      { endpoint: browser.endpoint, session_id: second.actor.sessionId },
    ]);
  });

  it("is refused under another subscription's id, which stays", async () => {
    const [trainee, other] = [await makeTrainee(), await makeTrainee()];
    const [browser, next] = [await makeBrowser(), await makeBrowser()];
    const id = newId();
    await subscribe(other, browser, { id });
    for (const who of [trainee, other]) {
      const refused = await subscribe(who, next, { id });
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ code: "conflict" });
    }
    expect(await subscriptions(trainee.id)).toEqual([]);
    expect(await subscriptions(other.id)).toMatchObject([{ endpoint: browser.endpoint }]);
    expect((await subscribe(other, browser, { id })).status).toBe(200);
  });

  it("replaces the browser's earlier one, of the caller only", async () => {
    const [trainee, other] = [await makeTrainee(), await makeTrainee()];
    const [old, next, theirs] = [await makeBrowser(), await makeBrowser(), await makeBrowser()];
    await subscribe(trainee, old);
    await subscribe(other, theirs);
    await subscribe(trainee, next, { replaces: old.endpoint });
    await subscribe(trainee, next, { replaces: theirs.endpoint });
    expect((await subscriptions(trainee.id)).map(({ endpoint }) => endpoint)).toEqual([
      next.endpoint,
    ]);
    expect(await subscriptions(other.id)).toHaveLength(1);
  });

  it("is one of ten at most, and can be deleted by its owner", async () => {
    const trainee = await makeTrainee();
    const browsers = [];
    for (let i = 0; i < 12; i++) {
      const browser = await makeBrowser();
      browsers.push(browser);
      await subscribe(trainee, browser);
      // Two of the same millisecond have no order.
      await env.DB.prepare("update push_subscriptions set created_at = ? where endpoint = ?")
        .bind(i, browser.endpoint)
        .run();
    }
    const endpoints = (await subscriptions(trainee.id)).map(({ endpoint }) => endpoint);
    expect(endpoints).toEqual(browsers.slice(2).map(({ endpoint }) => endpoint));
    const other = await makeTrainee();
    const end = ({ token }: SignedInTrainee) =>
      call("/api/trainee/push/subscriptions", {
        method: "DELETE",
        token,
        body: { endpoint: endpoints[0] },
      });
    await end(other);
    expect(await subscriptions(trainee.id)).toHaveLength(10);
    await end(trainee);
    expect(await subscriptions(trainee.id)).toHaveLength(9);
  });

  it.each([
    { endpoint: "http://fcm.googleapis.com/1" },
    { endpoint: "https://push.example.com/1" },
    { endpoint: "https://127.0.0.1.nip.io/1" },
    { endpoint: "https://169.254.169.254/latest" },
    { endpoint: "https://localhost/1" },
    { p256dh: "A".repeat(87) },
    { auth: "x" },
    { id: "1" },
  ])("is refused with %j", async (overrides) => {
    const trainee = await makeTrainee();
    expect((await subscribe(trainee, await makeBrowser(), overrides)).status).toBe(400);
    expect(await subscriptions(trainee.id)).toEqual([]);
  });

  it("can be tested by its owner, on that browser only", async () => {
    const { trainee, browser } = await subscribed([], { from: "00:00", until: "23:59" });
    await subscribe(trainee, await makeBrowser());
    const other = await makeTrainee();
    const { push, requests } = await makePushService();
    const platform = makePlatform({ push });
    const scope = ({ actor }: SignedInTrainee) =>
      traineeScope(platform.database, actor, platform.now());
    expect(await tryPush(platform, scope(trainee), browser.endpoint)).toEqual({ outcome: "sent" });
    expect(requests.map(({ endpoint }) => endpoint)).toEqual([browser.endpoint]);
    expect(await decrypt(browser, requests[0]?.body ?? new Uint8Array())).toContain("هكذا تصل");
    await expect(tryPush(platform, scope(other), browser.endpoint)).rejects.toThrow("not_found");
  });

  it("ends with its session", async () => {
    const trainee = await makeTrainee();
    const second = await makeSession("trainee", trainee.id);
    await subscribe({ ...trainee, ...second }, await makeBrowser());
    await env.DB.prepare("delete from sessions where id = ?").bind(second.actor.sessionId).run();
    expect(await subscriptions(trainee.id)).toEqual([]);
  });
});
