import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { PushOverview } from "../../../domain/contract/notifications/push.ts";
import { newId } from "../../../domain/id.ts";
import { tryPush } from "../../../worker/actions/notifications/try-push.ts";
import { getPersonToTell } from "../../../worker/data/notifications/push-people.ts";
import { traineeScope } from "../../../worker/data/scope.ts";
import {
  choose,
  decrypt,
  makeBrowser,
  makePushService,
  makeSubscribed,
  subscribe,
  subscriptions,
} from "../../support/push.ts";
import {
  call,
  makePlatform,
  makeSession,
  makeTrainee,
  makeTrainer,
  type SignedInTrainee,
} from "../../support/worker.ts";

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
    const { id } = await makeTrainer();
    const person = await getPersonToTell(makePlatform().database, id);
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
    const { trainee, browser } = await makeSubscribed([], { from: "00:00", until: "23:59" });
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
