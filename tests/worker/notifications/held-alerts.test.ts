import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { maxQueriesInRun, maxQueriesOf } from "../../../domain/plumbing/outbox.ts";
import { tryPush } from "../../../worker/actions/notifications/try-push.ts";
import { drainOutbox } from "../../../worker/actions/plumbing/drain-outbox.ts";
import { countQueries } from "../../../worker/data/plumbing/count-queries.ts";
import { listParked } from "../../../worker/data/plumbing/parked-outbox.ts";
import { traineeScope, trainerScope } from "../../../worker/data/scope.ts";
import { type AlertDesk, heldAlerts, makeAlertDesk } from "../../support/alert-desk.ts";
import { countRows } from "../../support/notifications.ts";

/*
 * Saturday, 21 November 2026. In UTC, dhuhr is at 09:25 in Jerusalem, at 09:26 in Hebron, at 08:08 in Dubai.
 */
const inDhuhr = "2026-11-21T09:30:00Z";

let desk: AlertDesk;
beforeEach(async () => {
  desk = await makeAlertDesk();
  desk.moveTo(inDhuhr);
});

const late = (dhuhr: number) => ({ fajr: 0, dhuhr, asr: 0, maghrib: 0, isha: 0 });

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

const waiting = () => countRows("select count(*) as n from outbox");

