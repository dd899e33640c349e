import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { followSubscriptionEnds } from "../../../worker/actions/memberships/follow-subscription-ends.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import type { Platform } from "../../../worker/platform.ts";
import { setting } from "../../support/access.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { makeListed, makePlans, rows } from "../../support/trainees.ts";
import { call, makePlatform, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const today = "2026-06-17";
/** An hour of that day in the trainees' zone, three hours ahead of UTC. */
const at = (hour: number, days = 0) =>
  Date.parse(`${addDays(today, days)}T${String(hour).padStart(2, "0")}:50:00+03:00`);

let trainer: SignedInTrainee;
beforeEach(async () => {
  await env.DB.batch(
    ["accounts", "notifications", "outbox", "settings"].map((table) =>
      env.DB.prepare(`delete from ${table}`),
    ),
  );
  await makePlans();
  trainer = await makeTrainer();
});

const run = (now = at(10), database: DatabaseClient = env.DB) =>
  followSubscriptionEnds(makePlatform({ ...unanswered(), now: () => now, database }));

/**
 * Delivery never ends, so that the entries stay countable. A drain that finds its notice deleted by the next test would
 * start the outbox, which delivers.
 */
function unanswered(): Pick<Platform, "live" | "timer" | "wakeOutbox"> {
  const never = new Promise<void>(() => {});
  return {
    live: { ...makePlatform().live, tell: () => never },
    timer: () => ({ over: never, stop: () => {} }),
    wakeOutbox: async () => {},
  };
}

async function ending(days: number, name = "ليان حداد"): Promise<SignedInTrainee> {
  const trainee = await makeListed({ name });
  await endOn(trainee, days);
  return trainee;
}

const endOn = ({ id }: SignedInTrainee, days: number) =>
  env.DB.prepare(
    "update trainee_profiles set subscription_start = '2026-01-01', subscription_end = ?1 where id = ?2",
  )
    .bind(addDays(today, days), id)
    .run();

const atEnd = (choice: string, suspendAfterDays = 7) =>
  env.DB.prepare(
    "insert or replace into settings (section, value, updated_at) values ('subscriptions', ?1, 1)",
  )
    .bind(JSON.stringify({ atEnd: choice, suspendAfterDays }))
    .run();

const told = async ({ id }: SignedInTrainee) => {
  const found = await rows(
    `select title, link from notification_deliveries d join notifications n on n.id = d.notification_id
     where d.recipient_id = ? order by n.created_at, n.id`,
    id,
  );
  return found.map(({ title, link }) => [title, link]);
};
const statusOf = async ({ id }: SignedInTrainee) =>
  (await rows("select status from trainee_profiles where id = ?", id))[0]?.status;

describe("a subscription that ends", () => {
  it("is announced to trainee and trainer seven days and one day before, once each", async () => {
    const trainee = await ending(7);
    expect(await run()).toEqual({ reminded: 1, suspended: 0, failed: 0 });
    await Promise.all([run(), run(at(11)), run(at(10, 1))]);
    expect(await told(trainee)).toEqual([["ينتهي اشتراكك بعد 7 أيام", "/trainee/profile"]]);
    const link = `/admin/trainees/${trainee.id}?tab=subscription`;
    expect(await told(trainer)).toEqual([["ينتهي بعد 7 أيام اشتراك ليان حداد", link]]);
    for (const days of [2, 3, 4, 5]) await run(at(10, days));
    expect(await told(trainee)).toHaveLength(1);
    await run(at(10, 6));
    await run(at(11, 6));
    expect((await told(trainee)).map(([title]) => title)).toEqual([
      "ينتهي اشتراكك بعد 7 أيام",
      "ينتهي اشتراكك غداً",
    ]);
    expect(await told(trainer)).toHaveLength(2);
    const orders = await rows("select 1 from outbox where topic = 'fan_out_notification'");
    expect(orders).toHaveLength(4);
  });

  it("is announced to the trainer by their setting, and to the trainee always", async () => {
    await setting("notifications", { subscription: "none" });
    const trainee = await ending(7);
    expect(await run()).toMatchObject({ reminded: 1 });
    expect([await told(trainee), await told(trainer)]).toEqual([[expect.anything()], []]);
    await setting("notifications", { subscription: "list" });
    await ending(7, "هالة");
    await run();
    const orders = await rows("select payload from outbox where topic = 'fan_out_notification'");
    const silent = orders.filter(({ payload }) => JSON.parse(String(payload)).silent === true);
    expect([(await told(trainer)).length, orders.length, silent.length]).toEqual([1, 3, 1]);
  });

  it("is announced on the trainee's own day, from nine on, and a day late after an outage", async () => {
    const trainee = await ending(7);
    await env.DB.prepare("update trainee_profiles set time_zone = 'Pacific/Auckland' where id = ?")
      .bind(trainee.id)
      .run();
    // 9:50 in Hebron is 18:50 in Auckland; the evening before, it is 6:50 there.
    await run(Date.parse("2026-06-16T18:50:00Z"));
    expect(await told(trainee)).toEqual([]);
    await run(Date.parse("2026-06-16T21:50:00Z"));
    expect(await told(trainee)).toHaveLength(1);
    const late = await ending(6, "هالة");
    await run(at(8));
    expect(await told(late)).toEqual([]);
    await run(at(9));
    expect(await told(late)).toEqual([["ينتهي اشتراكك بعد 6 أيام", "/trainee/profile"]]);
  });

  it("is announced again for a new end, and not once the end is distant", async () => {
    const trainee = await ending(7);
    await run();
    await endOn(trainee, 37);
    await run(at(10, 6));
    expect(await told(trainee)).toHaveLength(1);
    await run(at(10, 30));
    expect(await told(trainee)).toHaveLength(2);
  });

  it("is announced completely after a killed run", async () => {
    const trainee = await ending(7);
    const killed = new Proxy(env.DB, {
      get: (target, name) => {
        const value = Reflect.get(target, name) as unknown;
        if (name === "batch") return () => Promise.reject(new Error("killed"));
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    await expect(run(at(10), killed)).rejects.toThrow("killed");
    expect(await told(trainee)).toEqual([]);
    await run(at(11));
    expect(await told(trainee)).toHaveLength(1);
  });

  it("is not announced for a closed account, or with the choice of nothing", async () => {
    const closed = await ending(7);
    await env.DB.prepare("update trainee_profiles set status = 'inactive' where id = ?")
      .bind(closed.id)
      .run();
    await run();
    expect(await told(closed)).toEqual([]);
    const trainee = await ending(1);
    await atEnd("nothing");
    expect(await run()).toEqual({});
    expect(await told(trainee)).toEqual([]);
  });

  it("reads no rows of other subscriptions, however many", async () => {
    await ending(7);
    for (let other = 0; other < 30; other += 1) await ending(40 + other, "هالة");
    const few = countingDatabase();
    await run(at(10), few.database);
    for (let other = 0; other < 60; other += 1) await ending(60 + other, "هالة");
    const many = countingDatabase();
    await run(at(11), many.database);
    expect(many.counts.rows).toBeGreaterThan(0);
    expect(many.counts.rows).toBeLessThanOrEqual(few.counts.rows);
  });
});

describe("an account with an ended subscription", () => {
  it("is closed after the days of grace, with its sessions, and the trainer is notified", async () => {
    await atEnd("suspend", 3);
    const trainee = await ending(-3);
    await run();
    expect(await statusOf(trainee)).toBe("active");
    expect(await run(at(10, 1))).toMatchObject({ suspended: 1 });
    await run(at(11, 1));
    expect(await statusOf(trainee)).toBe("inactive");
    expect((await told(trainer)).map(([title]) => title)).toEqual(["أُوقف حساب ليان حداد"]);
    const ended = await rows(
      "select end_reason from sessions where account_id = ? and ended_at is not null",
      trainee.id,
    );
    expect(ended).toEqual([{ end_reason: "status" }]);
  });

  it("stays open if renewed, or reopened by the trainer", async () => {
    await atEnd("suspend", 0);
    const renewed = await ending(-1);
    await endOn(renewed, 29);
    const opened = await ending(-1, "هالة");
    await run();
    expect([await statusOf(renewed), await statusOf(opened)]).toEqual(["active", "inactive"]);
    await call(`/api/admin/trainees/${opened.id}`, {
      method: "PATCH",
      token: trainer.token,
      body: { status: "active" },
    });
    await run(at(11));
    expect(await statusOf(opened)).toBe("active");
  });

  it("stays open with reminders only, and long after the end", async () => {
    const trainee = await ending(-20);
    await run();
    await atEnd("suspend", 0);
    const long = await ending(-40, "هالة");
    await run();
    expect([await statusOf(trainee), await statusOf(long)]).toEqual(["inactive", "active"]);
  });
});

describe("the choice for the end of a subscription", () => {
  const path = "/api/admin/settings/subscriptions";
  const put = (body: unknown) => call(path, { method: "PUT", token: trainer.token, body });
  const shown = async () => (await call(path, { token: trainer.token })).json();

  it("is a reminder by default", async () => {
    expect(await shown()).toEqual({ atEnd: "remind", suspendAfterDays: 7, proofDays: 90 });
    const chosen = { atEnd: "suspend", suspendAfterDays: 14, proofDays: 30 };
    expect((await put(chosen)).status).toBe(200);
    expect(await shown()).toEqual(chosen);
  });

  it.each([
    [{ atEnd: "forgive", suspendAfterDays: 7, proofDays: 90 }, "atEnd"],
    [{ atEnd: "suspend", suspendAfterDays: 61, proofDays: 90 }, "suspendAfterDays"],
    [{ atEnd: "suspend", suspendAfterDays: -1, proofDays: 90 }, "suspendAfterDays"],
    [{ atEnd: "suspend", suspendAfterDays: 1.5, proofDays: 90 }, "suspendAfterDays"],
    [{ atEnd: "remind", suspendAfterDays: 7, proofDays: 0 }, "proofDays"],
  ])("is never %j", async (body, field) => {
    const response = await put(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { [field]: expect.anything() } });
    expect(await shown()).toEqual({ atEnd: "remind", suspendAfterDays: 7, proofDays: 90 });
  });

  it("is refused to trainees", async () => {
    const { token } = await makeListed({ name: newId() });
    expect((await call(path, { method: "PUT", token, body: {} })).status).toBe(403);
  });
});