describe("an alert of a notification to everybody", () => {
  it("waits for the end of each person's own prayer, and then arrives once", async () => {
    await desk.addTrainee("usual");
    await desk.addTrainee("hebron", { prayers: { city: "hebron" } });
    await desk.addTrainee("late", { prayers: { city: "jerusalem", minutes: late(4) } });
    await desk.addTrainee("dubai", { timeZone: "Asia/Dubai" });
    await desk.notify();
    expect(desk.take()).toEqual(["dubai 09:30"]);
    for (const minute of ["44", "45", "46", "47", "48", "49", "50"]) {
      await desk.drainAt(`2026-11-21T09:${minute}:00Z`);
    }
    expect(desk.take()).toEqual(["usual 09:45", "hebron 09:46", "late 09:49"]);
    expect(await waiting()).toBe(0);
  });

  it("goes out until the adhan", async () => {
    await desk.addTrainee("usual");
    desk.moveTo("2026-11-21T09:24:59Z");
    await desk.notify();
    expect(desk.take()).toEqual(["usual 09:24"]);
  });

  it("goes out at once if it is important", async () => {
    await desk.addTrainee("usual");
    await desk.notify({ type: "error" });
    expect(desk.take()).toEqual(["usual 09:30"]);
    expect(await waiting()).toBe(0);
  });

  it("goes out at once to people without quiet around prayers", async () => {
    await desk.addTrainee("usual", { prayers: { quiet: false } });
    await desk.notify();
    expect(desk.take()).toEqual(["usual 09:30"]);
  });

  it("goes out at once to people without a city, in a zone without one", async () => {
    await desk.addTrainee("far", { timeZone: "Antarctica/Troll" });
    for (let minute = 0; minute < 60; minute += 10) {
      desk.moveTo(`2026-11-20T11:${String(minute).padStart(2, "0")}:00Z`);
      await desk.notify();
    }
    expect(desk.take()).toHaveLength(6);
  });

  it("follows the chosen city of a person elsewhere", async () => {
    await desk.addTrainee("far", {
      timeZone: "Antarctica/Troll",
      prayers: { city: "jerusalem" },
    });
    await desk.notify();
    expect(desk.take()).toEqual([]);
    await desk.drainAt("2026-11-21T09:45:00Z");
    expect(desk.take()).toEqual(["far 09:45"]);
  });

  it("is not sent to people who read or deleted the notification meanwhile", async () => {
    const [reads, deletes] = [await desk.addTrainee("reads"), await desk.addTrainee("deletes")];
    await desk.addTrainee("waits");
    await desk.notify();
    const mark = (column: string, id: string) =>
      run(`update notification_deliveries set ${column} = 1 where recipient_id = ?`, id);
    await mark("read_at", reads.id);
    await mark("deleted_at", deletes.id);
    await desk.drainAt("2026-11-21T09:45:00Z");
    expect(desk.take()).toEqual(["waits 09:45"]);
    expect(await waiting()).toBe(0);
  });

  it("is not sent once its notification or its reader is deleted", async () => {
    const gone = await desk.addTrainee("gone");
    await desk.notify();
    await run("delete from accounts where id = ?", gone.id);
    await desk.drainAt("2026-11-21T09:45:00Z");
    await desk.addTrainee("usual");
    desk.moveTo(inDhuhr);
    await desk.notify();
    await run("delete from notifications");
    await desk.drainAt("2026-11-21T09:45:00Z");
    expect(desk.take()).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  it("is dropped by the person's own quiet hours, before and after the wait", async () => {
    // In Hebron: at 11:30 and at 11:45.
    await desk.addTrainee("asleep", { quiet: { from: "11:00", until: "12:00" } });
    await desk.addTrainee("asleep soon", { quiet: { from: "11:40", until: "12:00" } });
    await desk.notify();
    expect((await heldAlerts()).flatMap(({ payload }) => JSON.parse(payload).readers)).toHaveLength(
      1,
    );
    await desk.drainAt("2026-11-21T09:45:00Z");
    await desk.drainAt("2026-11-21T10:00:00Z");
    expect(desk.take()).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  it("waits again if its wait ends in the next quiet time", async () => {
    await desk.addTrainee("usual");
    await desk.notify();
    // The cron was away until asr, which is at 12:17.
    await desk.drainAt("2026-11-21T12:20:00Z");
    expect(desk.take()).toEqual([]);
    await desk.drainAt("2026-11-21T12:37:00Z");
    expect(desk.take()).toEqual(["usual 12:37"]);
  });

  it("waits from 11:30 to 13:30 on Friday, and from dhuhr on without a break", async () => {
    await desk.addTrainee("usual");
    for (const time of ["09:26", "09:50", "11:29"]) {
      desk.moveTo(`2026-11-20T${time}:00Z`);
      await desk.notify();
    }
    expect(desk.take()).toEqual([]);
    await desk.drainAt("2026-11-20T11:29:59Z");
    expect(desk.take()).toEqual([]);
    await desk.drainAt("2026-11-20T11:30:00Z");
    expect(desk.take()).toEqual(["usual 11:30", "usual 11:30", "usual 11:30"]);
  });

  it("waits for nobody without a browser or without this kind of alert", async () => {
    const without = await desk.addTrainee("without");
    await run("delete from push_subscriptions where account_id = ?", without.id);
    await desk.addTrainee("chat only", { types: ["chat"] });
    await desk.notify();
    expect(await waiting()).toBe(0);
  });
});

describe("a held alert", () => {
  it("is sent once by two drains at the same time", async () => {
    await desk.addTrainee("usual");
    await desk.notify();
    desk.moveTo("2026-11-21T09:45:00Z");
    await Promise.all([drainOutbox(desk.platform), drainOutbox(desk.platform)]);
    expect(desk.take()).toEqual(["usual 09:45"]);
    expect(await waiting()).toBe(0);
  });

  it("reaches everybody after a killed run, with the tag that replaces the first", async () => {
    let calls = 0;
    const { push } = desk.platform;
    if (!push) throw new Error("no push");
    for (const name of ["first", "second", "third"]) await desk.addTrainee(name);
    const id = await desk.notify();
    desk.moveTo("2026-11-21T09:45:00Z");
    const dying = {
      ...desk.platform,
      push: {
        ...push,
        send: (...given: Parameters<typeof push.send>) => {
          if (++calls === 3) throw new Error("the isolate is gone");
          return push.send(...given);
        },
      },
    };
    expect(await drainOutbox(dying)).toEqual({ done: 0, failed: 1 });
    expect(desk.sent).toHaveLength(2);
    await desk.drainAt("2026-11-21T09:50:00Z");
    expect(new Set(desk.sent.map(({ to }) => to))).toEqual(new Set(["first", "second", "third"]));
    expect(new Set(desk.sent.map(({ tag }) => tag))).toEqual(new Set([id.replaceAll("-", "")]));
    expect(desk.sent).toHaveLength(5);
    expect(await waiting()).toBe(0);
  });

  it("is ordered once by a repeated step of a fan-out", async () => {
    await desk.addTrainee("usual");
    await desk.addTrainee("dubai", { timeZone: "Asia/Dubai" });
    const { push, database } = desk.platform;
    if (!push) throw new Error("no push");
    let isAway = true;
    const send: typeof push.send = async (...given) => {
      if (isAway) throw new Error("the isolate is gone");
      return push.send(...given);
    };
    const platform = { ...desk.platform, database, push: { ...push, send } };
    desk.platform.push = platform.push;
    await desk.notify();
    isAway = false;
    await desk.drainAt("2026-11-21T09:40:00Z");
    expect(desk.take()).toEqual(["dubai 09:40"]);
    expect(await heldAlerts()).toHaveLength(1);
    await desk.drainAt("2026-11-21T09:45:00Z");
    expect(desk.take()).toEqual(["usual 09:45"]);
  });

  it("of many people is one entry for those with the same end", async () => {
    for (let nth = 0; nth < 8; nth++) await desk.addTrainee(`person ${nth}`);
    for (let nth = 0; nth < 3; nth++) {
      await desk.addTrainee(`hebron ${nth}`, { prayers: { city: "hebron" } });
    }
    await desk.notify();
    const held = await heldAlerts();
    expect(held.map(({ payload }) => JSON.parse(payload).readers.length)).toEqual([8, 3]);
    expect(held.map(({ available_at }) => new Date(available_at).toISOString())).toEqual([
      "2026-11-21T09:45:00.000Z",
      "2026-11-21T09:46:00.000Z",
    ]);
  });

  it("reaches a thousand people in bounded runs", async () => {
    await desk.addMany(1000);
    await desk.notify();
    expect(desk.take()).toEqual([]);
    expect(await heldAlerts()).toHaveLength(20);
    desk.moveTo("2026-11-21T09:45:00Z");
    const readers: string[] = [];
    for (let runs = 0; (await waiting()) > 0 && runs < 20; runs++) {
      const { database, asked } = countQueries(desk.platform.database);
      await drainOutbox({ ...desk.platform, database });
      expect(desk.sent.length).toBeLessThanOrEqual(400);
      expect(asked()).toBeLessThanOrEqual(maxQueriesInRun);
      readers.push(...desk.sent.splice(0).map(({ to }) => to));
    }
    expect(readers).toHaveLength(1000);
    expect(new Set(readers).size).toBe(1000);
  });

  it("costs few queries, and none while nobody is in a prayer", async () => {
    await desk.addTrainee("usual");
    const { database, asked } = countQueries(desk.platform.database);
    desk.platform.database = database;
    const costOf = async (act: () => Promise<unknown>) => {
      const before = asked();
      await act();
      return asked() - before;
    };
    desk.moveTo("2026-11-21T10:00:00Z");
    const between = await costOf(() => desk.notify());
    desk.moveTo(inDhuhr);
    // The note of a sent alert has four statements; the order has one.
    expect(await costOf(() => desk.notify())).toBe(between - 3);
    const held = await costOf(() => desk.drainAt("2026-11-21T09:45:00Z"));
    expect(held).toBeLessThanOrEqual(maxQueriesOf.push_held_alerts);
    await run("update account_settings set prayers = '{\"quiet\":false}'");
    desk.moveTo(inDhuhr);
    expect(await costOf(() => desk.notify())).toBe(between);
  });

  it("says in no list whose prayer it waits for", async () => {
    await desk.addTrainee("usual");
    await desk.notify({ type: "info" });
    await run("update outbox set parked_at = 1");
    const scope = trainerScope(desk.platform.database, desk.trainer.actor, Date.parse(inDhuhr));
    const { entries } = await listParked(scope);
    expect(entries).toMatchObject([
      { topic: "push_held_alerts", whom: null, people: 0, title: null },
    ]);
  });
});

it("a trial alert is sent during a prayer", async () => {
  const person = await desk.addTrainee("usual");
  const scope = traineeScope(desk.platform.database, person.actor, Date.parse(inDhuhr));
  const endpoint = "https://fcm.googleapis.com/fcm/send/usual";
  expect(await tryPush(desk.platform, scope, endpoint)).toEqual({ outcome: "sent" });
  expect(desk.take()).toEqual(["usual 09:30"]);
});
